#include "flow.h"

#include "games/omens/prophecies.h"

namespace bombshelf::omens_hell {

void Flow::deal(const Setup &setup)
{
    const int adversary = setup.options[adversaryOption];
    const bool isOn = adversary == withBeelzebub || (adversary == bySeats && setup.seats == 2);
    addProphecies(m_table, almanacZone);
    if (isOn) {
        m_table.add(adversaryZone, beelzebub, Lot(1));
        m_table.turnUp(adversaryZone, 0);
    }
    begin(setup, allDice);
    if (isOn)
        tell(beelzebubCame, noSeat);
    dealPages();
    layPiles();
    rollForStart();
    m_p.starter = m_team.turn;
    beginTurn();
}

void Flow::dealPages()
{
    dealProphecies(m_table, m_team.seats, almanacZone, prophecyZone, m_rng);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        tell(gotProphecy, seat, m_table.top(prophecyOf(seat)).kind, 0, 0, SeatSet::of(seat));
}

/// Open while they are sorted: everybody knows which four lie in each pile, but for their order.
void Flow::layPiles()
{
    while (!m_table.empty(deckZone)) {
        m_table.turnUp(deckZone, 0);
        m_table.toTop(deckZone, 0, pileOf(valueOf(m_table.top(deckZone).kind)));
    }
    tell(laidPiles, noSeat);
    for (int value = lowestValue; value <= highestValue; ++value) {
        m_table.shuffle(pileOf(value), m_rng);
        turnUpTop(pileOf(value));
    }
}

} // namespace bombshelf::omens_hell
