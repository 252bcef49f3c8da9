#include "levels.h"

#include "bot.h"
#include "search.h"
#include "search_bot.h"
#include "unthinking_bots.h"

#include <algorithm>
#include <array>

namespace bombshelf {

namespace {

constexpr int asFarAsItCan = SearchOptions::maxDepth;

constexpr std::array<Level, 5> allLevels{{
    {"novice", 16, 16, 1, false, false},
    {"casual", 80, 80, 2, false, false},
    {"skilled", 400, 400, asFarAsItCan, true, false},
    {"strong", 3'000, 3'000, asFarAsItCan, true, false},
    {"master", 20'000, 200'000, asFarAsItCan, true, true},
}};

} // namespace

std::span<const Level> levels() { return allLevels; }

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "habit")
        return std::make_unique<HabitBot>();
    const auto level = std::ranges::find(allLevels, name, &Level::name);
    return level == allLevels.end() ? nullptr : std::make_unique<SearchBot>(*level);
}

} // namespace bombshelf
