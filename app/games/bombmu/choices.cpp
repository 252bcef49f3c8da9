#include "choices.h"

#include "flow.h"

namespace bombshelf::bombmu {

namespace {

/// The kinds of card in a hand.
class Kinds {
public:
    Kinds(const State &state, Seat seat)
    {
        for (const Piece &piece : state.table.in(handOf(seat)))
            if (piece.kind < cardKinds)
                m_bits |= 1u << piece.kind;
    }
    bool has(Kind kind) const { return (m_bits >> kind & 1) != 0; }

private:
    unsigned m_bits = 0;
};

void addCards(const State &state, Seat seat, Verb verb, Kind first, Kind last, Moves &out)
{
    const Kinds hand(state, seat);
    for (Kind kind = first; kind <= last; ++kind)
        if (hand.has(kind))
            out.add(makeMove(verb, kind));
}

Phase phaseOf(Verb verb)
{
    switch (verb) {
    case Verb::choose: return Phase::choose;
    case Verb::useSafe:
    case Verb::roll: return Phase::dispose;
    case Verb::drawCards:
    case Verb::takeChip: return Phase::reward;
    case Verb::discard: return Phase::discard;
    }
    return Phase::over;
}

std::string_view reasonForCard(Verb verb, int card)
{
    if (card >= cardKinds)
        return "no-such-card";
    if (verb == Verb::choose && card == safe)
        return "not-safe";
    return verb == Verb::discard && card == zero ? "keep-zero" : "not-in-hand";
}

} // namespace

SeatSet asked(const State &state)
{
    const Position &p = position(state);
    if (p.phase == Phase::choose)
        return seatsWith(p.seats, [&p](Seat seat) { return isIn(p, seat) && p.chosen[seat] == noCard; });
    if (p.phase == Phase::discard)
        return seatsWith(p.seats, [&state](Seat seat) { return mustDiscard(state, seat); });
    return p.phase == Phase::dispose || p.phase == Phase::reward ? SeatSet::of(disposer(p)) : SeatSet();
}

void addChoosable(const State &state, Seat seat, Moves &out) { addCards(state, seat, Verb::choose, zero, seven, out); }

void choices(const State &state, Seat seat, Moves &out)
{
    switch (position(state).phase) {
    case Phase::choose: return addChoosable(state, seat, out);
    case Phase::dispose:
        if (Kinds(state, seat).has(safe))
            out.add(makeMove(Verb::useSafe));
        return out.add(makeMove(Verb::roll));
    case Phase::reward: out.add(makeMove(Verb::drawCards)); return out.add(makeMove(Verb::takeChip));
    case Phase::discard: return addCards(state, seat, Verb::discard, Kind(zero + 1), safe, out);
    case Phase::reveal:
    case Phase::over: return;
    }
}

std::string_view reason(const State &state, Move move)
{
    const Verb verb = Verb(move.verb);
    if (phaseOf(verb) != position(state).phase)
        return "not-now";
    return verb == Verb::useSafe ? "no-safe" : reasonForCard(verb, move.a);
}

} // namespace bombshelf::bombmu
