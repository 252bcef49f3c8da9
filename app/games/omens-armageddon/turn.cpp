#include "flow.h"

#include "hands.h"

namespace bombshelf::omens_armageddon {

void Flow::play(Move move)
{
    switch (Verb(move.verb)) {
    case roll: return rollDie();
    case own: return lookAtOwn();
    case satans: return discardSatans();
    case faceSatan: return openHands();
    case keep: return keepIt();
    case discardIt: return discardOwn();
    case toss: return pickToToss(move.a);
    case done: return m_team.phase == tossing ? refillTossed() : endTurn();
    }
}

void Flow::beginTurn()
{
    m_team.asked = m_team.turn;
    m_team.phase = ready;
    putAway(diceZone);
    tell(turnBegan, m_team.turn);
    goOn();
}

void Flow::goOn()
{
    if (m_team.phase == ready)
        unlock();
    if (canHelpNow())
        return;
    switch (m_team.phase) {
    case ready: return rollDie();
    case act:
        if (pips() == dieSides)
            return openHands();
        if (m_table.empty(deckZone))
            return lookAtOwn();
        return;
    case after: return endTurn();
    }
}

bool Flow::canHelpNow() const { return canHelp(m_state, reachOf(m_state)); }

/// Helpers have been at the locked dice.
void Flow::unlock()
{
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        for (int place = m_table.count(lockedOf(seat)) - 1; place >= 0; --place)
            if (m_table.at(lockedOf(seat), place).kind != faceOf(dieSides)) {
                restore(lockedOf(seat), place);
                m_table.toBottom(lockedOf(seat), place, boxZone);
                tell(unlocked, seat);
            }
}

void Flow::rollDie()
{
    m_team.phase = act;
    tell(rolled, m_team.turn, throwDie(diceZone));
    goOn();
}

void Flow::endTurn()
{
    if (m_p.isLastTurn || m_table.empty(deckZone))
        return judge();
    m_team.turn = leftOf(m_team.turn, m_team.seats);
    beginTurn();
}

/// Won if each hand is strictly higher than Satan's.
void Flow::judge()
{
    tell(showdown, noSeat);
    turnAllUp(noSeat);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        turnAllUp(seat);
    const HandRank satans = rankOf(m_state, satanZone);
    tell(satanHolds, noSeat, int(satans.category()));
    bool all = true;
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        const HandRank rank = rankOf(m_state, handOf(seat));
        tell(rank > satans ? beatSatan : fellShort, seat, int(rank.category()));
        all = all && rank > satans;
    }
    finish(all, all ? prevented : outdone);
}

void Flow::turnAllUp(Seat seat)
{
    const Zone hand = seat == noSeat ? satanZone : handOf(seat);
    for (int place = 0; place < handSize; ++place) {
        if (m_table.at(hand, place).faceUp)
            continue;
        m_table.turnUp(hand, place);
        tell(seat == noSeat ? satanShowed : showed, seat, m_table.at(hand, place).kind, place + 1);
    }
}

void Flow::refill(Zone hand, int place) { m_table.move(deckZone, 0, hand, place); }

} // namespace bombshelf::omens_armageddon
