#include "flow.h"

#include <algorithm>

namespace bombshelf::bombmu {

void Flow::deal(const Setup &setup)
{
    m_p.seats = std::uint8_t(setup.seats);
    const auto set = descriptor().houseSet;
    for (std::size_t i = 0; i < set.size(); ++i) {
        const Kind kind = set[i].value;
        if (set[i].group == whiteGroup)
            m_p.white[std::size_t(kind - bomb)] = std::uint8_t(setup.set[i]);
        else if (set[i].group == redGroup)
            m_p.red[std::size_t(kind - bomb)] = std::uint8_t(setup.set[i]);
        else if (kind != zero) // zeros that no seat takes leave the game
            for (int n = 0; n < setup.set[i]; ++n)
                m_table.add(deckZone, kind);
    }
    m_table.shuffle(deckZone, m_rng);
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_p.chips[seat] = chipsAtStart;
        m_p.chosen[seat] = noCard;
        m_table.add(handOf(seat), zero);
        m_table.show(handOf(seat), 0, SeatSet::everyone());
    }
    for (int i = 0; i < whiteDice; ++i) {
        m_table.add(boxZone, blank);
        m_table.turnUp(boxZone, i);
    }
    m_table.add(redBoxZone, blank);
    m_table.turnUp(redBoxZone, 0);
    for (int i = 0; i < cardsDealt; ++i)
        for (Seat seat = 0; seat < m_p.seats; ++seat) {
            m_table.show(deckZone, 0, SeatSet::of(seat));
            m_table.toBottom(deckZone, 0, handOf(seat));
        }
    for (int i = 0; i < diceAtStart; ++i)
        m_table.toBottom(boxZone, 0, diceZone);
    tell(What::dealt, noSeat);
    beginRound();
}

void Flow::beginRound()
{
    ++m_p.round;
    m_p.disposers = m_p.disposed = 0;
    m_p.order = {};
    m_p.failed = false;
    tell(What::roundBegan, noSeat, m_p.round, m_table.count(diceZone));
}

void Flow::choose(Seat seat, Kind card)
{
    m_p.chosen[seat] = card;
    tell(What::chose, seat, card, 0, 0, SeatSet::of(seat));
    for (Seat other = 0; other < m_p.seats; ++other)
        if (isIn(m_p, other) && m_p.chosen[other] == noCard)
            return;
    reveal();
    applyEffects();
    findDisposers();
    returnZeros();
    askNext();
}

void Flow::reveal()
{
    m_p.phase = Phase::reveal;
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        if (!isIn(m_p, seat))
            continue;
        m_table.slip(handOf(seat), m_table.find(handOf(seat), m_p.chosen[seat]), playedBy(seat));
        m_table.turnUp(playedBy(seat), 0);
        m_p.chosen[seat] = noCard;
    }
    tell(What::revealed, noSeat);
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        if (isIn(m_p, seat))
            tell(What::showed, seat, m_table.top(playedBy(seat)).kind);
}

void Flow::applyEffects()
{
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        if (!isIn(m_p, seat))
            continue;
        const Kind card = m_table.top(playedBy(seat)).kind;
        if (card == zero)
            drawCard(seat);
        if (addsDie(card))
            addDie(seat);
        if (card == two && m_table.empty(redZone)) {
            m_table.toTop(redBoxZone, 0, redZone);
            tell(What::redJoined, seat);
        }
    }
}

void Flow::addDie(Seat seat)
{
    if (m_table.empty(boxZone))
        return;
    m_table.toBottom(boxZone, 0, diceZone);
    tell(What::dieJoined, seat, m_table.count(diceZone));
}

/// The one who disposes alone: a 6 above nothing over 2, or a 7 above nothing over 3. Else all with the lowest number.
void Flow::findDisposers()
{
    std::array<Kind, tableSeats> number{};
    List<Seat, tableSeats> seats;
    Kind least = seven;
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        if (!isIn(m_p, seat))
            continue;
        number[seat] = m_table.top(playedBy(seat)).kind;
        least = std::min(least, number[seat]);
        seats.add(seat);
    }
    for (const Seat seat : seats) {
        const int most = mostOfOthers(number[seat]);
        const bool stands = std::ranges::all_of(seats, [&](Seat other) { return other == seat || number[other] <= most; });
        if (!stands)
            continue;
        tell(What::singled, seat, number[seat]);
        List<Seat, tableSeats> alone;
        alone.add(seat);
        return drawOrder(alone);
    }
    List<Seat, tableSeats> lowest;
    for (const Seat seat : seats)
        if (number[seat] == least)
            lowest.add(seat);
    tell(What::lowest, noSeat, least);
    drawOrder(lowest);
}

/// Most chips first. Ruling: ties at random, and the whole order is drawn at the reveal.
void Flow::drawOrder(const List<Seat, tableSeats> &seats)
{
    std::copy(seats.begin(), seats.end(), m_p.order.begin());
    const std::span order(m_p.order.data(), std::size_t(seats.size()));
    m_rng.shuffle(order);
    std::ranges::stable_sort(order, std::ranges::greater(), [this](Seat seat) { return m_p.chips[seat]; });
    m_p.disposers = std::uint8_t(seats.size());
}

/// A 0 has counted, and is back in the hand before anyone disposes.
void Flow::returnZeros()
{
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        if (isIn(m_p, seat) && m_table.top(playedBy(seat)).kind == zero) {
            m_table.toTop(playedBy(seat), 0, handOf(seat));
            m_table.turnDown(handOf(seat), 0);
            tell(What::zeroReturned, seat);
        }
}

void Flow::endRound()
{
    m_p.phase = Phase::choose; // all that clears up is told as the way to the next choice
    if (m_p.failed) {
        for (Seat seat = 0; seat < m_p.seats; ++seat)
            if (isIn(m_p, seat))
                drawCard(seat);
        clearBench(deckZone);
        m_table.lift(usedZone, m_table.count(usedZone), deckZone);
        m_table.shuffle(deckZone, m_rng);
        m_table.lift(diceZone, m_table.count(diceZone) - diceAtStart, boxZone);
        tell(What::newDeck, noSeat, m_table.count(deckZone));
    } else {
        clearBench(usedZone);
        addDie(noSeat);
    }
    beginRound();
}

/// The played cards go to a zone, dice lie unrolled again, and the red one leaves.
void Flow::clearBench(Zone playedTo)
{
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        while (!m_table.empty(playedBy(seat)))
            m_table.toTop(playedBy(seat), 0, playedTo);
    if (!m_table.empty(redZone))
        m_table.toTop(redZone, 0, redBoxZone);
    for (const Zone zone : {diceZone, redBoxZone})
        for (int place = 0; place < m_table.count(zone); ++place)
            m_table.become(zone, place, blank);
}

/// Ruling: an empty deck is made of the used cards, not of those played in this round; where there are none, no card is drawn.
void Flow::drawCard(Seat seat)
{
    if (m_table.empty(deckZone) && !m_table.empty(usedZone)) {
        m_table.lift(usedZone, m_table.count(usedZone), deckZone);
        m_table.shuffle(deckZone, m_rng);
        tell(What::reshuffled, noSeat);
    }
    if (m_table.empty(deckZone))
        return tell(What::noCard, seat);
    m_table.show(deckZone, 0, SeatSet::of(seat));
    m_table.toBottom(deckZone, 0, handOf(seat));
    tell(What::drew, seat, m_table.in(handOf(seat)).back().kind, 0, 0, SeatSet::of(seat));
}

} // namespace bombshelf::bombmu
