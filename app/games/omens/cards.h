#pragma once

#include "core/table.h"

#include <array>

namespace bombshelf::omens {

/// The main deck comes first among the kinds of pieces: clubs, diamonds, hearts, spades, each from 2 to 14.
enum Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr std::array allSuits{clubs, diamonds, hearts, spades};
inline constexpr int suitCount = 4, suitSize = 13, cardCount = suitCount * suitSize, lowestValue = 2, highestValue = 14;

constexpr bool isCard(Kind kind) { return kind < cardCount; }
constexpr Suit suitOf(Kind card) { return Suit(card / suitSize); }
constexpr int valueOf(Kind card) { return card % suitSize + lowestValue; }
constexpr Kind cardOf(Suit suit, int value) { return Kind(suit * suitSize + value - lowestValue); }

} // namespace bombshelf::omens
