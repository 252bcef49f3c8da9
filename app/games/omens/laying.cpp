#include "laying.h"

#include <algorithm>

namespace bombshelf::omens {

void LayingFlow::draw(Seat seat, Zone hand, int what)
{
    m_table.show(deckZone, 0, SeatSet::of(seat));
    const Piece card = m_table.top(deckZone);
    m_table.toBottom(deckZone, 0, hand);
    // The Prophet may have shown it to others.
    tell(std::uint8_t(what), seat, card.kind, 0, 0, card.knownBy);
}

void LayingFlow::layFrom(Zone hand, Kind card, Zone zone)
{
    m_table.slip(hand, m_table.find(hand, card), zone);
    m_table.turnUp(zone, 0);
    m_table.toBottom(zone, 0, zone);
    const int place = m_table.count(zone) - 1;
    m_laid = {m_table.at(zone, place).id, {zone, std::uint8_t(place)}};
}

void LayingFlow::follow(Zone first, Zone last)
{
    for (Zone zone = first; zone <= last; ++zone) {
        const auto cards = m_table.in(zone);
        const auto card = std::ranges::find(cards, m_laid.card, &Piece::id);
        if (card != cards.end())
            m_laid.spot = {zone, std::uint8_t(card - cards.begin())};
    }
    m_laid.card = m_table.at(m_laid.spot.zone, m_laid.spot.place).id;
}

Reach reachOf(const Laid &laid)
{
    Reach reach;
    reach.cards.add(laid.spot);
    reach.deckPowers = true;
    return reach;
}

void hideHands(State &state, Zone firstHand, Seat viewer)
{
    for (Seat seat = 0; seat < teamOf(state).seats; ++seat)
        state.table.hideKnowers(Zone(firstHand + seat), seat, viewer);
}

} // namespace bombshelf::omens
