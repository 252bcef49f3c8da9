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
        const std::vector<float> likings = m_knowledge->likings(guess, seen.viewer(), moves);
        return {moves[int(std::ranges::max_element(likings) - likings.begin())], {}};
    }

private:
    const std::unique_ptr<const Knowledge> m_knowledge;
};

/// Match for match whether it was won: all those with the least number of seats, then with one more, and so on.
using Wins = std::vector<char>;

/// As many deals as the run has matches, from number `first` on.
Wins play(const Run &run, const Tunable &knowledge, const std::vector<float> &weights, int first = 0)
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
        wins[std::size_t(i)] = !playMatch(table, matchSeed(run.seed, std::uint64_t(first + i % run.matches)), line).result.winners.empty();
    });
    return wins;
}

/// By more than two standard errors: of as many tosses of a coin as matches differ, the square root.
bool isBetter(const Wins &wins, const Wins &before)
{
    int more = 0, differing = 0;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        more += wins[i] - before[i];
        differing += wins[i] != before[i];
    }
    return more > 0 && double(more) * more > 4 * differing;
}

double shareWon(const Wins &wins) { return double(std::ranges::count(wins, 1)) / double(wins.size()); }

} // namespace

Climb climb(const Run &run, const Tunable &knowledge)
{
    std::vector<float> weights(knowledge.weights().begin(), knowledge.weights().end());
    const Wins before = play(run, knowledge, weights);
    Wins wins = before;
    const auto change = [&](float &weight) {
        bool isChanged = false;
        for (const float factor : {0.75f, 0.9f, 1.1f, 1.33f}) {
            const float usual = weight;
            weight = std::round(1000 * factor * usual) / 1000;
            if (weight == usual)
                continue;
            Wins now = play(run, knowledge, weights);
            if (isBetter(now, wins)) {
                wins = std::move(now);
                isChanged = true;
            } else {
                weight = usual;
            }
        }
        return isChanged;
    };
    for (std::size_t next = 0, unchanged = 0; unchanged < weights.size(); next = (next + 1) % weights.size())
        unchanged = change(weights[next]) ? 0 : unchanged + 1;
    return {weights, shareWon(before), shareWon(wins), shareWon(play(run, knowledge, weights, run.matches))};
}

} // namespace bombshelf::lab
