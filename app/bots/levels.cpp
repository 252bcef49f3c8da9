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

// clang-format off
constexpr std::array<Level, 5> allLevels{{
    {.name = "novice",  .worlds = 60,     .ahead = 1,            .doubts = false, .memory = 0.0f, .experience = 0.15f, .takesItsTime = false},
    {.name = "casual",  .worlds = 300,    .ahead = 3,            .doubts = true,  .memory = 0.0f, .experience = 0.95f, .takesItsTime = false},
    {.name = "skilled", .worlds = 800,    .ahead = 8,            .doubts = true,  .memory = 0.5f, .experience = 0.95f, .takesItsTime = false},
    {.name = "strong",  .worlds = 3'000,  .ahead = asFarAsItCan, .doubts = true,  .memory = 1.0f, .experience = 0.95f, .takesItsTime = false},
    {.name = "master",  .worlds = 12'000, .ahead = asFarAsItCan, .doubts = true,  .memory = 1.0f, .experience = 0.95f, .takesItsTime = true},
}};
// clang-format on

} // namespace

std::span<const Level> levels() { return allLevels; }

const Level *findLevel(std::string_view name)
{
    const auto level = std::ranges::find(allLevels, name, &Level::name);
    return level == allLevels.end() ? nullptr : &*level;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Style *style)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "habit")
        return std::make_unique<HabitBot>();
    const Level *level = findLevel(name);
    return level ? std::make_unique<SearchBot>(*level, style) : nullptr;
}

} // namespace bombshelf
