#include "search.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace bombshelf {

namespace {

/// Any legal move, each equally likely: the floor that every level is measured against.
class RandomBot final : public Bot {
public:
    Move choose(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const override
    {
        Moves moves;
        rules.legal(seen.state(), seen.viewer(), moves);
        return moves[int(rng.below(std::uint32_t(moves.size())))];
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

    Move choose(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override
    {
        Moves moves;
        rules.legal(seen.state(), seen.viewer(), moves);
        if (moves.size() == 1)
            return moves[0];
        const bool timed = budget.time.count() > 0;
        const auto deadline = timed ? Search::Clock::now() + budget.time : Search::Clock::time_point::max();
        int iterations = timed ? m_level.most : m_level.iterations;
        if (budget.iterations > 0)
            iterations = std::min(iterations, budget.iterations);
        Search search(rules, seen, {.treeSize = iterations});
        search.run(rng, iterations, deadline, stop);
        const Search::Choices choices = search.choices();
        if (choices.empty())
            return moves[int(rng.below(std::uint32_t(moves.size())))];
        if (m_level.wavers)
            return choices[rng.byWeight(choices | std::views::transform(&Search::Choice::visits))].move;
        return std::ranges::max(choices, {}, &Search::Choice::visits).move;
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
    const auto level = std::ranges::find(levels, name, &Level::name);
    return level == levels.end() ? nullptr : std::make_unique<SearchBot>(*level);
}

} // namespace bombshelf
