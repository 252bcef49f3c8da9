// A turn, from the cards turned up to the losing seats' choices.

#include "flow.h"

#include "choices.h"

namespace bombshelf::omens_war {

int strengthOf(const State &state, Seat seat)
{
    const Table &table = state.table;
    int strength = table.empty(turnedUpOf(seat)) ? 0 : omens::valueOf(table.top(turnedUpOf(seat)).kind);
    if (seat == omens::teamOf(state).asked && !table.empty(omens::diceZone))
        strength += omens::pipsOf(table.top(omens::diceZone).kind);
    return strength;
}

int strengthOfWar(const State &state) { return state.table.empty(warZone) ? 0 : omens::valueOf(state.table.top(warZone).kind); }

int neededToTie(const State &state) { return strengthOfWar(state) - strengthOf(state, omens::teamOf(state).asked); }

void Flow::deal(const Setup &setup)
{
    constexpr int cardsEach[] = {16, 12, 9};
    begin(setup, allDice);
    for (int i = 0; i < cardsEach[setup.seats - 2]; ++i)
        for (Seat seat = 0; seat < m_team.seats; ++seat)
            m_table.toBottom(omens::deckZone, 0, ownDeckOf(seat));
    for (int i = 0; i < hitPoints; ++i)
        m_table.toBottom(omens::boxZone, 0, hitPointZone);
    beginTurn();
}

void Flow::play(Move move)
{
    switch (Verb(move.verb)) {
    case roll: return rollDie();
    case stand: return standBack();
    case accept: return acceptDie();
    case give: return giveTo(move.a);
    }
}

/// Out of cards is looked at between turns; War's empty deck first.
void Flow::beginTurn()
{
    m_team.asked = noSeat;
    m_p.hasCheated = false;
    if (m_table.empty(omens::deckZone))
        return finish(true, warIsEmpty);
    if (!anyDeck())
        return finish(false, noCards);
    tell(turnBegan, noSeat, ++m_p.round);
    turnUpAll();
    if (warLosesToAll() && canCheat()) {
        m_p.hasCheated = true;
        tell(warCheats, noSeat);
        discardTurnedUp();
        turnUpAll();
    }
    compare();
}

void Flow::turnUpTop(Zone deck, Zone to)
{
    m_table.turnUp(deck, 0);
    m_table.toTop(deck, 0, to);
}

void Flow::turnUpAll()
{
    turnUpTop(omens::deckZone, warZone);
    tell(warTurnsUp, noSeat, m_table.top(warZone).kind);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        if (hasDeck(seat)) {
            turnUpTop(ownDeckOf(seat), turnedUpOf(seat));
            tell(turnsUp, seat, m_table.top(turnedUpOf(seat)).kind);
        }
}

bool Flow::warLosesToAll() const
{
    return seatsWith([this](Seat seat) { return hasTurnedUp(seat) && strength(seat) <= warStrength(); }).empty();
}

bool Flow::canCheat() const { return !m_table.empty(omens::deckZone) && anyDeck(); }

void Flow::compare()
{
    const SeatSet tied = seatsWith([this](Seat seat) { return hasTurnedUp(seat) && strength(seat) == warStrength(); });
    if (!tied.empty())
        return goToWar(tied);
    m_p.toChoose = seatsWith([this](Seat seat) { return hasTurnedUp(seat) && strength(seat) < warStrength(); });
    askNext();
}

/// Those below War choose one after the other, clockwise from seat 0.
void Flow::askNext()
{
    m_team.phase = choosing;
    m_team.asked = m_p.toChoose.first();
    if (m_team.asked != noSeat)
        return m_p.toChoose.remove(m_team.asked);
    if (m_p.isAtWar)
        return loseWar();
    discardTurnedUp();
    beginTurn();
}

void Flow::rollDie()
{
    const int pips = throwDie(omens::diceZone, hitPointZone);
    tell(rolled, m_team.asked, pips, strength(m_team.asked));
    m_team.phase = dieRolled;
    settleChoice();
}

void Flow::settleChoice()
{
    if (strength(m_team.asked) >= warStrength())
        return succeed();
    if (m_team.phase == dieRolled && !omens::canHelp(m_state, reachIn(m_state)))
        acceptDie();
}

/// A die that helped goes back.
void Flow::succeed()
{
    const Seat seat = m_team.asked;
    const int mine = strength(seat);
    const bool isTie = mine == warStrength();
    if (isTie)
        tell(ties, seat, mine);
    else
        tell(beats, seat, mine, warStrength());
    if (!m_table.empty(omens::diceZone)) {
        restore(omens::diceZone, 0);
        m_table.toBottom(omens::diceZone, 0, hitPointZone);
    }
    if (isTie)
        return m_p.isAtWar ? (m_p.fighting = SeatSet::of(seat), turnUpInWar()) : goToWarAtOnce(seat);
    return m_p.isAtWar ? winWar(seat) : askNext();
}

/// Ruling: seats still to choose are spared.
void Flow::goToWarAtOnce(Seat seat)
{
    for (Seat other = 0; other < m_team.seats; ++other)
        if (m_p.toChoose.has(other))
            tell(spared, other);
    goToWar(SeatSet::of(seat));
}

/// Ruling: in a war not rolling costs nothing.
void Flow::standBack()
{
    tell(stands, m_team.asked);
    if (!m_p.isAtWar)
        loseDie(hitPointZone);
    goOn();
}

/// Only the die is lost in a war: its card stays among the war's.
void Flow::acceptDie()
{
    loseDie(omens::diceZone);
    if (!m_p.isAtWar)
        loseCard();
    goOn();
}

/// The last die lost ends the battle.
void Flow::goOn()
{
    if (m_table.empty(hitPointZone))
        return finish(false, noDice);
    askNext();
}

void Flow::loseDie(Zone zone)
{
    restore(zone, 0);
    m_table.toBottom(zone, 0, omens::boxZone);
    tell(losesDie, m_team.asked, m_table.count(hitPointZone));
}

void Flow::loseCard()
{
    const Zone zone = turnedUpOf(m_team.asked);
    restore(zone, 0);
    const Kind lost = m_table.top(zone).kind;
    m_table.turnDown(zone, 0);
    m_table.toBottom(zone, 0, omens::deckZone);
    tell(losesCard, m_team.asked, lost);
}

void Flow::discardTurnedUp()
{
    discardAll(warZone);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        discardAll(turnedUpOf(seat));
}

} // namespace bombshelf::omens_war
