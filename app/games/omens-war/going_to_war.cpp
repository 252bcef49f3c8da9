// Going to war: a tie with War, until War or a seat is highest.

#include "flow.h"

#include <algorithm>

namespace bombshelf::omens_war {

void Flow::goToWar(SeatSet seats)
{
    m_p.isAtWar = true;
    m_p.fighting = seats;
    m_p.toChoose = {};
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        if (seats.has(seat))
            tell(goesToWar, seat);
    discardTurnedUp();
    turnUpInWar();
}

/// The seats still in it and War turn up one more each. Only here, War's empty deck is made again from the discards.
void Flow::turnUpInWar()
{
    m_team.asked = noSeat;
    gatherSpoils();
    if (m_table.empty(omens::deckZone) && !m_table.empty(omens::discardZone)) {
        tell(reshuffled, noSeat, m_table.count(omens::discardZone));
        m_table.lift(omens::discardZone, m_table.count(omens::discardZone), omens::deckZone);
        m_table.shuffle(omens::deckZone, m_rng);
    }
    if (!m_table.empty(omens::deckZone)) {
        turnUpTop(omens::deckZone, warZone);
        tell(warTurnsUp, noSeat, m_table.top(warZone).kind);
    }
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        if (!m_p.fighting.has(seat))
            continue;
        if (!hasDeck(seat)) { // Ruling: it takes part with 0.
            tell(hasNoCard, seat);
            continue;
        }
        turnUpTop(ownDeckOf(seat), turnedUpOf(seat));
        tell(turnsUp, seat, m_table.top(turnedUpOf(seat)).kind);
    }
    compareInWar();
}

void Flow::compareInWar()
{
    int best = 0;
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        if (m_p.fighting.has(seat))
            best = std::max(best, strength(seat));
    const SeatSet highest = seatsWith([&](Seat seat) { return m_p.fighting.has(seat) && strength(seat) == best; });
    if (best > warStrength() || m_table.empty(warZone)) // Equal above War: the first from seat 0.
        return winWar(highest.first());
    if (best == warStrength()) {
        m_p.fighting = highest;
        return turnUpInWar();
    }
    m_p.toChoose = m_p.fighting;
    askNext();
}

void Flow::gatherSpoils()
{
    m_table.lift(warZone, m_table.count(warZone), spoilsZone);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        m_table.lift(turnedUpOf(seat), m_table.count(turnedUpOf(seat)), spoilsZone);
}

/// Its cards become one shuffled heap.
void Flow::endWar()
{
    m_p.isAtWar = false;
    m_p.fighting = {};
    m_p.toChoose = {};
    gatherSpoils();
    for (int place = 0; place < m_table.count(spoilsZone); ++place)
        restore(spoilsZone, place);
    m_table.shuffle(spoilsZone, m_rng);
}

void Flow::loseWar()
{
    endWar();
    tell(warTakes, noSeat, m_table.count(spoilsZone));
    while (!m_table.empty(spoilsZone))
        m_table.toBottom(spoilsZone, 0, omens::deckZone);
    beginTurn();
}

/// Ruling: the winning seat chooses, card by card, whose deck gets it.
void Flow::winWar(Seat seat)
{
    endWar();
    m_team.asked = seat;
    m_team.phase = sharing;
    tell(winsCards, seat, m_table.count(spoilsZone));
}

void Flow::giveTo(Seat seat)
{
    m_table.toBottom(spoilsZone, 0, ownDeckOf(seat));
    tell(gave, m_team.asked, seat);
    if (m_table.empty(spoilsZone))
        beginTurn();
}

} // namespace bombshelf::omens_war
