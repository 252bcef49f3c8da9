// The pool's hands meet the seats'.

#include "flow.h"

namespace bombshelf::omens_pollution {

void Flow::compare()
{
    discardHands();
    SeatSet toMeet = SeatSet::below(m_team.seats);
    while (!toMeet.empty()) {
        const Seat seat = bestOf(m_state, toMeet);
        if (!meet(seat))
            return finish(false, foul);
        toMeet.remove(seat);
    }
    finish(true, clean);
}

void Flow::discardHands()
{
    tell(handsDown, noSeat);
    for (Seat seat = 0; seat < m_team.seats; ++seat)
        while (!m_table.empty(handOf(seat))) {
            discard(handOf(seat), 0);
            tell(threw, seat, m_table.top(omens::discardZone).kind);
        }
}

bool Flow::meet(Seat seat)
{
    takePoolHand();
    const omens::HandRank pool = rankOf(m_state, poolHandZone), own = rankOf(m_state, tableOf(seat));
    tell(poolShows, noSeat, int(pool.category()));
    tell(shows, seat, int(own.category()));
    if (pool > own) {
        tell(falls, seat);
        return false;
    }
    tell(beats, seat);
    discardAll(poolHandZone);
    discardAll(tableOf(seat));
    return true;
}

void Flow::takePoolHand()
{
    List<Kind, omens::cardCount> pool;
    for (const Piece &piece : m_table.in(poolZone))
        pool.add(piece.kind);
    auto places = omens::placesOfBestHand({pool.begin(), pool.end()});
    for (int i = 0; i < places.size(); ++i) {
        m_table.toBottom(poolZone, places[i], poolHandZone);
        for (int later = i + 1; later < places.size(); ++later)
            places[later] -= places[later] > places[i];
    }
}

} // namespace bombshelf::omens_pollution
