#pragma once

#include "core/state.h"
#include "words.h"

#include <array>

namespace bombshelf::bombmu {

inline constexpr Kind noCard = 0xff;
/// What an onlooker sees of a choice that is made but not revealed.
inline constexpr Kind hiddenCard = 0xfe;

/// How many sides of a die bear each mark, bomb first.
using Die = std::array<std::uint8_t, markCount>;

/// Bomb-mu's own part of a state: bytes only.
struct Position {
    std::uint8_t seats;
    Phase phase;
    std::uint8_t round; ///< from 1
    Die white, red;
    std::array<std::uint8_t, tableSeats> chips; ///< 0: out
    std::array<Kind, tableSeats> chosen;        ///< in secret, until all are in
    std::array<Seat, tableSeats> order;         ///< who disposes, first to last
    std::uint8_t disposers, disposed;           ///< of the order: how many in all, how many done
    std::uint8_t diamonds;                      ///< cards that the disposer may draw, unless it takes a chip
    bool failed;                                ///< a disposal of this round went wrong
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline Zone handOf(Seat seat) { return Zone(handZone + seat); }
inline Zone playedBy(Seat seat) { return Zone(playedZone + seat); }
inline bool isIn(const Position &p, Seat seat) { return seat < p.seats && p.chips[seat] > 0; }
inline SeatSet seatsIn(const Position &p)
{
    return seatsWith(p.seats, [&p](Seat seat) { return isIn(p, seat); });
}
/// Whose disposal it is.
inline Seat disposer(const Position &p) { return p.order[p.disposed]; }

inline constexpr int cardsDealt = 3, handLimit = 4, chipsAtStart = 3, diceAtStart = 2, roundsAtMost = 200, diamondsForChip = 4;

/// Of 10,000 rolls of the dice in the centre, how many on average do not explode.
int survival(const State &state);
/// The chance that this many white dice, with or without the red one, do not explode.
double survivalOf(const Position &p, int dice, bool withRed);

} // namespace bombshelf::bombmu
