#include "flow.h"

namespace bombshelf::driller {

void Flow::deal(int seats)
{
    Table &table = m_state.table;
    m_p.seats = std::uint8_t(seats);
    m_p.opening = std::uint8_t(seats - 1);

    for (Seat seat = 0; seat < seats; ++seat) {
        table.add(ringsOf(seat), ring);
        table.turnUp(ringsOf(seat), 0);
    }
    for (int i = 0; i < copies[bomb]; ++i) {
        table.add(boxZone, bomb);
        table.turnUp(boxZone, i);
    }
    for (Kind kind = 0; kind < cardKinds; ++kind)
        if (kind != bomb)
            for (int i = kind == ring ? seats : 0; i < copies[kind]; ++i)
                table.add(deckZone, kind);
    table.shuffle(deckZone, m_rng);

    for (int pile = 0; !table.empty(deckZone); pile = (pile + 1) % pileCount)
        table.toTop(deckZone, 0, Zone(pileZone + pile));
    // Ruling: each card covers the one before, so only the four last ones are known.
    for (int pile = 0; pile < pileCount; ++pile)
        table.turnUp(Zone(pileZone + pile), 0);
    ask(Phase::spare, 0);
    tell(What::dealt, noSeat);
}

void Flow::spare(int spared)
{
    Table &table = m_state.table;
    for (int pile = 0; pile < pileCount; ++pile)
        if (pile != spared)
            table.toTop(boxZone, 0, Zone(pileZone + pile));
    tell(What::bombsLaid, 0, spared);

    // Stacked face up, the earliest lowest, and turned over: from the top, each pile in the order dealt, then its bomb.
    for (int pile = 0; pile < pileCount; ++pile)
        if (pile != spared)
            table.lift(Zone(pileZone + pile), table.count(Zone(pileZone + pile)), zoneOf(left));
    table.turnOver(zoneOf(left));
    tell(What::stacked, noSeat);

    // Ruling: the cut is n/2 plus -3 to 3.
    const int cut = table.count(zoneOf(left)) / 2 + int(m_rng.below(7)) - 3;
    table.lift(zoneOf(left), cut, zoneOf(right));
    ask(Phase::lay, Seat(m_p.seats - 1));
    tell(What::cut, noSeat, table.count(zoneOf(left)), table.count(zoneOf(right)));
}

void Flow::lay(int k, DeckSide deck)
{
    Table &table = m_state.table;
    Zone pile = pileZone;
    while (table.empty(pile))
        ++pile;
    const int rest = table.count(pile) - k;
    // Turned over, the card dealt first is the pile's top.
    table.turnOver(pile);
    table.lift(pile, k, zoneOf(deck));
    table.lift(pile, rest, zoneOf(other(deck)));
    tell(What::laid, m_p.asked, k, deck, rest);
    beginTurn();
}

} // namespace bombshelf::driller
