#include "position.h"

namespace bombshelf::driller {

int purse(const State &state, Seat seat)
{
    int sum = 0;
    for (const Piece &piece : state.table.in(handOf(seat)))
        sum += worth[piece.kind];
    return sum;
}

int pointsOf(const State &state, Seat seat) { return purse(state, seat) + state.table.countKind(handOf(seat), map) / 2 * pointsForMapPair; }

} // namespace bombshelf::driller
