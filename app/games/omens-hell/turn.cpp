#include "flow.h"

namespace bombshelf::omens_hell {

void Flow::play(Move move)
{
    switch (Verb(move.verb)) {
    case plus: return rollThird(Sign::plus);
    case minus: return rollThird(Sign::minus);
    case take:
    case done: return settleRoll();
    }
}

void Flow::beginTurn()
{
    m_team.asked = m_team.turn;
    m_p.sign = Sign::none;
    putAway(diceZone);
    if (m_team.turn == m_p.starter && !m_table.empty(adversaryZone))
        sendBeelzebub();
    if (m_team.phase != over)
        roll();
}

/// He takes from the pile with most cards; of equal ones the higher.
void Flow::sendBeelzebub()
{
    int highest = lowestValue;
    for (int value = lowestValue; value <= highestValue; ++value)
        if (m_table.count(pileOf(value)) >= m_table.count(pileOf(highest)))
            highest = value;
    takeFrom(highest, beelzebubTook, discardZone);
}

void Flow::roll()
{
    m_team.phase = choose;
    const int one = throwDie(diceZone), other = throwDie(diceZone);
    tell(rolled, m_team.turn, one, other, one + other);
}

void Flow::rollThird(Sign sign)
{
    m_team.phase = settle;
    m_p.sign = sign;
    tell(announced, m_team.turn, int(sign));
    tell(rolledThird, m_team.turn, throwDie(diceZone));
    afterHelp();
}

/// Without a helper that can change the dice, the third roll stands.
void Flow::afterHelp()
{
    if (m_team.phase == settle && !canHelp(m_state, reachOf(m_state)))
        settleRoll();
}

void Flow::settleRoll()
{
    const int value = reachedBy(totalOf(m_state));
    if (value == 0) {
        tell(missed, m_team.turn);
        if (!m_table.empty(pileOf(highestValue)))
            takeFrom(highestValue, fell, discardZone);
    } else if (m_table.empty(pileOf(value))) {
        tell(foundEmpty, m_team.turn, value);
    } else {
        takeFrom(value, took, cardsOf(m_team.turn));
    }
    if (m_team.phase == over)
        return;
    m_team.turn = leftOf(m_team.turn, m_team.seats);
    beginTurn();
}

void Flow::takeFrom(int value, What how, Zone to)
{
    const Zone pile = pileOf(value);
    m_table.toTop(pile, 0, to);
    tell(how, how == took ? m_team.turn : noSeat, m_table.top(to).kind);
    if (!m_table.empty(pile))
        return turnUpTop(pile);
    const int empty = emptyPiles(m_state);
    tell(emptied, noSeat, value, empty);
    if (empty == m_team.seats)
        judge();
}

void Flow::turnUpTop(Zone pile)
{
    m_table.turnUp(pile, 0);
    tell(uncovered, noSeat, m_table.top(pile).kind);
}

/// Won if each seat has the five cards that its prophecy wants.
void Flow::judge()
{
    bool all = true;
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        m_table.turnUp(prophecyOf(seat), 0);
        const bool its = isFulfilled(m_state, seat);
        tell(its ? fulfilled : failed, seat, m_table.top(prophecyOf(seat)).kind);
        all = all && its;
    }
    finish(all, all ? allFulfilled : notFulfilled);
}

} // namespace bombshelf::omens_hell
