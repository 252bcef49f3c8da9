#include "flow.h"

#include <algorithm>
#include <bit>

namespace bombshelf::omens_famine {

omens::Reach reachIn(const State &state)
{
    const Position &p = position(state);
    if (p.team.phase != touchUp)
        return {};
    const CellSet taken = takenCells(state.table);
    omens::Reach reach = reachOf(p.laid);
    reach.table = taken << cellZone;
    reach.others = cellZone;
    reach.otherZones = taken & ~(1u << (p.laid.spot.zone - cellZone));
    return reach;
}

void Flow::deal(const Setup &setup)
{
    constexpr int corners[] = {0, columns - 1, cells - columns, cells - 1};
    begin(setup, startDice);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        for (int i = 0; i < handSize; ++i)
            draw(seat, handOf(seat), got);
    tell(dealt, noSeat);
    rollForStart();
    for (const int cell : corners) {
        m_table.turnUp(omens::deckZone, 0);
        m_table.toBottom(omens::deckZone, 0, zoneOf(cell));
        tell(setOut, noSeat, m_table.top(zoneOf(cell)).kind, cell);
    }
    m_team.phase = laying;
}

void Flow::play(Move move)
{
    switch (move.verb) {
    case lay: return layOn(move.b, move.a);
    case done: return leaveAsIs();
    case score: return choose(Category(move.a));
    case pass: return passBy();
    case take: return takeFrom(move.a);
    }
}

void Flow::layOn(int cell, Kind card)
{
    layFrom(handOf(m_team.turn), card, zoneOf(cell));
    tell(laid, m_team.turn, card, cell);
    offerHelp();
}

void Flow::offerHelp()
{
    if (hasStraightFlush(m_table)) {
        m_laid = {};
        tell(straightFlush, m_team.turn);
        return finish(true, straightFlushMade);
    }
    m_team.phase = touchUp;
    if (!canHelp(m_state, reachIn(m_state)))
        offerScoring();
}

void Flow::afterHelp()
{
    follow(cellZone, zoneOf(cells - 1));
    offerHelp();
}

void Flow::leaveAsIs()
{
    tell(left, m_team.turn);
    offerScoring();
}

void Flow::offerScoring()
{
    m_laid = {};
    m_team.phase = scoring;
    const Categories categories = openCategories(m_state);
    if (!categories)
        endTurn();
    else if (isFull(m_state) && std::popcount(categories) == 1)
        choose(Category(std::countr_zero(categories)));
}

void Flow::passBy()
{
    tell(passed, m_team.turn);
    endTurn();
}

void Flow::choose(Category category)
{
    m_p.scoring = category;
    tell(chose, m_team.turn, int(category));
    pick();
}

void Flow::takeFrom(int cell)
{
    setTaken(m_p, takenSoFar(m_p) | 1u << cell);
    tell(took, m_team.turn, cell);
    pick();
}

void Flow::pick()
{
    m_team.phase = taking;
    const CellSets choices = cellsFor(m_table, m_p.scoring, takenSoFar(m_p));
    if (choices.size() == 1)
        remove(choices[0]);
}

void Flow::remove(CellSet set)
{
    m_p.scored |= Categories(1 << int(m_p.scoring));
    setTaken(m_p, set); // for those who look
    tell(scored, m_team.turn, int(m_p.scoring), std::popcount(unsigned(everyCategory & ~m_p.scored)));
    for (; set; set &= set - 1) {
        const int cell = std::countr_zero(set);
        discard(zoneOf(cell), 0);
        tell(removed, m_team.turn, m_table.top(omens::discardZone).kind, cell);
    }
    m_p.scoring = {};
    setTaken(m_p, 0);
    if (m_p.scored == everyCategory)
        finish(true, fed);
    else
        endTurn();
}

void Flow::endTurn()
{
    const bool wasEmpty = m_p.turnsLeft > 0;
    if (!m_table.empty(omens::deckZone))
        draw(m_team.turn, handOf(m_team.turn), drew);
    if (isFull(m_state)) {
        tell(gridFilled, noSeat);
        return finish(false, gridFull);
    }
    if (wasEmpty && --m_p.turnsLeft == 0) {
        tell(timeUp, noSeat);
        return finish(false, deckOut);
    }
    if (!wasEmpty && m_table.empty(omens::deckZone)) {
        m_p.turnsLeft = m_team.seats;
        tell(deckRanOut, noSeat, m_p.turnsLeft);
    }
    m_team.turn = m_team.asked = leftOf(m_team.turn, m_team.seats);
    m_team.phase = laying;
}

} // namespace bombshelf::omens_famine
