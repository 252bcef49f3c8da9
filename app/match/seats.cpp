#include "seats.h"

#include <algorithm>
#include <functional>

namespace bombshelf {

namespace {

bool isPerson(const Match &match, Seat seat) { return !match.players()[seat].isBot(); }

/// The first seat of those for which it holds, or noSeat.
template <class Holds> Seat firstSeat(const Match &match, Holds holds)
{
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        if (holds(seat))
            return seat;
    return noSeat;
}

auto countPeople(const Match &match) { return std::ranges::count_if(match.players(), std::not_fn(&Player::isBot)); }

} // namespace

bool hasPeople(const Match &match) { return countPeople(match) > 0; }

Seat onlyPerson(const Match &match)
{
    return countPeople(match) == 1 ? firstSeat(match, [&](Seat seat) { return isPerson(match, seat); }) : noSeat;
}

bool isShared(const Match &match) { return countPeople(match) > 1 && match.rules().descriptor().secrets; }

Seat askedBot(const Match &match)
{
    return firstSeat(match, [&](Seat seat) { return match.toMove().has(seat) && !isPerson(match, seat); });
}

Seat askedPerson(const Match &match, Seat viewer)
{
    const auto isAsked = [&](Seat seat) { return match.toMove().has(seat) && isPerson(match, seat); };
    return viewer != noSeat && isAsked(viewer) ? viewer : firstSeat(match, isAsked);
}

Seat forcedSeat(const Match &match)
{
    // To pass over one of several people at this screen would tell the others of a hand.
    const auto isTheirs = [&](Seat seat, Move move) {
        return isPerson(match, seat) && (isShared(match) || match.rules().descriptor().verbs[move.verb].byHand);
    };
    return firstSeat(match, [&](Seat seat) {
        if (!match.toMove().has(seat))
            return false;
        const Moves moves = match.legal(seat);
        return moves.size() == 1 && !isTheirs(seat, moves[0]);
    });
}

} // namespace bombshelf
