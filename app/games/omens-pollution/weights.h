#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bombshelf::omens_pollution {

/// What bots know of this battle goes by these: where each row of weights begins.
enum class Weight : std::uint8_t {
    // What a row of cards before a seat promises by its greatest groups, by how many cards it has:
    alone, ///< one to four
    pair = alone + 4, ///< two to five
    twoPairs = pair + 4, ///< four, five
    threeAlike = twoPairs + 2, ///< three to five
    fullHouse = threeAlike + 3,
    fourAlike, ///< four, five
    // by cards of one suit, and by such as fit into one straight,
    flush = fourAlike + 2, ///< three to five
    straight = flush + 3, ///< four, five
    value = straight + 2, ///< of the greatest group
    unseenValue, ///< for each card that may still come
    unseenSuit,
    // The harm of a card in the pool, by how many of its suit, of its value lie there, and for each that fits into a straight with it.
    suitHarm, ///< none to seven or more
    valueHarm = suitHarm + 8, ///< one to three or more
    neighbourHarm = valueHarm + 3,
    straightFlushHarm,
    kept, ///< the part that counts of what a card is good for that stays in hand
    // What a helper must bring to be worth using, and what is brought by cards that nobody has seen.
    priceAtStart,
    priceAtEnd,
    gainOfUnseen, ///< before a seat
    harmOfUnseen, ///< in the pool
    gainOfForesight,
    chance, ///< the features of a position, as `PollutionKnowledge::describe` has them
    count = chance + 4
};
inline constexpr auto featureCount = std::size_t(Weight::count) - std::size_t(Weight::chance);
// clang-format off
inline constexpr std::array<std::string_view, std::size_t(Weight::count)> namesOfWeights{
    "alone-1", "alone-2", "alone-3", "alone-4", "pair-2", "pair-3", "pair-4", "pair-5", "two-pairs-4", "two-pairs-5",
    "three-alike-3", "three-alike-4", "three-alike-5", "full-house", "four-alike-4", "four-alike-5",
    "flush-3", "flush-4", "flush-5", "straight-4", "straight-5",
    "value", "unseen-value", "unseen-suit",
    "suit-harm-0", "suit-harm-1", "suit-harm-2", "suit-harm-3", "suit-harm-4", "suit-harm-5", "suit-harm-6", "suit-harm-7",
    "value-harm-1", "value-harm-2", "value-harm-3", "neighbour-harm", "straight-flush-harm",
    "kept", "price-at-start", "price-at-end", "gain-of-unseen", "harm-of-unseen", "gain-of-foresight",
    "chance", "chance-promise", "chance-laid", "chance-promise-laid"};
// clang-format on

constexpr bool isCalled(Weight weight, std::string_view name) { return namesOfWeights[std::size_t(weight)] == name; }
static_assert(isCalled(Weight::alone, "alone-1") && isCalled(Weight::pair, "pair-2") && isCalled(Weight::twoPairs, "two-pairs-4"));
static_assert(isCalled(Weight::threeAlike, "three-alike-3") && isCalled(Weight::fullHouse, "full-house"));
static_assert(isCalled(Weight::fourAlike, "four-alike-4") && isCalled(Weight::flush, "flush-3") &&
              isCalled(Weight::straight, "straight-4"));
static_assert(isCalled(Weight::value, "value") && isCalled(Weight::suitHarm, "suit-harm-0") && isCalled(Weight::valueHarm, "value-harm-1"));
static_assert(isCalled(Weight::neighbourHarm, "neighbour-harm") && isCalled(Weight::chance, "chance"));

} // namespace bombshelf::omens_pollution
