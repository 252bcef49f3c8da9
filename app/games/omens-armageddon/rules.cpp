#include "rules.h"

#include "flow.h"
#include "hands.h"
#include "knowledge.h"

namespace bombshelf::omens_armageddon {

namespace {

class Armageddon final : public FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_armageddon::descriptor(); }
    const Knowledge &knowledge() const override { return omens_armageddon::knowledge(); }

    std::string_view prompt(const State &state) const override
    {
        const Team &team = teamOf(state);
        if (team.phase == over || team.step != Step::none || !fearsSix(state, team.turn))
            return Battle::prompt(state);
        const bool isSix = !state.table.empty(diceZone) && state.table.top(diceZone).kind == faceOf(dieSides);
        return team.phase == ready ? "ready-last" : team.phase == act && isSix ? "act-last" : Battle::prompt(state);
    }

protected:
    Reach reach(const State &state) const override { return reachOf(state); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override;

    void ownFacts(const State &state, Facts &out) const override
    {
        const Position &p = position(state);
        out.add({"last-turn", noSeat, p.isLastTurn});
        for (int place = 0; place < handSize; ++place)
            if (p.tossing >> place & 1)
                out.add({"tossing", noSeat, place + 1, &numberDomain, true});
    }
};

void Armageddon::ownChoices(const State &state, Moves &out) const
{
    const Position &p = position(state);
    const auto add = [&out](Verb verb, int place = 0) { out.add({verb, std::uint8_t(place), 0, 0}); };
    switch (p.team.phase) {
    case ready: return add(roll);
    case act:
        if (state.table.top(diceZone).kind == faceOf(dieSides))
            return add(faceSatan);
        add(own);
        if (!state.table.empty(deckZone))
            add(satans);
        return;
    case decide: add(keep); return add(discardIt);
    case tossing:
        for (int place = std::bit_width(p.tossing) + 1; place <= handSize; ++place)
            add(toss, place);
        return add(done);
    case after: return add(done);
    }
}

} // namespace

const Rules &rules()
{
    static const Armageddon armageddon;
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
