#include "rules.h"

#include "flow.h"
#include "games/omens/battle.h"
#include "knowledge.h"

namespace bombshelf::omens_heaven {

namespace {

class Heaven final : public FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_heaven::descriptor(); }
    const Knowledge &knowledge() const override { return omens_heaven::knowledge(); }

    std::string_view prompt(const State &state) const override
    {
        if (teamOf(state).phase != act || teamOf(state).step != Step::none)
            return Battle::prompt(state);
        return !canTake(state) ? "only-look" : !canLook(state) ? "only-take" : Battle::prompt(state);
    }
    void guessSecrets(Guess &guess, const Beliefs &beliefs, Rng &rng) const override { guessPartners(guess, beliefs, rng); }
    std::optional<Zone> prophecyZoneOf(Seat seat) const override { return prophecyOf(seat); }
    bool isFulfilled(const State &state, Seat seat) const override { return omens_heaven::isFulfilled(state, seat); }

protected:
    Reach reach(const State &state) const override { return reachOf(state); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override;
    std::string_view ownReason(const State &state, Move move) const override;
    void ownFacts(const State &state, Facts &out) const override
    {
        out.add({"starter", noSeat, position(state).starter, &seatDomain});
        out.add({"taken-in-row", noSeat, position(state).takenInRow});
    }
};

/// An empty slot, or any card's.
void addSlots(const State &state, Verb verb, Moves &out)
{
    const int held = state.table.count(handOf(teamOf(state).turn));
    for (int slot = 0; slot < std::min(held + 1, handSize); ++slot)
        out.add({verb, std::uint8_t(slot), 0, 0});
}

void Heaven::ownChoices(const State &state, Moves &out) const
{
    switch (teamOf(state).phase) {
    case act:
        if (canLook(state))
            out.add({look, 0, 0, 0});
        if (canTake(state))
            addSlots(state, take, out);
        return;
    case judge:
        addSlots(state, keep, out);
        out.add({decline, 0, 0, 0});
        return;
    case after: out.add({done, 0, 0, 0}); return;
    default: return;
    }
}

std::string_view Heaven::ownReason(const State &state, Move move) const
{
    const int phase = teamOf(state).phase;
    if (phase == act && move.verb == look)
        return "deck-empty";
    if (phase == act && move.verb == take && state.table.empty(discardZone))
        return "no-discards";
    if (phase == act && move.verb == take && mustLook(state))
        return "must-look";
    if ((phase == act && move.verb == take) || (phase == judge && move.verb == keep))
        return "no-slot";
    return "not-now";
}

} // namespace

const Rules &rules()
{
    static const Heaven heaven;
    return heaven;
}

} // namespace bombshelf::omens_heaven
