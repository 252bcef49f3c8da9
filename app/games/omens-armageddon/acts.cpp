// What a rolled die leads to.

#include "flow.h"

#include "hands.h"

namespace bombshelf::omens_armageddon {

void Flow::lookAtOwn()
{
    m_team.phase = decide;
    tell(looked, m_team.turn, pips());
    if (!m_table.at(hand(), place()).faceUp) {
        m_table.show(hand(), place(), SeatSet::of(m_team.turn));
        tell(sawOwn, m_team.turn, m_table.at(hand(), place()).kind, 0, 0, SeatSet::of(m_team.turn));
    }
    if (m_table.empty(deckZone))
        keepIt();
}

void Flow::keepIt()
{
    m_team.phase = after;
    m_table.turnUp(hand(), place());
    tell(kept, m_team.turn, m_table.at(hand(), place()).kind);
    goOn();
}

void Flow::discardOwn()
{
    m_team.phase = after;
    discard(hand(), place());
    refill(hand(), place()); // at once, so that no card slides into the gap
    tell(discarded, m_team.turn, m_table.top(discardZone).kind);
    tell(refilled, m_team.turn, pips());
    goOn();
}

void Flow::discardSatans()
{
    m_team.phase = after;
    discard(satanZone, place());
    refill(satanZone, place());
    tell(satanLost, m_team.turn, m_table.top(discardZone).kind);
    tell(refilled, noSeat, pips());
    goOn();
}

void Flow::openHands()
{
    m_team.phase = tossing;
    tell(handsUp, m_team.turn);
    turnAllUp(m_team.turn);
    turnAllUp(noSeat);
}

/// Places are named in ascending order, from 1.
void Flow::pickToToss(int place)
{
    m_p.tossing |= std::uint8_t(1u << (place - 1));
    tell(tossed, m_team.turn, m_table.at(hand(), place - 1).kind, place);
    if (place == handSize)
        refillTossed();
}

void Flow::refillTossed()
{
    for (int place = 0, kept = 0; place < handSize; ++place)
        if (m_p.tossing >> place & 1)
            discard(hand(), kept);
        else
            ++kept;
    for (int place = 0; place < handSize; ++place)
        if (m_p.tossing >> place & 1) {
            haveDeck();
            refill(hand(), place);
            tell(refilled, m_team.turn, place + 1);
        }
    m_p.tossing = 0;
    turnUpForSatan();
    lockDie();
}

void Flow::haveDeck()
{
    if (!m_table.empty(deckZone))
        return;
    m_table.lift(discardZone, m_table.count(discardZone), deckZone);
    m_table.shuffle(deckZone, m_rng);
    m_p.isLastTurn = true;
    tell(reshuffled, noSeat);
}

void Flow::turnUpForSatan()
{
    haveDeck();
    m_table.turnUp(deckZone, 0);
    const Kind card = m_table.top(deckZone).kind;
    tell(satanTurnedUp, noSeat, card);
    const int place = bestSwapForSatan(m_state, card);
    if (place < 0) {
        discard(deckZone, 0);
        tell(satanPassed, noSeat);
        return;
    }
    const Kind old = m_table.at(satanZone, place).kind;
    discard(satanZone, place);
    refill(satanZone, place);
    tell(satanSwapped, noSeat, old, card);
}

/// The die that was rolled stays on its 6, whatever made it one.
void Flow::lockDie()
{
    restore(diceZone, 0);
    m_table.become(diceZone, 0, faceOf(dieSides));
    m_table.toBottom(diceZone, 0, lockedOf(m_team.turn));
    const int count = m_table.count(lockedOf(m_team.turn));
    tell(locked, m_team.turn, count);
    if (count == lockedThatLose)
        return finish(false, thirdDie);
    m_team.phase = after;
    goOn();
}

} // namespace bombshelf::omens_armageddon
