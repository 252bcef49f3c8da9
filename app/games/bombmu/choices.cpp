#include "choices.h"

#include "flow.h"

namespace bombshelf::bombmu {

namespace {

void addCards(const State &state, Seat seat, Verb verb, Kind first, Kind last, Moves &out)
{
    const std::uint64_t hand = kindsAmong(state.table.in(handOf(seat)));
    for (Kind kind = first; kind <= last; ++kind)
        if (hand >> kind & 1)
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
        if (state.table.find(handOf(seat), safe) >= 0)
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
