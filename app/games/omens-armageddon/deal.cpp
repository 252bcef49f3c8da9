#include "flow.h"

namespace bombshelf::omens_armageddon {

void Flow::deal(const Setup &setup)
{
    begin(setup, boxDice);
    for (const Suit suit : allSuits) {
        const int place = m_table.find(deckZone, cardOf(suit, highestValue));
        m_table.turnUp(deckZone, place);
        m_table.toBottom(deckZone, place, satanZone);
    }
    tell(satanCame, noSeat);
    if (m_team.seats == 2) {
        for (int i = 0; i < thinnedForTwo; ++i)
            thinOut();
        tell(thinnedOut, noSeat, thinnedForTwo);
    }
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        dealHand(seat);
    m_table.toBottom(deckZone, 0, satanZone);
    rollForStart();
    beginTurn();
}

void Flow::thinOut()
{
    discard(deckZone, 0);
    tell(thinned, noSeat, m_table.top(discardZone).kind);
}

void Flow::dealHand(Seat seat)
{
    const Zone hand = handOf(seat);
    for (int place = 0; place < handSize; ++place)
        m_table.toBottom(deckZone, 0, hand);
    for (int place = 0; place < openAtStart; ++place)
        m_table.turnUp(hand, place);
    tell(dealt, seat, m_table.at(hand, 0).kind, m_table.at(hand, 1).kind);
}

} // namespace bombshelf::omens_armageddon
