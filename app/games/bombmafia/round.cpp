#include "flow.h"

#include "house_set.h"

#include <algorithm>

namespace bombshelf::bombmafia {

void Flow::deal(const Setup &setup)
{
    m_p.seats = std::uint8_t(setup.seats);
    m_p.rounds = std::uint8_t(roundsOf(setup));
    for (Kind card = 0; card < cardKinds; ++card)
        for (int i = 0; i < setup.set[card]; ++i)
            m_table.add(deckZone, card);
    BagValues bags = bagsOf(setup);
    std::ranges::sort(bags);
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_p.points[seat] = pointsAtStart;
        m_p.bags[seat] = bagOf(bags[seat]);
        m_table.add(bootZone, m_p.bags[seat], Lot(1));
    }
    // Ruling: the first starter is drawn.
    m_p.starter = Seat(m_rng.below(m_p.seats));
    beginRound();
}

void Flow::beginRound()
{
    ++m_p.round;
    m_p.turn = m_p.starter;
    gather();
    tell(What::roundBegan, m_p.starter, m_p.round);
    dealRound();
    beginTurn();
}

/// All cards back to the deck, all bags into the boot, and both mixed.
void Flow::gather()
{
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_table.lift(handOf(seat), m_table.count(handOf(seat)), deckZone);
        m_table.lift(bagBefore(seat), m_table.count(bagBefore(seat)), bootZone);
    }
    m_table.lift(discardZone, m_table.count(discardZone), deckZone);
    m_table.lift(outZone, m_table.count(outZone), deckZone);
    m_table.shuffle(deckZone, m_rng);
    m_table.shuffle(bootZone, m_rng);
}

void Flow::dealRound()
{
    const int out = takenOut(m_p.seats);
    m_table.lift(deckZone, out, outZone);
    tell(What::tookOut, noSeat, out);
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_table.toTop(bootZone, 0, bagBefore(seat));
        lookAtBag(seat);
    }
    for (int i = 0; i < handSize; ++i)
        for (Seat seat = 0; seat < m_p.seats; ++seat) {
            m_table.toBottom(deckZone, 0, handOf(seat));
            lookAtCard(seat, i);
        }
    tell(What::dealt, noSeat);
}

/// The round ends the moment the deck is empty: a last card drawn is not played.
void Flow::beginTurn()
{
    if (draw())
        m_p.phase = Phase::play;
    else
        endRound();
}

bool Flow::draw()
{
    m_table.show(deckZone, 0, SeatSet::of(m_p.turn));
    m_table.toBottom(deckZone, 0, handOf(m_p.turn));
    tell(What::drew, m_p.turn, m_table.at(handOf(m_p.turn), m_table.count(handOf(m_p.turn)) - 1).kind, 0, 0, SeatSet::of(m_p.turn));
    return !isTimeUp();
}

void Flow::endRound()
{
    tell(What::timeUp, noSeat);
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_table.turnUp(bagBefore(seat), 0);
        const Kind bag = m_table.top(bagBefore(seat)).kind;
        m_p.points[seat] = std::int8_t(m_p.points[seat] + valueOf(bag));
        tell(What::opened, seat, bag);
    }
    tell(What::roundOver, noSeat, m_p.round);
    const bool broke = std::ranges::any_of(std::span(m_p.points).first(m_p.seats), [](int total) { return total <= 0; });
    if (broke || m_p.round == m_p.rounds) {
        m_p.phase = Phase::over;
        return tell(What::ended, noSeat);
    }
    // Ruling: the next seat clockwise starts.
    m_p.starter = leftOf(m_p.starter, m_p.seats);
    beginRound();
}

} // namespace bombshelf::bombmafia
