#include "rules.h"

#include "choices.h"
#include "flow.h"
#include "knowledge.h"

#include <algorithm>

namespace bombshelf::driller {

namespace {

class DrillerRules final : public Rules {
public:
    const Descriptor &descriptor() const override { return driller::descriptor(); }
    const Knowledge &knowledge() const override { return driller::knowledge(); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup.seats);
        return state;
    }

    SeatSet toMove(const State &state) const override
    {
        const Position &p = position(state);
        return p.phase == Phase::over ? SeatSet() : SeatSet::of(p.asked);
    }

    void play(State &state, Seat, Move move, Rng &rng, Teller *teller) const override;
    Result result(const State &state) const override;
    int points(const State &state, Seat seat) const override { return pointsOf(state, seat); }
    void tally(const State &state, Seat seat, Tally &out) const override;
    std::string_view prompt(const State &state) const override { return phaseDomain.words[std::size_t(position(state).phase)]; }
    void facts(const State &state, Facts &out) const override;

    /// Ruling: the order in which cards go back, and to which deck, is private to the seat that returns them.
    void hide(State &state, Seat viewer) const override
    {
        Position &p = position(state);
        if (p.phase != Phase::putBack || p.asked == viewer)
            return;
        p.laid = 0;
        p.laidTo = {};
        state.table.sortById(asideZone);
    }

private:
    void choices(const State &state, Seat, Moves &out) const override { driller::choices(state, out); }
    std::string_view reason(const State &state, Seat, Move move) const override { return driller::reason(state, move); }
};

void DrillerRules::play(State &state, Seat, Move move, Rng &rng, Teller *teller) const
{
    Flow flow(state, rng, teller);
    switch (Verb(move.verb)) {
    case Verb::spare: return flow.spare(move.a);
    case Verb::lay: return flow.lay(move.a, DeckSide(move.b));
    case Verb::check: return flow.check(DeckSide(move.a));
    case Verb::draw: return flow.draw(DeckSide(move.a));
    case Verb::stop: return flow.stop();
    case Verb::pay: return flow.pay(Card(move.a));
    case Verb::settle: return flow.settle();
    case Verb::pass: return flow.pass();
    case Verb::raid: return flow.raid(move.a, DeckSide(move.b));
    case Verb::putBack: return flow.putBack(Card(move.a), DeckSide(move.b));
    case Verb::split: return flow.split(move.a);
    }
}

Result DrillerRules::result(const State &state) const
{
    const Position &p = position(state);
    if (p.phase != Phase::over)
        return {};
    const SeatSet winners = seatsWithMost(p.seats, [&](Seat seat) { return pointsOf(state, seat); });
    return wonBy(winners, p.explosions == copies[bomb] ? "third-explosion" : "quiet");
}

void DrillerRules::tally(const State &state, Seat seat, Tally &out) const
{
    for (const Card card : scoreCards)
        if (const int n = state.table.countKind(handOf(seat), card))
            out.add({&cardDomain, card, n, n * worth[card]});
    if (const int maps = state.table.countKind(handOf(seat), map))
        out.add({&cardDomain, map, maps, maps / 2 * pointsForMapPair});
}

void DrillerRules::facts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    out.clear();
    out.add({"phase", noSeat, int(p.phase), &phaseDomain});
    if (p.phase >= Phase::check) {
        out.add({"turn", noSeat, p.turn, &seatDomain});
        out.add({"drawn", noSeat, p.drawn});
    }
    out.add({"draws", noSeat, drawsPerTurn(p)});
    out.add({"explosions", noSeat, p.explosions});
    out.add({"quiet-turns", noSeat, p.quiet});
    out.add({"exploded-this-turn", noSeat, p.exploded});
    out.add({"ran-out-left", noSeat, p.ranOut[left]});
    out.add({"ran-out-right", noSeat, p.ranOut[right]});
    out.add({"paid", noSeat, p.paid});
    out.add({"countering", noSeat, p.countering});
    out.add({"laid", noSeat, p.laid});
    for (Seat seat = 0; seat < p.seats; ++seat)
        out.add({"points", seat, pointsOf(state, seat)});
    for (int i = 0; i < p.laid; ++i)
        out.add({"laid-to", noSeat, p.laidTo[std::size_t(i)] - deckZone, &deckDomain, true});
}

} // namespace

const Rules &rules()
{
    static const DrillerRules driller;
    return driller;
}

} // namespace bombshelf::driller
