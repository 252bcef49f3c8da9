#pragma once

#include "core/rules.h"

namespace bombshelf::tiny {

/// A game that lives only in the tests: eight cards and a die, small enough to count every world.
///
/// Each seat holds two cards only it knows. On its turn a seat peeks at the top of the deck, swaps a card with it unseen,
/// tosses a card and draws, tucks both cards under the deck in an order of its own and draws two, or rolls the die for luck.
/// When the deck is out, the tossed cards are shuffled into a new one. At the end all call, in secret and together, what the
/// top card of the deck is.
const Rules &rules();

enum Card : Kind { coal, gem, crown, one, two, three };
inline constexpr int copies[] = {4, 2, 2};
inline constexpr int cardCount = 8, handSize = 2;
inline constexpr Zone deckZone = 0, tossedZone = 1, handZone = 2, dieZone = 5;
enum class Verb : std::uint8_t { peek, swap, toss, tuck, roll, call };
enum class What : std::uint8_t { dealt, peeked, swapped, tossed, drew, shuffled, tucked, rolled, called, revealed, showed, ended };

using bombshelf::makeMove;
inline Zone handOf(Seat seat) { return Zone(handZone + seat); }

} // namespace bombshelf::tiny
