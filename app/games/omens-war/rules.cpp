#include "rules.h"

#include "choices.h"
#include "flow.h"
#include "games/omens/battle.h"
#include "knowledge.h"

namespace bombshelf::omens_war {

namespace {

class War final : public omens::FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_war::descriptor(); }
    const Knowledge &knowledge() const override { return omens_war::knowledge(); }

protected:
    omens::Reach reach(const State &state) const override { return reachIn(state); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override { omens_war::choices(state, out); }

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
