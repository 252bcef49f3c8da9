#include "flow.h"

namespace bombshelf::driller {

namespace {

/// Hands are kept sorted by kind.
int placeInHand(const Table &table, Zone hand, Card card)
{
    int place = 0;
    for (const Piece &held : table.in(hand))
        place += held.kind <= card;
    return place;
}

} // namespace

Flow::Mishap Flow::drawOne(Seat seat, DeckSide deck)
{
    Table &table = m_state.table;
    const Zone zone = zoneOf(deck);
    const Card card = Card(table.top(zone).kind);
    const Zone to = card == bomb || card == caveIn ? asideZone : card == ring ? ringsOf(seat) : handOf(seat);
    const int place = to == handOf(seat) ? placeInHand(table, to, card) : table.count(to);
    table.move(zone, 0, to, place);
    table.turnUp(to, place);
    if (m_p.phase == Phase::drill)
        ++m_p.drawn;
    tell(What::drew, seat, card, deck);
    if (table.empty(zone)) {
        m_p.ranOut[deck] = true;
        m_p.lastOut = deck;
        tell(What::ranOut, noSeat, deck);
    }

    if (card == bomb)
        return drawBomb(seat);
    if (card == ring && table.count(ringsOf(seat)) == ringsOfACurse)
        return curse(seat);
    if (card == caveIn) {
        tell(What::cavedIn, seat, deck, drawsPerTurn(m_p));
        return Mishap::caveIn;
    }
    return Mishap::none;
}

Flow::Mishap Flow::drawOn(Seat seat, DeckSide deck)
{
    for (int draws = drawsPerTurn(m_p); draws > 0 && anyOpen(m_state); --draws) {
        // A deck that ran out: the draws go on from the other.
        if (!isOpen(m_state, deck))
            deck = other(deck);
        const Mishap mishap = drawOne(seat, deck);
        if (mishap == Mishap::caveIn)
            draws = drawsPerTurn(m_p) + 1; // another one starts afresh
        else if (mishap != Mishap::none)
            return mishap;
    }
    return Mishap::none;
}

Flow::Mishap Flow::drawBomb(Seat seat)
{
    Table &table = m_state.table;
    const int place = table.count(asideZone) - 1;
    if (!table.empty(ringsOf(seat))) {
        table.toBottom(ringsOf(seat), 0, asideZone);
        tell(What::dud, seat);
        return Mishap::dud;
    }
    table.toBottom(asideZone, place, outZone);
    m_p.exploded = true;
    ++m_p.explosions;
    tell(What::exploded, seat, m_p.explosions);
    if (m_p.explosions < copies[bomb]) {
        loseHalf(seat, asideZone);
    } else {
        // Ruling: the last losses leave the hand, and nobody is asked where they go.
        loseHalf(seat, outZone);
        ask(Phase::over, noSeat);
        tell(What::ended, noSeat);
    }
    return Mishap::explosion;
}

Flow::Mishap Flow::curse(Seat seat)
{
    tell(What::cursed, seat);
    for (int i = 0; i < ringsOfACurse; ++i)
        m_state.table.toBottom(ringsOf(seat), 0, asideZone);
    loseHalf(seat, asideZone);
    return Mishap::curse;
}

void Flow::loseHalf(Seat seat, Zone to)
{
    Table &table = m_state.table;
    const Zone hand = handOf(seat);
    int losses = lossesOf(m_state, seat);
    for (const Card card : scoreCards) {
        for (int place = table.find(hand, card); losses > 0 && place >= 0; place = table.find(hand, card)) {
            table.toBottom(hand, place, to);
            --losses;
            tell(What::lost, seat, card);
        }
    }
}

void Flow::giveBack(Seat seat, Next next)
{
    if (m_state.table.empty(asideZone))
        return proceed(next);
    m_p.next = next;
    ask(Phase::putBack, seat);
}

void Flow::putBack(Card card, DeckSide deck)
{
    Table &table = m_state.table;
    int place = m_p.laid;
    while (table.at(asideZone, place).kind != card)
        ++place;
    table.move(asideZone, place, asideZone, m_p.laid);
    m_p.laidTo[m_p.laid++] = zoneOf(deck);
    if (m_p.laid < table.count(asideZone))
        return;

    table.bury(asideZone, std::span(m_p.laidTo).first(m_p.laid), SeatSet::of(m_p.asked));
    const int cards = m_p.laid;
    m_p.laid = 0;
    m_p.laidTo = {};
    tell(What::gaveBack, m_p.asked, cards);
    proceed(m_p.next);
}

void Flow::proceed(Next next)
{
    switch (next) {
    case Next::endTurn: return endTurn();
    case Next::offerBuyout: return offerBuyout();
    case Next::raid: return ask(Phase::raid, m_p.asked);
    case Next::offerCounter: return offerCounter();
    }
}

} // namespace bombshelf::driller
