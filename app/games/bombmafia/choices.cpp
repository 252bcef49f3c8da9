#include "choices.h"

#include "position.h"

namespace bombshelf::bombmafia {

void choices(const State &state, Seat seat, Moves &out)
{
    const std::uint64_t hand = kindsAmong(state.table.in(handOf(seat)));
    for (Kind kind = 0; kind < cardKinds; ++kind)
        if (hand >> kind & 1)
            out.add(makeMove(Verb::play, kind));
}

} // namespace bombshelf::bombmafia
