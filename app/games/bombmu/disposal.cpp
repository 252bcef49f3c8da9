#include "flow.h"

#include <algorithm>

namespace bombshelf::bombmu {

void Flow::askNext()
{
    m_p.phase = Phase::dispose;
    tell(What::disposing, disposer(m_p), m_table.count(diceZone) + m_table.count(redZone));
}

void Flow::useSafe()
{
    const Seat seat = disposer(m_p);
    m_table.slip(handOf(seat), m_table.find(handOf(seat), safe), usedZone);
    m_table.turnUp(usedZone, 0);
    tell(What::usedSafe, seat);
    nextDisposer();
}

void Flow::roll()
{
    const Seat seat = disposer(m_p);
    fall(diceZone, m_p.white);
    fall(redZone, m_p.red);
    int bombs = 0, fuses = 0;
    m_p.diamonds = 0;
    for (const Zone zone : {diceZone, redZone})
        for (const Piece &die : m_table.in(zone)) {
            // Ruling: a ☒ counts as both.
            bombs += die.kind == bomb || die.kind == both;
            fuses += die.kind == fuse || die.kind == both;
            m_p.diamonds = std::uint8_t(m_p.diamonds + (die.kind == diamond));
        }
    tell(What::rolled, seat, bombs, fuses, m_p.diamonds);
    for (const Zone zone : {diceZone, redZone})
        for (const Piece &die : m_table.in(zone))
            tell(What::fell, seat, die.kind);

    if (const int lost = std::min(bombs, fuses); lost > 0) {
        m_p.failed = true;
        m_p.diamonds = 0;
        m_p.chips[seat] = std::uint8_t(std::max(0, m_p.chips[seat] - lost));
        tell(What::exploded, seat, lost);
        return nextDisposer();
    }
    tell(What::disposed, seat, m_p.diamonds);
    if (m_p.diamonds >= diamondsForChip)
        m_p.phase = Phase::reward;
    else
        drawCards();
}

void Flow::fall(Zone zone, const Die &die)
{
    for (int place = 0; place < m_table.count(zone); ++place) {
        const int mark = m_rng.roll(die);
        m_table.become(zone, place, Kind(bomb + mark));
    }
}

/// Ruling: always all the cards, before the next one disposes.
void Flow::drawCards()
{
    for (; m_p.diamonds > 0; --m_p.diamonds)
        drawCard(disposer(m_p));
    nextDisposer();
}

void Flow::takeChip()
{
    m_p.diamonds = 0;
    ++m_p.chips[disposer(m_p)];
    tell(What::tookChip, disposer(m_p));
    nextDisposer();
}

void Flow::nextDisposer()
{
    if (m_p.disposed + 1 == m_p.disposers)
        return endDisposals();
    ++m_p.disposed;
    askNext();
}

/// Step 5, after all have disposed: one may be knocked out while another gains.
void Flow::endDisposals()
{
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        if (m_p.chips[seat] == 0 && !m_table.empty(handOf(seat)))
            knockOut(seat);
    m_p.disposed = m_p.disposers; // until now the last one stands at the bomb
    if (seatsIn(m_p).size() < 2 || m_p.round == roundsAtMost) {
        m_p.phase = Phase::over;
        return tell(What::ended, noSeat);
    }
    m_p.phase = Phase::discard;
    if (m_p.failed)
        tell(What::failed, noSeat);
    finishDiscards();
}

void Flow::knockOut(Seat seat)
{
    tell(What::out, seat);
    const Zone hand = handOf(seat);
    while (!m_table.empty(hand)) {
        const Kind card = m_table.top(hand).kind;
        m_table.turnUp(hand, 0);
        m_table.toTop(hand, 0, card == zero ? goneZone : usedZone);
        if (card != zero)
            tell(What::showedHand, seat, card);
    }
}

void Flow::discard(Seat seat, Kind card)
{
    m_table.slip(handOf(seat), m_table.find(handOf(seat), card), usedZone);
    tell(What::discarded, seat, card, 0, 0, SeatSet::of(seat));
    finishDiscards();
}

void Flow::finishDiscards()
{
    for (Seat seat = 0; m_p.failed && seat < m_p.seats; ++seat)
        if (mustDiscard(m_state, seat))
            return;
    endRound();
}

} // namespace bombshelf::bombmu
