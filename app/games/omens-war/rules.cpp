#include "rules.h"

#include "../omens/battle.h"
#include "choices.h"
#include "flow.h"
#include "knowledge.h"

namespace bombshelf::omens_war {

namespace {

class War final : public omens::Battle {
public:
    const Descriptor &descriptor() const override { return omens_war::descriptor(); }
    const Knowledge &knowledge() const override { return omens_war::knowledge(); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

protected:
    omens::Reach reach(const State &state) const override { return reachIn(state); }
    const Domain &phases() const override { return phaseDomain; }
    void choices(const State &state, Moves &out) const override { omens_war::choices(state, out); }

    void make(State &state, Move move, Rng &rng, Teller *teller) const override
    {
        Flow flow(state, rng, teller);
        switch (Verb(move.verb)) {
        case roll: return flow.rollDie();
        case stand: return flow.standBack();
        case accept: return flow.acceptDie();
        case give: return flow.giveTo(move.a);
        }
    }

    void afterHelp(State &state, Rng &rng, Teller *teller) const override { Flow(state, rng, teller).weigh(); }

    void ownFacts(const State &state, Facts &out) const override
    {
        const Position &p = position(state);
        out.add({"round", noSeat, p.round});
        out.add({"has-cheated", noSeat, p.hasCheated});
        out.add({"at-war", noSeat, p.isAtWar});
        for (Seat seat = 0; seat < p.team.seats; ++seat)
            out.add({"fighting", seat, p.fighting.has(seat)});
        for (Seat seat = 0; seat < p.team.seats; ++seat)
            out.add({"to-choose", seat, p.toChoose.has(seat)});
    }
};

} // namespace

const Rules &rules()
{
    static const War war;
    return war;
}

} // namespace bombshelf::omens_war
