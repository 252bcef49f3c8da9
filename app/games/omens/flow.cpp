#include "flow.h"

#include <algorithm>
#include <numeric>

namespace bombshelf::omens {

void Flow::begin(const Setup &setup, int dice)
{
    m_team.seats = std::uint8_t(setup.seats);
    m_team.turn = m_team.asked = noSeat;
    for (Kind card = 0; card < cardCount; ++card)
        m_table.add(deckZone, card);
    m_table.shuffle(deckZone, m_rng);
    for (int i = 0; i < dice; ++i) {
        m_table.add(boxZone, face1);
        m_table.turnUp(boxZone, i);
    }
    drawHelpers(setup);
}

void Flow::drawHelpers(const Setup &setup)
{
    std::array<Kind, helperKinds> helpers;
    std::iota(helpers.begin(), helpers.end(), firstHelper);
    m_rng.shuffle(std::span<Kind>(helpers));
    const int count = setup.set[setup.options[difficultyOption]];
    std::sort(helpers.begin(), helpers.begin() + count);
    for (int i = 0; i < count; ++i) {
        m_table.add(helperZone, helpers[std::size_t(i)], Lot(1));
        m_table.turnUp(helperZone, i);
    }
    tell(helpersCame, noSeat, count);
}

void Flow::rollForStart()
{
    SeatSet rolling = SeatSet::below(m_team.seats);
    while (rolling.size() > 1) {
        int highest = 0;
        SeatSet best;
        for (Seat seat = 0; seat < m_team.seats; ++seat) {
            if (!rolling.has(seat))
                continue;
            putAway(diceZone);
            std::array<int, startDice> pips;
            std::ranges::generate(pips, [this] { return throwDie(diceZone); });
            tell(startRoll, seat, pips[0], pips[1], pips[2]);
            const int total = std::accumulate(pips.begin(), pips.end(), 0);
            if (total > highest)
                best = {};
            if (total >= highest)
                best.add(seat);
            highest = std::max(highest, total);
        }
        rolling = best;
    }
    putAway(diceZone);
    m_team.turn = m_team.asked = rolling.first();
    tell(starts, m_team.turn);
}

void Flow::discard(Zone zone, int place)
{
    restore(zone, place);
    m_table.turnUp(zone, place);
    m_table.toTop(zone, place, discardZone);
}

void Flow::discardAll(Zone zone)
{
    while (!m_table.empty(zone))
        discard(zone, 0);
}

void Flow::restore(Zone zone, int place)
{
    const std::span changes(m_team.changes.data(), m_team.changeCount);
    const auto change = std::ranges::find(changes, m_table.at(zone, place).id, &Team::Change::piece);
    if (change == changes.end())
        return;
    m_table.become(zone, place, change->printed);
    std::shift_left(change, changes.end(), 1);
    changes.back() = {};
    --m_team.changeCount;
}

void Flow::alter(Spot spot, Kind kind)
{
    const Piece piece = m_table.at(spot.zone, spot.place);
    const std::span changes(m_team.changes.data(), m_team.changeCount);
    if (std::ranges::find(changes, piece.id, &Team::Change::piece) == changes.end())
        m_team.changes[m_team.changeCount++] = {piece.id, piece.kind};
    m_table.become(spot.zone, spot.place, kind);
    tell(changed, m_team.asked, piece.kind, kind);
}

Cards Flow::showHand(Zone hand, Seat seat, int event)
{
    Cards cards;
    for (int place = 0; place < m_table.count(hand); ++place) {
        const Piece card = m_table.at(hand, place);
        cards.add(card.kind);
        m_table.turnUp(hand, place);
        if (!card.faceUp)
            tell(event, seat, card.kind);
    }
    return cards;
}

int Flow::throwDie(Zone zone, Zone from)
{
    const int pips = m_rng.roll() + 1;
    m_table.toBottom(from, 0, zone);
    m_table.become(zone, m_table.count(zone) - 1, faceOf(pips));
    return pips;
}

void Flow::putAway(Zone zone)
{
    while (!m_table.empty(zone)) {
        restore(zone, 0);
        m_table.toBottom(zone, 0, boxZone);
    }
}

void Flow::finish(bool isWon, int ending)
{
    m_team.phase = over;
    m_team.isWon = isWon;
    m_team.ending = std::uint8_t(ending);
    tell(isWon ? won : lost, noSeat);
}

} // namespace bombshelf::omens
