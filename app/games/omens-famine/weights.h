#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bombshelf::omens_famine {

/// What an Evaluation reckons with: where each row of weights begins.
enum class Weight : std::uint8_t {
    // What lies of a category in a line is worth, up to ten or so: by the cards there,
    flush, ///< one to five
    straight = flush + 5, ///< one to five
    straightFlush = straight + 5, ///< one to four; all five win
    // or by how many there are of each value,
    fullHouse = straightFlush + 4, ///< as namesOfWeights says
    threeAlike = fullHouse + 6, ///< two, three alike
    fourAlike = threeAlike + 2, ///< two to four
    twoPairs = fourAlike + 3, ///< a pair and room, a pair and a card to pair, two pairs
    pair = twoPairs + 3, ///< a card and room, a pair
    // and what is left of that when few of the cards it needs can still come.
    flushWithoutSpare = pair + 2,
    lastOfStraight,
    lastOfValue,
    others, ///< of what a line is good for besides the best of each category
    // For scoring: each category from one pair on, with the deck gone, and on a full grid.
    bonus,
    bonusForLateness = bonus + 7,
    bonusForCrowding,
    chance, ///< the features of a position, as `Evaluation::features` has them
    count = chance + 6
};
inline constexpr auto featureCount = std::size_t(Weight::count) - std::size_t(Weight::chance);
// clang-format off
inline constexpr std::array<std::string_view, std::size_t(Weight::count)> namesOfWeights{
    "flush-1", "flush-2", "flush-3", "flush-4", "flush-5",
    "straight-1", "straight-2", "straight-3", "straight-4", "straight-5",
    "straight-flush-1", "straight-flush-2", "straight-flush-3", "straight-flush-4",
    "full-house-2", "full-house-2-1", "full-house-3", "full-house-2-2", "full-house-3-1", "full-house-3-2",
    "three-alike-2", "three-alike-3", "four-alike-2", "four-alike-3", "four-alike-4",
    "two-pairs-2", "two-pairs-2-1", "two-pairs-2-2", "pair-1", "pair-2",
    "flush-without-spare", "last-of-straight", "last-of-value", "others",
    "bonus-one-pair", "bonus-two-pair", "bonus-three-of-a-kind", "bonus-straight", "bonus-flush", "bonus-full-house", "bonus-four-of-a-kind",
    "bonus-for-lateness", "bonus-for-crowding",
    "chance", "chance-hope", "chance-done", "chance-done-filled", "chance-filled", "chance-deck"};
// clang-format on

constexpr bool isCalled(Weight weight, std::string_view name) { return namesOfWeights[std::size_t(weight)] == name; }
static_assert(isCalled(Weight::flush, "flush-1") && isCalled(Weight::straight, "straight-1") &&
              isCalled(Weight::straightFlush, "straight-flush-1"));
static_assert(isCalled(Weight::fullHouse, "full-house-2") && isCalled(Weight::threeAlike, "three-alike-2"));
static_assert(isCalled(Weight::fourAlike, "four-alike-2") && isCalled(Weight::twoPairs, "two-pairs-2") && isCalled(Weight::pair, "pair-1"));
static_assert(isCalled(Weight::flushWithoutSpare, "flush-without-spare") && isCalled(Weight::lastOfStraight, "last-of-straight"));
static_assert(isCalled(Weight::lastOfValue, "last-of-value") && isCalled(Weight::others, "others") &&
              isCalled(Weight::bonus, "bonus-one-pair"));
static_assert(isCalled(Weight::bonusForLateness, "bonus-for-lateness") && isCalled(Weight::chance, "chance"));

} // namespace bombshelf::omens_famine
