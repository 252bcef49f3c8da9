#include "flow.h"

namespace bombshelf::driller {

namespace {

constexpr int quietTurnsToEnd = 100;

} // namespace

void Flow::beginTurn()
{
    const bool checks = m_p.opening == 0 && (hidesTop(m_state, left) || hidesTop(m_state, right));
    if (m_p.opening > 0)
        --m_p.opening;
    ask(checks ? Phase::check : Phase::drill, m_p.turn);
    tell(What::turnBegan, m_p.turn);
}

void Flow::check(DeckSide deck)
{
    m_state.table.turnUp(zoneOf(deck), 0);
    ask(Phase::drill, m_p.turn);
    tell(What::checked, m_p.turn, m_state.table.top(zoneOf(deck)).kind, deck);
}

void Flow::draw(DeckSide deck)
{
    Mishap mishap = drawOne(m_p.turn, deck);
    const bool caved = mishap == Mishap::caveIn;
    if (caved)
        mishap = drawOn(m_p.turn, deck);
    if (isOver())
        return;
    if (mishap != Mishap::none)
        giveBack(m_p.turn, Next::endTurn);
    else if (caved || m_p.drawn >= drawsPerTurn(m_p))
        giveBack(m_p.turn, Next::offerBuyout);
}

void Flow::stop() { endTurn(); }

void Flow::offerBuyout()
{
    if (m_p.drawn < drawsPerTurn(m_p) || purse(m_state, m_p.turn) < buyoutPrice || !anyOpen(m_state))
        return endTurn();
    m_p.countering = false;
    ask(Phase::buyout, m_p.turn);
}

void Flow::offerCounter()
{
    if (m_p.seats < 3 || m_p.barred || purse(m_state, m_p.bought) < buyoutPrice || !anyOpen(m_state))
        return endTurn();
    m_p.countering = true;
    ask(Phase::counter, m_p.bought);
}

void Flow::pay(Card card)
{
    Table &table = m_state.table;
    table.toBottom(handOf(m_p.asked), table.find(handOf(m_p.asked), card), asideZone);
    m_p.paid = std::uint8_t(m_p.paid + worth[card]);
    tell(What::paid, m_p.asked, card);
}

void Flow::settle()
{
    m_p.paid = 0;
    giveBack(m_p.asked, Next::raid);
}

void Flow::pass() { endTurn(); }

void Flow::raid(Seat target, DeckSide deck)
{
    tell(m_p.countering ? What::countered : What::raided, m_p.asked, target, deck);
    const Mishap mishap = drawOn(target, deck);
    if (isOver())
        return;
    if (m_p.countering)
        return giveBack(target, Next::endTurn);
    m_p.bought = target;
    m_p.barred = mishap == Mishap::explosion || mishap == Mishap::curse;
    giveBack(target, Next::offerCounter);
}

void Flow::endTurn()
{
    m_p.quiet = m_p.exploded ? 0 : std::uint8_t(m_p.quiet + 1);
    m_p.exploded = false;
    m_p.drawn = 0;
    m_p.ranOut = {};
    m_p.lastOut = left;
    m_p.countering = m_p.barred = false;
    m_p.bought = 0;
    m_p.next = Next::endTurn;

    const Table &table = m_state.table;
    if (m_p.quiet >= quietTurnsToEnd) {
        ask(Phase::over, noSeat);
        tell(What::ended, noSeat);
    } else if (table.empty(zoneOf(left)) || table.empty(zoneOf(right))) {
        ask(Phase::split, m_p.turn);
    } else {
        nextTurn();
    }
}

void Flow::split(int n)
{
    Table &table = m_state.table;
    const DeckSide standing = table.empty(zoneOf(left)) ? right : left;
    table.lift(zoneOf(standing), n, zoneOf(other(standing)));
    tell(What::splitDecks, m_p.turn, table.count(zoneOf(left)), table.count(zoneOf(right)));
    nextTurn();
}

void Flow::nextTurn()
{
    m_p.turn = leftOf(m_p.turn, m_p.seats);
    beginTurn();
}

void Flow::ask(Phase phase, Seat seat)
{
    m_p.phase = phase;
    m_p.asked = seat;
}

} // namespace bombshelf::driller
