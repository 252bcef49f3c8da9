#pragma once

#include "../omens/helpers.h"
#include "../omens/prophecies.h"
#include "position.h"

namespace bombshelf::omens_hell {

/// Helpers work on all dice of the turn.
inline Reach reachOf(const State &state)
{
    Reach reach;
    for (int place = 0; place < state.table.count(diceZone); ++place)
        reach.dice.add({diceZone, std::uint8_t(place)});
    return reach;
}

inline Cards cardsBefore(const State &state, Seat seat)
{
    Cards cards;
    for (const Piece &card : state.table.in(cardsOf(seat)))
        cards.add(card.kind);
    return cards;
}

inline bool isFulfilled(const State &state, Seat seat)
{
    return canMake(cardsBefore(state, seat), wantedBy(state.table.top(prophecyOf(seat)).kind));
}

} // namespace bombshelf::omens_hell
