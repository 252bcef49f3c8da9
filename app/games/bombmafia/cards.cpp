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
    m_p.turn = leftOf(m_p.turn, m_p.seats);
    beginTurn();
}

void Flow::carryOut(Kind card)
{
    const Seat left = leftOf(m_p.turn, m_p.seats), right = rightOf(m_p.turn, m_p.seats);
    switch (card) {
    case switchBags:
        swapBags(m_p.turn, left);
        tell(What::switched, m_p.turn, left);
        lookAtBag(m_p.turn);
        return lookAtBag(left);
    case plot:
        swapBags(left, right);
        tell(What::plotted, m_p.turn, left, right);
        lookAtBag(left);
        return lookAtBag(right);
    case jitters: return doJitters();
    case reload: return doReload();
    case whim: return doWhim();
    case dance: return passBags();
    case drinks: return passHands();
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

void Flow::swapBags(Seat one, Seat other)
{
    m_table.toTop(bagBefore(one), 0, bagBefore(other));
    m_table.toTop(bagBefore(other), 1, bagBefore(one));
}

void Flow::passBags()
{
    passAllRight(bagZone);
    tell(What::danced, m_p.turn);
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        lookAtBag(seat);
}

void Flow::passHands()
{
    passAllRight(handZone);
    tell(What::drank, m_p.turn);
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        for (int place = 0; place < m_table.count(handOf(seat)); ++place)
            lookAtCard(seat, place);
}

/// Whatever lies in the seats' zones, of which this is the first, goes to the right neighbours.
void Flow::passAllRight(Zone first)
{
    const Zone last = Zone(first + m_p.seats - 1);
    const int passed = m_table.count(first);
    // What the last seat gets waits under what it gives.
    for (int i = 0; i < passed; ++i)
        m_table.toBottom(first, 0, last);
    for (Zone zone = first; zone < last; ++zone)
        m_table.lift(Zone(zone + 1), m_table.count(Zone(zone + 1)) - (zone + 1 == last ? passed : 0), zone);
}

void Flow::lookAtBag(Seat seat)
{
    m_table.show(bagBefore(seat), 0, SeatSet::of(seat));
    const Piece &bag = m_table.top(bagBefore(seat));
    // What all of eight seats have seen, everybody knows.
    tell(What::looked, seat, bag.kind, 0, 0, bag.isPublic() ? SeatSet::everyone() : SeatSet::of(seat));
}

void Flow::lookAtCard(Seat seat, int place)
{
    m_table.show(handOf(seat), place, SeatSet::of(seat));
    const Piece &card = m_table.at(handOf(seat), place);
    tell(What::got, seat, card.kind, 0, 0, card.isPublic() ? SeatSet::everyone() : SeatSet::of(seat));
}

} // namespace bombshelf::bombmafia
