#include "rules.h"

#include "flow.h"
#include "games/omens/battle.h"
#include "knowledge.h"

#include <algorithm>

namespace bombshelf::omens_death {

namespace {

class Death final : public FlowBattle<Flow> {
public:
    const Descriptor &descriptor() const override { return omens_death::descriptor(); }
    const Knowledge &knowledge() const override { return omens_death::knowledge(); }

protected:
    Reach reach(const State &state) const override { return reachOf(state); }
    SeatSet helpedBy(const State &state, Kind helper) const override { return usersOf(state, helper); }
    const Domain &phases() const override { return phaseDomain; }
    void ownChoices(const State &state, Moves &out) const override;
    std::string_view ownReason(const State &state, Move move) const override;
    void spend(State &state, Kind helper) const override;
    void ownFacts(const State &state, Facts &out) const override;
};

/// Each seat can use each helper once.
void Death::spend(State &state, Kind helper) const
{
    SeatSet &users = usersOf(state, helper);
    users.add(teamOf(state).asked);
    if (users.size() == teamOf(state).seats)
        Battle::spend(state, helper);
}

void Death::ownFacts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    out.add({"total", noSeat, p.total});
    if (p.team.phase == offer || p.team.phase == pick)
        out.add({"slot", noSeat, p.slot, &numberDomain, true});
    const auto forEachHad = [&](auto add) {
        for (const Piece &helper : state.table.in(helperZone))
            for (Seat seat = 0; seat < p.team.seats; ++seat)
                if (usersOf(state, helper.kind).has(seat))
                    add(helper.kind, seat);
    };
    forEachHad([&out](Kind helper, Seat seat) { out.add({"had", seat, helper, &pieceDomain, true}); });
    forEachHad([&out](Kind, Seat seat) { out.add({"had-by", noSeat, seat, &seatDomain, true}); });
}

void Death::ownChoices(const State &state, Moves &out) const
{
    const auto hand = state.table.in(handOf(teamOf(state).asked));
    const auto addSlots = [&](Verb verb, auto isOpen) {
        for (std::size_t slot = 0; slot < hand.size(); ++slot)
            if (isOpen(hand[slot]))
                out.add({verb, std::uint8_t(slot), 0, 0});
    };
    switch (teamOf(state).phase) {
    case choose:
        for (const std::uint8_t sum : totalsOf(state.table))
            out.add({total, sum, 0, 0});
        return;
    case match:
        addSlots(drop, [&](const Piece &card) { return fits(card, position(state).total); });
        out.add({pass, 0, 0, 0});
        return;
    case reveal: return addSlots(turnUp, isFaceDown);
    case offer:
        out.add({exchange, 0, 0, 0});
        out.add({stay, 0, 0, 0});
        return;
    case pick: {
        const auto [low, high] = std::minmax(state.table.at(offerZone, 0).kind, state.table.at(offerZone, 1).kind);
        out.add({take, low, 0, 0});
        out.add({take, high, 0, 0});
        return;
    }
    default: return;
    }
}

std::string_view Death::ownReason(const State &state, Move move) const
{
    const int phase = teamOf(state).phase;
    if (phase == choose && move.verb == total)
        return "no-such-total";
    if (phase == match && move.verb == drop)
        return move.a < handSize ? "other-value" : "no-such-slot";
    if (phase == reveal && move.verb == turnUp)
        return move.a < handSize ? "face-up" : "no-such-slot";
    if (phase == pick && move.verb == take)
        return "not-offered";
    return "not-now";
}

} // namespace

const Rules &rules()
{
    static const Death death;
    return death;
}

} // namespace bombshelf::omens_death
