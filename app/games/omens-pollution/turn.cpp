// Setting up, and a turn.

#include "flow.h"

namespace bombshelf::omens_pollution {

omens::Reach reachIn(const State &state)
{
    const Position &p = position(state);
    if (p.team.phase != touchUp)
        return {};
    const Zone zone = p.laid.spot.zone;
    const std::uint32_t everySeat = (1u << p.team.seats) - 1, owner = zone < tableZone ? 0 : 1u << (zone - tableZone);
    omens::Reach reach = reachOf(p.laid);
    reach.table = 1u << poolZone | everySeat << tableZone;
    reach.others = tableZone;
    reach.otherZones = everySeat & ~owner;
    return reach;
}

void Flow::deal(const Setup &setup)
{
    begin(setup, startDice);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        for (int i = 0; i < handSize; ++i)
            draw(seat, handOf(seat), got);
    tell(dealt, noSeat);
    for (int i = 0; i < poolAtStart; ++i) {
        m_table.turnUp(omens::deckZone, 0);
        m_table.toBottom(omens::deckZone, 0, poolZone);
    }
    tell(poolBegan, noSeat, m_table.at(poolZone, 0).kind, m_table.at(poolZone, 1).kind);
    rollForStart();
    m_team.phase = polluting;
}

void Flow::play(Move move)
{
    switch (move.verb) {
    case pollute: return polluteWith(move.a);
    case lay: return layBefore(move.b, move.a);
    case done: return leaveAsIs();
    }
}

void Flow::polluteWith(Kind card)
{
    layFrom(handOf(m_team.turn), card, poolZone);
    tell(polluted, m_team.turn, card);
    offerHelp();
}

void Flow::layBefore(Seat seat, Kind card)
{
    layFrom(handOf(m_team.turn), card, tableOf(seat));
    if (seat == m_team.turn)
        tell(laid, m_team.turn, card);
    else
        tell(gave, m_team.turn, card, seat);
    offerHelp();
}

void Flow::offerHelp()
{
    m_team.phase = touchUp;
    if (!canHelp(m_state, reachIn(m_state)))
        goOn();
}

void Flow::afterHelp()
{
    follow(poolZone, tableOf(tableSeats - 1));
    offerHelp();
}

void Flow::leaveAsIs()
{
    tell(left, m_team.turn);
    goOn();
}

void Flow::goOn()
{
    const bool isSecond = m_table.count(handOf(m_team.turn)) < handSize - 1;
    m_laid = {};
    if (isSecond)
        endTurn();
    else
        m_team.phase = laying;
}

void Flow::endTurn()
{
    while (m_table.count(handOf(m_team.turn)) < handSize && !m_table.empty(omens::deckZone))
        draw(m_team.turn, handOf(m_team.turn), drew);
    bool everyRowIsFull = true;
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        everyRowIsFull &= m_table.count(tableOf(seat)) == rowSize;
    if (everyRowIsFull || m_table.empty(omens::deckZone)) {
        tell(everyRowIsFull ? allHaveFive : deckRanOut, noSeat);
        return compare();
    }
    m_team.turn = m_team.asked = leftOf(m_team.turn, m_team.seats);
    m_team.phase = polluting;
}

} // namespace bombshelf::omens_pollution
