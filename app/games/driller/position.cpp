#include "position.h"

namespace bombshelf::driller {

int purse(const State &state, Seat seat)
{
    int sum = 0;
    for (const Piece &piece : state.table.in(handOf(seat)))
        sum += worth[piece.kind];
    return sum;
}

} // namespace bombshelf::driller
