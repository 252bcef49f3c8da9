#include "ending.h"

#include <utility>

namespace bombshelf::bomber {

bool isLastCheck(const Position &p)
{
    const bool another = p.mode == Mode::twelve && p.part == Part::middle;
    return isLastOfPart(p) && !another;
}

SeatSet winnersOf(const Position &p)
{
    const bool nobody = seatsIn(p).empty();
    std::pair<int, int> best;
    SeatSet winners;
    for (Seat seat = 0; seat < p.seats; ++seat) {
        if (nobody ? !p.felled.has(seat) : !isIn(p, seat))
            continue;
        const std::pair<int, int> score(p.points[seat], p.hp[seat]);
        if (winners.empty() || score > best) {
            best = score;
            winners = {};
        }
        if (score == best)
            winners.add(seat);
    }
    return winners;
}

} // namespace bombshelf::bomber
