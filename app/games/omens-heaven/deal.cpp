#include "flow.h"

#include "games/omens/prophecies.h"

namespace bombshelf::omens_heaven {

void Flow::deal(const Setup &setup)
{
    const bool isOn = setup.options[adversaryOption] != 0;
    addProphecies(m_table, almanacZone);
    if (isOn) {
        m_table.add(adversaryZone, gabriel, Lot(3));
        m_table.turnUp(adversaryZone, 0);
    }
    begin(setup, startDice);
    dealProphecies(m_table, m_team.seats, almanacZone, prophecyZone, m_rng);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        tell(gotProphecy, seat, m_table.top(prophecyOf(seat)).kind, 0, 0, SeatSet::of(seat));
    dealHands();
    removeCards();
    if (isOn)
        tell(gabrielCame, noSeat);
    rollForStart();
    m_p.starter = turn();
    beginTurn();
}

void Flow::dealHands()
{
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        m_table.lift(deckZone, dealtCards, handOf(seat));
        for (int place = 0; place < dealtCards; ++place)
            m_table.turnUp(handOf(seat), place);
        tell(dealt, seat, m_table.at(handOf(seat), 0).kind, m_table.at(handOf(seat), 1).kind);
    }
}

/// Half of them face up.
void Flow::removeCards()
{
    const int count = removedCards(m_team.seats);
    m_table.lift(deckZone, count, removedZone);
    for (int place = 0; place < count / 2; ++place)
        m_table.turnUp(removedZone, place);
    tell(removed, noSeat, count / 2, count / 2);
}

} // namespace bombshelf::omens_heaven
