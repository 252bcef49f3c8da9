#include "rules.h"

#include "../omens/battle.h"
#include "flow.h"
#include "knowledge.h"

#include <bit>

namespace bombshelf::omens_pollution {

namespace {

using omens::Reach, omens::isCard;

class PollutionRules final : public omens::Battle {
public:
    const Descriptor &descriptor() const override { return omens_pollution::descriptor(); }
    const Knowledge &knowledge() const override { return omens_pollution::knowledge(); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

    void hide(State &state, Seat viewer) const override { omens::hideHands(state, handZone, viewer); }

protected:
    Reach reach(const State &state) const override { return reachIn(state); }
    const Domain &phases() const override { return phaseDomain; }
    void choices(const State &state, Moves &out) const override;
    Refusal refusal(const State &state, Move move) const override;
    void make(State &state, Move move, Rng &rng, Teller *teller) const override;
    void afterHelp(State &state, Rng &rng, Teller *teller) const override { Flow(state, rng, teller).afterHelp(); }
    void ownFacts(const State &state, Facts &out) const override;
};

void PollutionRules::choices(const State &state, Moves &out) const
{
    const omens::Team &team = omens::teamOf(state);
    if (team.phase == touchUp)
        return out.add({done, 0, 0, 0});
    std::uint64_t hand = 0;
    for (const Piece &card : state.table.in(handOf(team.turn)))
        if (isCard(card.kind))
            hand |= std::uint64_t(1) << card.kind;
    for (; hand; hand &= hand - 1) {
        const auto card = Kind(std::countr_zero(hand));
        if (team.phase == polluting)
            out.add({pollute, card, 0, 0});
        else
            for (Seat seat = 0; seat < team.seats; ++seat)
                if (mayLayBefore(state, seat))
                    out.add({lay, card, seat, 0});
    }
}

Refusal PollutionRules::refusal(const State &state, Move move) const
{
    const omens::Team &team = omens::teamOf(state);
    if (team.phase != (move.verb == pollute ? polluting : laying) || move.verb > lay)
        return {"not-now"};
    if (!isCard(move.a) || state.table.find(handOf(team.turn), move.a) < 0)
        return {"not-in-hand"};
    if (move.verb == pollute || move.b >= team.seats)
        return {"no-such-seat"};
    if (mayLayBefore(state, move.b))
        return {"not-now"};
    return {isFirstTurn(state) ? "own-first" : "has-five"};
}

void PollutionRules::make(State &state, Move move, Rng &rng, Teller *teller) const
{
    Flow flow(state, rng, teller);
    switch (move.verb) {
    case pollute: return flow.polluteWith(move.a);
    case lay: return flow.layBefore(move.b, move.a);
    case done: return flow.leaveAsIs();
    }
}

void PollutionRules::ownFacts(const State &state, Facts &out) const
{
    if (omens::teamOf(state).phase == touchUp)
        out.add({"laid", noSeat, position(state).laid.card, &numberDomain, true});
}

} // namespace

const Rules &rules()
{
    static const PollutionRules pollution;
    return pollution;
}

} // namespace bombshelf::omens_pollution
