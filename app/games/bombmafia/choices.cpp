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

Refusal refusal(const State &state, Seat seat, Move move)
{
    const Position &p = position(state);
    if (p.phase == Phase::over)
        return {"match-over"};
    if (seat != p.turn)
        return {"not-your-turn"};
    if (move.verb != std::uint8_t(Verb::play) || move.b || move.c)
        return {"not-now"};
    if (move.a >= cardKinds)
        return {"no-such-card"};
    return state.table.find(handOf(seat), move.a) < 0 ? Refusal{"not-in-hand"} : notRefused;
}

} // namespace bombshelf::bombmafia
