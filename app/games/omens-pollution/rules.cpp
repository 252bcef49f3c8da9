#include "rules.h"

#include "flow.h"
#include "games/omens/battle.h"
#include "knowledge.h"

#include <bit>

namespace bombshelf::omens_pollution {

namespace {

using omens::Reach, omens::isCard;

class Pollution final : public omens::FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_pollution::descriptor(); }
    const Knowledge &knowledge() const override { return omens_pollution::knowledge(); }

    std::string_view prompt(const State &state) const override
    {
        const omens::Team &team = omens::teamOf(state);
        return team.phase == laying && team.step == omens::Step::none && isFirstTurn(state) ? "lay-first" : Battle::prompt(state);
    }
    /// The hand of a seat that did not meet the pool any more.
    void tally(const State &state, Seat seat, Tally &out) const override
    {
        SeatSet left; // who fell, and who would have come after
        for (Seat other = 0; other < omens::teamOf(state).seats; ++other)
            if (omens::teamOf(state).phase == omens::over && !state.table.empty(tableOf(other)))
                left.add(other);
        if (left.has(seat) && seat != bestOf(state, left))
            out.add({&omens::categoryDomain, std::uint8_t(rankOf(state, tableOf(seat)).category()), 1, 0});
    }
    void hide(State &state, Seat viewer) const override { omens::hideHands(state, handZone, viewer); }

protected:
    Reach reach(const State &state) const override { return reachIn(state); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override;
    std::string_view ownReason(const State &state, Move move) const override;
    void ownFacts(const State &state, Facts &out) const override;
};

void Pollution::ownChoices(const State &state, Moves &out) const
{
    const omens::Team &team = omens::teamOf(state);
    if (team.phase == touchUp)
        return out.add({done, 0, 0, 0});
    for (std::uint64_t hand = kindsAmong(state.table.in(handOf(team.turn))); hand; hand &= hand - 1) {
        const auto card = Kind(std::countr_zero(hand));
        if (team.phase == polluting)
            out.add({pollute, card, 0, 0});
        else
            for (Seat seat = 0; seat < team.seats; ++seat)
                if (mayLayBefore(state, seat))
                    out.add({lay, card, seat, 0});
    }
}

std::string_view Pollution::ownReason(const State &state, Move move) const
{
    const omens::Team &team = omens::teamOf(state);
    if (move.verb == done || team.phase != (move.verb == pollute ? polluting : laying))
        return "not-now";
    if (!isCard(move.a) || state.table.find(handOf(team.turn), move.a) < 0)
        return "not-in-hand";
    if (move.b >= team.seats)
        return "no-such-seat";
    return isFirstTurn(state) ? "own-first" : "has-five";
}

void Pollution::ownFacts(const State &state, Facts &out) const
{
    if (omens::teamOf(state).phase == touchUp)
        out.add({"laid", noSeat, position(state).laid.card, &numberDomain, true});
}

} // namespace

const Rules &rules()
{
    static const Pollution pollution;
    return pollution;
}

} // namespace bombshelf::omens_pollution
