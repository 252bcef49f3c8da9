#include "climb.h"

#include "seeds.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::lab {

namespace {

/// Makes the move that a knowledge likes best.
class BestHabit final : public Bot {
public:
    explicit BestHabit(std::unique_ptr<Knowledge> knowledge) : m_knowledge(std::move(knowledge)) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const override
    {
        Moves moves;
        const Guess guess = seen.guess(rng);
        rules.legal(guess.state, seen.viewer(), moves);
        std::vector<float> likings(std::size_t(moves.size()));
        m_knowledge->weigh(guess, seen.viewer(), moves, likings);
        return {moves[int(std::ranges::max_element(likings) - likings.begin())], {}};
    }

private:
    const std::unique_ptr<const Knowledge> m_knowledge;
};

/// Match for match whether it was won: all those with the least number of seats, then with one more, and so on.
using Wins = std::vector<char>;

Wins play(const Run &run, const Tunable &knowledge, const std::vector<float> &weights)
{
    const Descriptor &game = run.rules->descriptor();
    std::vector<Run> tables;
    for (int seats = game.minSeats; seats <= game.maxSeats; ++seats) {
        tables.push_back(run);
        tables.back().setup = setupFor(game, seats);
    }
    const Line line(std::size_t(game.maxSeats), {std::make_shared<BestHabit>(knowledge.withWeights(weights))});
    Wins wins(tables.size() * std::size_t(run.matches));
    forEach(int(wins.size()), run.threads, [&](int i) {
        const Run &table = tables[std::size_t(i / run.matches)];
        wins[std::size_t(i)] = !playMatch(table, matchSeed(run.seed, std::uint64_t(i % run.matches)), line).result.winners.empty();
    });
    return wins;
}

/// By more than a standard error of what differs: of as many tosses of a coin, its square root.
bool isBetter(const Wins &wins, const Wins &before)
{
    int more = 0, differing = 0;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        more += wins[i] - before[i];
        differing += wins[i] != before[i];
    }
    return more > 0 && double(more) * more > differing;
}

} // namespace

Climb climb(const Run &run, const Tunable &knowledge)
{
    std::vector<float> weights(knowledge.weights().begin(), knowledge.weights().end());
    Wins wins = play(run, knowledge, weights);
    const auto change = [&](float &weight) {
        bool isChanged = false;
        for (const float factor : {0.75f, 0.9f, 1.1f, 1.33f}) {
            const float before = weight;
            weight = std::round(1000 * factor * before) / 1000;
            Wins now = weight == before ? wins : play(run, knowledge, weights);
            if (isBetter(now, wins)) {
                wins = std::move(now);
                isChanged = true;
            } else {
                weight = before;
            }
        }
        return isChanged;
    };
    for (std::size_t next = 0, unchanged = 0; unchanged < weights.size(); next = (next + 1) % weights.size())
        unchanged = change(weights[next]) ? 0 : unchanged + 1;

    Climb found{std::move(weights), {}};
    for (auto table = wins.begin(); table != wins.end(); table += run.matches)
        found.wins.push_back(double(std::count(table, table + run.matches, 1)) / run.matches);
    return found;
}

} // namespace bombshelf::lab
