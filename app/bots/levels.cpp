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
    {.name = "novice", .worlds = 16, .worldsInTime = 16, .ahead = 1, .foresees = false, .remembers = false, .usesCores = false},
    {.name = "casual", .worlds = 48, .worldsInTime = 48, .ahead = 2, .foresees = true, .remembers = false, .usesCores = false},
    {.name = "skilled", .worlds = 200, .worldsInTime = 200, .ahead = 6, .foresees = true, .remembers = true, .usesCores = false},
    {.name = "strong",
     .worlds = 1'500,
     .worldsInTime = 1'500,
     .ahead = asFarAsItCan,
     .foresees = true,
     .remembers = true,
     .usesCores = false},
    {.name = "master",
     .worlds = 20'000,
     .worldsInTime = 200'000,
     .ahead = asFarAsItCan,
     .foresees = true,
     .remembers = true,
     .usesCores = true},
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
