#include "choices.h"

#include "flow.h"

namespace bombshelf::omens_war {

omens::Reach reachIn(const State &state)
{
    const Position &p = position(state);
    const Seat seat = p.team.asked;
    omens::Reach reach;
    if (p.team.phase == dieRolled)
        reach.dice.add({omens::diceZone, 0});
    if (p.team.phase != choosing)
        return reach;
    reach.deck = ownDeckOf(seat);
    reach.deckPowers = true;
    reach.suits = false;
    if (!state.table.empty(turnedUpOf(seat)))
        reach.cards.add({turnedUpOf(seat), 0});
    reach.table = 1u << warZone | 1u << spoilsZone;
    for (Seat other = 0; other < p.team.seats; ++other)
        reach.table |= 1u << turnedUpOf(other);
    // Ruling: only with a losing seat that has still to choose.
    reach.others = turnedUpZone;
    reach.otherZones = p.toChoose.bits();
    return reach;
}

void choices(const State &state, Moves &out)
{
    const Position &p = position(state);
    switch (p.team.phase) {
    case choosing:
        out.add({roll, 0, 0, 0});
        out.add({stand, 0, 0, 0});
        break;
    case dieRolled: out.add({accept, 0, 0, 0}); break;
    case sharing:
        for (Seat seat = 0; seat < p.team.seats; ++seat)
            out.add({give, seat, 0, 0});
    }
}

} // namespace bombshelf::omens_war
