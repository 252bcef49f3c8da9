#include "search.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <ranges>
#include <vector>

namespace bombshelf {

namespace {

/// A candidate as often as its share says.
Thought drawn(const List<Candidate, 128> &candidates, Rng &rng)
{
    return {candidates[rng.byWeight(candidates | std::views::transform(&Candidate::share))].move, candidates};
}

/// Each legal move as often as its weight says.
Thought drawn(const Moves &moves, std::span<const float> weights, Rng &rng)
{
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0f);
    List<Candidate, 128> candidates;
    for (int i = 0; i < moves.size(); ++i)
        candidates.add({moves[i], weights[std::size_t(i)] / sum, 0});
    return drawn(candidates, rng);
}

/// Any legal move, each equally likely: the floor that every level is measured against.
class RandomBot final : public Bot {
public:
    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const override
    {
        Moves moves;
        rules.legal(seen.state(), seen.viewer(), moves);
        return drawn(moves, std::vector<float>(std::size_t(moves.size()), 1.0f), rng);
    }
};

/// Goes by the game's knowledge alone, as playouts do.
class HabitBot final : public Bot {
public:
    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const override
    {
        Moves moves;
        const Guess guess = seen.guess(rng);
        rules.legal(guess.state, seen.viewer(), moves);
        std::vector<float> weights(std::size_t(moves.size()));
        rules.knowledge().weigh(guess, seen.viewer(), moves, weights);
        return drawn(moves, weights, rng);
    }
};

/// How a level thinks.
struct Level {
    std::string_view name;
    int iterations; ///< a move
    int most;       ///< ...if it is given time
    bool wavers;    ///< picks a move as often as it likes it, not always the one it likes best
};

constexpr std::array<std::string_view, 3> names{"novice", "casual", "strong"};
constexpr std::array<Level, 3> levels{{
    {names[0], 40, 40, true},
    {names[1], 400, 400, false},
    {names[2], 20'000, 200'000, false},
}};

class SearchBot final : public Bot {
public:
    explicit SearchBot(const Level &level) : m_level(level) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override
    {
        Moves moves;
        rules.legal(seen.state(), seen.viewer(), moves);
        if (moves.size() == 1)
            return {moves[0], {}};
        const bool timed = budget.time.count() > 0;
        const auto deadline = timed ? Search::Clock::now() + budget.time : Search::Clock::time_point::max();
        int iterations = timed ? m_level.most : m_level.iterations;
        if (budget.iterations > 0)
            iterations = std::min(iterations, budget.iterations);
        Search search(rules, seen, {.treeSize = iterations});
        search.run(rng, iterations, deadline, stop);
        const List<Candidate, 128> candidates = search.candidates();
        if (candidates.empty())
            return drawn(moves, std::vector<float>(std::size_t(moves.size()), 1.0f), rng);
        if (m_level.wavers)
            return drawn(candidates, rng);
        return {std::ranges::max(candidates, {}, &Candidate::share).move, candidates};
    }

private:
    const Level m_level;
};

} // namespace

std::span<const std::string_view> botLevels() { return names; }

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "habit")
        return std::make_unique<HabitBot>();
    const auto level = std::ranges::find(levels, name, &Level::name);
    return level == levels.end() ? nullptr : std::make_unique<SearchBot>(*level);
}

} // namespace bombshelf
