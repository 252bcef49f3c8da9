#include "rules.h"

#include "flow.h"
#include "knowledge.h"

namespace bombshelf::omens_hell {

namespace {

class Hell final : public FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_hell::descriptor(); }
    const Knowledge &knowledge() const override { return omens_hell::knowledge(); }

    std::string_view prompt(const State &state) const override
    {
        const Team &team = teamOf(state);
        if (team.phase == over || team.step != Step::none || !endsIt(state))
            return Battle::prompt(state);
        return team.phase == settle ? "settle-last" : "take-last";
    }
    /// The hand of a seat whose prophecy failed.
    void tally(const State &state, Seat seat, Tally &out) const override
    {
        if (teamOf(state).phase == over && !omens_hell::isFulfilled(state, seat))
            out.add({&categoryDomain, std::uint8_t(bestHand(cardsBefore(state, seat)).category()), 1, 0});
    }
    void guessSecrets(Guess &guess, const Beliefs &beliefs, Rng &rng) const override { guessPages(guess, beliefs, rng); }
    std::optional<Zone> prophecyZoneOf(Seat seat) const override { return prophecyOf(seat); }
    bool isFulfilled(const State &state, Seat seat) const override { return omens_hell::isFulfilled(state, seat); }

protected:
    Reach reach(const State &state) const override { return reachOf(state); }
    const Domain &phases() const override { return phaseDomain; }

    void ownChoices(const State &state, Moves &out) const override
    {
        if (position(state).team.phase == settle)
            return out.add({done, 0, 0, 0});
        for (const Verb verb : {take, plus, minus})
            out.add({verb, 0, 0, 0});
    }

    void ownFacts(const State &state, Facts &out) const override
    {
        const Position &p = position(state);
        out.add({"starter", noSeat, p.starter, &seatDomain});
        out.add({"sign", noSeat, int(p.sign), &signDomain});
        const int total = totalOf(state);
        out.add({"total", noSeat, total});
        out.add({"pile", noSeat, reachedBy(total)});
    }
};

} // namespace

const Rules &rules()
{
    static const Hell hell;
    return hell;
}

} // namespace bombshelf::omens_hell
