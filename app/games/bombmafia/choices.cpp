#include "choices.h"

#include "position.h"

namespace bombshelf::bombmafia {

void choices(const State &state, Seat seat, Moves &out)
{
    unsigned kinds = 0;
    for (const Piece &card : state.table.in(handOf(seat)))
        if (card.kind < cardKinds)
            kinds |= 1u << card.kind;
    for (Kind kind = 0; kind < cardKinds; ++kind)
        if (kinds >> kind & 1)
            out.add({std::uint8_t(Verb::play), kind, 0, 0});
}

} // namespace bombshelf::bombmafia
