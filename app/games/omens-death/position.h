#pragma once

#include "games/omens/helpers.h"
#include "games/omens/poker.h"
#include "words.h"

namespace bombshelf::omens_death {

/// Death's own part of a state: bytes only.
struct Position {
    Team team;
    std::uint8_t total;                     ///< of the two dice chosen in this turn, or 0
    std::uint8_t slot;                      ///< of the 13 or 14 just turned up, while it may be exchanged
    std::array<SeatSet, helperKinds> users; ///< of each helper
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int handSize = 5, rolledDice = 3, offeredCards = 2, lowestExchanged = 13;
constexpr int outAtStart(int seats) { return 52 - 13 * seats; }
static_assert(outAtStart(2) == 26 && outAtStart(3) == 13 && outAtStart(4) == 0);
constexpr Category lowestHand(int seats) { return Category(int(Category::threeOfAKind) + 2 - seats); }
static_assert(lowestHand(3) == Category::twoPair && lowestHand(4) == Category::onePair);

inline Zone handOf(Seat seat) { return Zone(handZone + seat); }

inline SeatSet &usersOf(State &state, Kind helper) { return position(state).users[std::size_t(helper - firstHelper)]; }
inline SeatSet usersOf(const State &state, Kind helper) { return position(state).users[std::size_t(helper - firstHelper)]; }

/// Two of the dice, by their places, and what they come to.
struct Pair {
    std::uint8_t one, other, total;
};
using Pairs = List<Pair, rolledDice>;
Pairs pairsOf(const Table &table);
/// What any two of them come to, ascending.
using Totals = List<std::uint8_t, rolledDice>;
Totals totalsOf(const Table &table);

inline bool isFaceDown(const Piece &card) { return !card.faceUp; }
inline bool fits(const Piece &card, int total) { return valueOf(card.kind) == total; }

/// Die powers are the active seat's, before it chooses.
Reach reachOf(const State &state);

} // namespace bombshelf::omens_death
