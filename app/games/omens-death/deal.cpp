#include "flow.h"

#include <algorithm>

namespace bombshelf::omens_death {

void Flow::deal(const Setup &setup)
{
    constexpr int withTheProphets = 1;
    begin(setup, rolledDice + withTheProphets);
    const int out = outAtStart(m_team.seats);
    for (int i = 0; i < out; ++i)
        discard(deckZone, 0);
    tell(tookOut, noSeat, out);
    dealHands();
    rollForStart();
    beginTurn();
}

void Flow::dealHands()
{
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        m_table.lift(deckZone, handSize, handOf(seat));
        for (int slot = 0; slot < handSize; ++slot)
            lookAt(seat, slot, got);
    }
    tell(dealt, noSeat);
}

void Flow::lookAt(Seat seat, int slot, What what)
{
    m_table.show(handOf(seat), slot, SeatSet::of(seat));
    tell(what, seat, m_table.at(handOf(seat), slot).kind, 0, 0, SeatSet::of(seat));
}

/// The first reason for a defeat counts: a hand that is too low, then two alike.
void Flow::end()
{
    std::array<Category, tableSeats> made{};
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        made[seat] = bestHand(showHand(handOf(seat), seat, opened)).category();
        tell(shows, seat, int(made[seat]));
    }
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        if (made[seat] < lowestHand(m_team.seats)) {
            tell(tooLow, seat, int(lowestHand(m_team.seats)));
            return finish(false, someTooLow);
        }
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        for (Seat other = Seat(seat + 1); other < m_team.seats; ++other)
            if (made[seat] == made[other]) {
                tell(alike, seat, other, int(made[seat]));
                return finish(false, someAlike);
            }
    finish(true, allDifferent);
}

} // namespace bombshelf::omens_death
