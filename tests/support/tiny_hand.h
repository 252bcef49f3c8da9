#pragma once

#include "tiny.h"

namespace bombshelf::tiny {

struct Position {
    std::uint8_t seats;
    std::uint8_t turnsLeft;
    Seat turn;
    bool over;
    SeatSet called;
    std::array<std::uint8_t, 3> call;
    std::array<std::uint8_t, 3> luck;
};

const Position &position(const State &state) { return state.own<Position>(); }

/// What a seat does with its cards and the die.
class Hand : public Narrator<What> {
public:
    Hand(State &state, Seat seat, Rng &rng, Teller *teller)
        : Narrator(state, teller), m_state(state), m_table(state.table), m_seat(seat), m_zone(handOf(seat)), m_rng(rng)
    {
    }

    void draw()
    {
        m_table.toBottom(deckZone, 0, m_zone);
        const int last = m_table.count(m_zone) - 1;
        m_table.show(m_zone, last, SeatSet::of(m_seat));
        tell(What::drew, m_seat, m_table.at(m_zone, last).kind, 0, 0, SeatSet::of(m_seat));
        if (!m_table.empty(deckZone))
            return;
        m_table.lift(tossedZone, m_table.count(tossedZone), deckZone);
        m_table.shuffle(deckZone, m_rng);
        tell(What::shuffled, noSeat);
    }

    void peek()
    {
        m_table.show(deckZone, 0, SeatSet::of(m_seat));
        tell(What::peeked, m_seat, m_table.top(deckZone).kind, 0, 0, SeatSet::of(m_seat));
    }

    void swap(int place)
    {
        m_table.toTop(m_zone, place, deckZone);
        m_table.move(deckZone, 1, m_zone, place);
        tell(What::swapped, m_seat, place);
    }

    void toss(int place)
    {
        m_table.turnUp(m_zone, place);
        m_table.toTop(m_zone, place, tossedZone);
        tell(What::tossed, m_seat, m_table.top(tossedZone).kind, place);
        draw();
    }

    void tuck(int first)
    {
        m_table.turnUp(m_zone, 0);
        m_table.turnUp(m_zone, 1);
        const Kind seen[] = {m_table.at(m_zone, 0).kind, m_table.at(m_zone, 1).kind};
        m_table.toTop(m_zone, first, m_zone);
        m_table.bury(m_zone, std::array{deckZone, deckZone}, SeatSet::of(m_seat));
        tell(What::tucked, m_seat, seen[0], seen[1]);
        draw();
        draw();
    }

    void roll()
    {
        const auto face = std::uint8_t(m_rng.below(3));
        m_table.become(dieZone, 0, Kind(one + face));
        m_state.own<Position>().luck[m_seat] = std::uint8_t(face + 1);
        tell(What::rolled, m_seat, one + face);
    }

    void call(int card)
    {
        auto &p = m_state.own<Position>();
        p.call[m_seat] = std::uint8_t(card);
        p.called.add(m_seat);
        tell(What::called, m_seat, card, 0, 0, SeatSet::of(m_seat));
        if (p.called.size() < p.seats)
            return;
        p.over = true;
        m_table.turnUp(deckZone, 0);
        for (Seat seat = 0; seat < p.seats; ++seat)
            tell(What::revealed, seat, p.call[seat]);
        for (Seat seat = 0; seat < p.seats; ++seat)
            for (int place = 0; place < handSize; ++place) {
                m_table.turnUp(handOf(seat), place);
                tell(What::showed, seat, m_table.at(handOf(seat), place).kind);
            }
        tell(What::ended, noSeat, m_table.top(deckZone).kind);
    }

private:
    State &m_state;
    Table &m_table;
    Seat m_seat;
    Zone m_zone;
    Rng &m_rng;
};

} // namespace bombshelf::tiny
