#pragma once

#include "poker.h"
#include "words.h"

namespace bombshelf {
struct Beliefs;
class Guess;
class Rng;
class Table;
}// namespace bombshelf

namespace bombshelf::omens {

/// The hand that a prophecy wants.
constexpr Category wantedBy(Kind prophecy) { return Category(int(Category::twoPair) + prophecy - prophecy0); }
static_assert(wantedBy(prophecy0) == Category::twoPair && wantedBy(face1 - 1) == Category::fourOfAKind);

/// Puts the prophecies on the table, before anything is told of it.
void addProphecies(Table &table, Zone almanac);
/// Each seat gets one that it alone knows, in a zone of its own from the first on; the others stay in the almanac unread.
void dealProphecies(Table &table, int seats, Zone almanac, Zone first, Rng &rng);

/// How well the cards of a seat go with each prophecy that it may have: factors, > 0, in the order of the prophecies.
using Fit = std::array<float, prophecyKinds>;
/// Deals again the prophecies that the guessing seat has not seen, each deal as likely as cards and moves of the seats make it.
void guessProphecies(Guess &guess, std::span<const Fit> fitOfSeats, const Beliefs &beliefs, Zone almanac, Zone first, Rng &rng);

} // namespace bombshelf::omens
