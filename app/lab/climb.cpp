#include "climb.h"

#include "seeds.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::lab {

namespace {

/// Makes the move that a knowledge likes best.
class BestHabit final : public Bot {
public:
    explicit BestHabit(std::shared_ptr<const Knowledge> knowledge) : m_knowledge(std::move(knowledge)) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const override
    {
        Moves moves;
        const Guess guess = seen.guess(rng);
        rules.legal(guess.state, seen.viewer(), moves);
        const std::vector<float> likings = m_knowledge->likings(guess, seen.viewer(), moves);
        return {moves[int(std::ranges::max_element(likings) - likings.begin())], {}};
    }
    bool infers() const override { return false; }

private:
    const std::shared_ptr<const Knowledge> m_knowledge;
};

/// Takes positions of a match as examples.
class TeamSampler final : public Witness {
public:
    TeamSampler(const Rules &rules, const Tunable &knowledge) : m_rules(rules), m_knowledge(knowledge) {}

    void tell(const Event &, const State &) override {}
    void dealt(const State &) override {}
    void decided(int n, Seat, const Moves &, Move, const State &after) override
    {
        if (const auto guess = sampled(n, m_rules, after))
            m_knowledge.describe(*guess, m_positions.emplace_back());
    }
    std::vector<Example> examples(bool isWon) const
    {
        std::vector<Example> examples;
        examples.reserve(m_positions.size());
        for (const Features &features : m_positions)
            examples.push_back({{{0, features, isWon ? 1.0f : 0.0f}, {1, {}, isWon ? 0.0f : 1.0f}}});
        return examples;
    }

private:
    const Rules &m_rules;
    const Tunable &m_knowledge;
    std::vector<Features> m_positions;
};

/// As many deals as the run has matches at each number of seats, by teams with the same habits.
class Trial {
public:
    Trial(const Run &run, std::shared_ptr<const Knowledge> habits)
        : m_matches(run.matches), m_line(std::size_t(run.rules->descriptor().maxSeats), {std::make_shared<BestHabit>(std::move(habits))})
    {
        const Descriptor &game = run.rules->descriptor();
        for (int seats = game.minSeats; seats <= game.maxSeats; ++seats) {
            m_tables.push_back(run);
            m_tables.back().setup = setupFor(game, seats);
        }
    }

    /// All those with the least number of seats, then with one more, and so on.
    int count() const { return int(m_tables.size()) * m_matches; }
    /// Whether that one is won; the deals are those from number `first` on.
    bool isWon(int i, int first = 0, Witness *witness = nullptr) const
    {
        const Run &table = m_tables[std::size_t(i / m_matches)];
        const std::uint64_t seed = matchSeed(table.seed, std::uint64_t(first + i % m_matches));
        return !playMatch(table, seed, m_line, witness).result.winners.empty();
    }

private:
    const int m_matches;
    const Line m_line;
    std::vector<Run> m_tables;
};

/// Match for match whether it was won.
using Wins = std::vector<char>;

Wins play(const Run &run, const Tunable &knowledge, const std::vector<float> &weights, int first = 0)
{
    const Trial trial(run, knowledge.withWeights(weights));
    Wins wins(std::size_t(trial.count()));
    forEach(trial.count(), run.threads, [&](int i) { wins[std::size_t(i)] = trial.isWon(i, first); });
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
    const std::size_t habits = weights.size() - knowledge.features();
    for (std::size_t next = 0, unchanged = 0; unchanged < habits; next = (next + 1) % habits)
        unchanged = change(weights[next]) ? 0 : unchanged + 1;
    return {weights, shareWon(before), shareWon(wins), shareWon(play(run, knowledge, weights, run.matches))};
}

std::vector<Example> teamExamples(const Run &run, const Tunable &knowledge, const std::vector<float> &weights)
{
    const std::shared_ptr<const Knowledge> habits = knowledge.withWeights(weights);
    const auto &described = dynamic_cast<const Tunable &>(*habits);
    const Trial trial(run, habits);
    std::vector<std::vector<Example>> found(std::size_t(trial.count()));
    forEach(trial.count(), run.threads, [&](int i) {
        TeamSampler sampler(*run.rules, described);
        const bool isWon = trial.isWon(i, 0, &sampler);
        found[std::size_t(i)] = sampler.examples(isWon);
    });
    return joined(std::move(found));
}

} // namespace bombshelf::lab
