#pragma once

#include "games/omens/laying.h"
#include "games/omens/poker.h"
#include "words.h"

namespace bombshelf::omens_pollution {

/// Pollution's own part of a state.
struct Position {
    omens::Team team;
    omens::Laid laid; ///< only in the touch-up
};

inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int handSize = 3, rowSize = 5, poolAtStart = 2;

constexpr Zone handOf(Seat seat) { return Zone(handZone + seat); }
constexpr Zone tableOf(Seat seat) { return Zone(tableZone + seat); }

/// In its first turn a seat has no card before it yet, and may give none away.
inline bool isFirstTurn(const State &state) { return state.table.empty(tableOf(omens::teamOf(state).turn)); }
inline bool mayLayBefore(const State &state, Seat seat)
{
    return isFirstTurn(state) ? seat == omens::teamOf(state).turn : state.table.count(tableOf(seat)) < rowSize;
}

inline omens::HandRank rankOf(const State &state, Zone zone)
{
    omens::Cards cards;
    for (const Piece &piece : state.table.in(zone))
        cards.add(piece.kind);
    return omens::bestHand(cards);
}

/// Who of these has the best hand, to meet the pool's next. Of equal hands the first from seat 0: who of them goes first changes
/// nothing.
inline Seat bestOf(const State &state, SeatSet seats)
{
    Seat best = seats.first();
    for (Seat seat = Seat(best + 1); seat < tableSeats; ++seat)
        if (seats.has(seat) && rankOf(state, tableOf(seat)) > rankOf(state, tableOf(best)))
            best = seat;
    return best;
}

/// What helpers can change now.
omens::Reach reachIn(const State &state);

} // namespace bombshelf::omens_pollution
