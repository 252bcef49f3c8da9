#include "flow.h"

namespace bombshelf::bombmafia {

void Flow::play(Kind card)
{
    const Zone hand = handOf(m_p.turn);
    m_table.slip(hand, m_table.find(hand, card), discardZone);
    m_table.turnUp(discardZone, 0);
    tell(What::played, m_p.turn, card);
    carryOut(card);
    if (isTimeUp())
        return endRound();
    m_p.turn = leftOf(m_p, m_p.turn);
    beginTurn();
}

void Flow::carryOut(Kind card)
{
    switch (card) {
    case switchBags:
        swapBags(m_p.turn, leftOf(m_p, m_p.turn));
        return tell(What::switched, m_p.turn, leftOf(m_p, m_p.turn));
    case plot:
        swapBags(leftOf(m_p, m_p.turn), rightOf(m_p, m_p.turn));
        return tell(What::plotted, m_p.turn, leftOf(m_p, m_p.turn), rightOf(m_p, m_p.turn));
    case jitters: return doJitters();
    case reload: return doReload();
    case whim: return doWhim();
    case dance: passAllRight(bagZone); return tell(What::danced, m_p.turn);
    case drinks: passAllRight(handZone); return tell(What::drank, m_p.turn);
    default: return;
    }
}

void Flow::doJitters()
{
    for (int i = 0; i < jittersFlip && !isTimeUp(); ++i)
        tell(What::flipped, m_p.turn, turnUpTop());
}

void Flow::doReload()
{
    const Zone hand = handOf(m_p.turn);
    while (!m_table.empty(hand)) {
        m_table.slip(hand, 0, discardZone);
        m_table.turnUp(discardZone, 0);
        tell(What::threw, m_p.turn, m_table.top(discardZone).kind);
    }
    for (int i = 0; i < handSize && draw(); ++i) {
    }
}

void Flow::doWhim()
{
    const Kind card = turnUpTop();
    tell(What::turnedUp, m_p.turn, card);
    if (!isTimeUp())
        carryOut(card);
}

Kind Flow::turnUpTop()
{
    m_table.turnUp(deckZone, 0);
    m_table.toTop(deckZone, 0, discardZone);
    return m_table.top(discardZone).kind;
}

/// What a bag comes to lie before, may look into it.
void Flow::swapBags(Seat one, Seat other)
{
    m_table.toTop(bagBefore(one), 0, bagBefore(other));
    m_table.toTop(bagBefore(other), 1, bagBefore(one));
    m_table.show(bagBefore(one), 0, SeatSet::of(one));
    m_table.show(bagBefore(other), 0, SeatSet::of(other));
}

/// Hands or bags: whatever lies in the seats' zones from that one on goes to the right neighbour, who may look at it.
void Flow::passAllRight(Zone first)
{
    const Zone last = Zone(first + m_p.seats - 1);
    const int passed = m_table.count(first);
    // The first seat's right neighbour is the last seat; what it gets waits under what it gives.
    for (int i = 0; i < passed; ++i)
        m_table.toBottom(first, 0, last);
    for (Zone zone = first; zone < last; ++zone) {
        const int count = m_table.count(Zone(zone + 1)) - (zone + 1 == last ? passed : 0);
        m_table.lift(Zone(zone + 1), count, zone);
    }
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        for (int place = 0; place < m_table.count(Zone(first + seat)); ++place)
            m_table.show(Zone(first + seat), place, SeatSet::of(seat));
}

} // namespace bombshelf::bombmafia
