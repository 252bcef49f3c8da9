#include "seats.h"

#include <algorithm>
#include <functional>

namespace bombshelf {

namespace {

bool isPerson(const Match &match, Seat seat) { return !match.players()[seat].isBot(); }

bool movesUnasked(const Match &match, Seat seat) { return match.toMove().has(seat) && isForced(match, seat, match.legal(seat)); }

/// The first seat of those for which it holds, or noSeat.
Seat firstSeat(const Match &match, auto holds) { return seatsWith(int(match.players().size()), holds).first(); }

} // namespace

int countPeople(const std::vector<Player> &players) { return int(std::ranges::count_if(players, std::not_fn(&Player::isBot))); }

bool hasPeople(const Match &match) { return countPeople(match.players()) > 0; }

Seat onlyPerson(const std::vector<Player> &players)
{
    const auto person = std::ranges::find_if_not(players, &Player::isBot);
    return countPeople(players) == 1 ? Seat(person - players.begin()) : noSeat;
}

bool isShared(const Match &match) { return countPeople(match.players()) > 1 && match.rules().descriptor().secrets; }

bool isAskedInSecret(const Match &match, Seat seat)
{
    const Moves moves = match.legal(seat);
    return !moves.empty() && match.rules().descriptor().verbs[moves[0].verb].secret;
}

bool isPrivate(const Match &match, Seat seat)
{
    return isShared(match) || (seat != noSeat && countPeople(match.players()) > 1 && isAskedInSecret(match, seat));
}

Seat askedBot(const Match &match)
{
    return firstSeat(match, [&](Seat seat) { return match.toMove().has(seat) && !isPerson(match, seat); });
}

Seat askedPerson(const Match &match, Seat viewer)
{
    const auto isAsked = [&](Seat seat) { return match.toMove().has(seat) && isPerson(match, seat); };
    return viewer != noSeat && isAsked(viewer) ? viewer : firstSeat(match, isAsked);
}

bool isForced(const Match &match, Seat seat, const Moves &moves)
{
    // To pass over one of several people at this screen would tell the others of a hand.
    return moves.size() == 1 && !(isPerson(match, seat) && (isShared(match) || match.rules().descriptor().verbs[moves[0].verb].byHand));
}

Seat forcedSeat(const Match &match)
{
    return firstSeat(match, [&](Seat seat) { return movesUnasked(match, seat); });
}

Seat forcedPerson(const Match &match)
{
    return firstSeat(match, [&](Seat seat) { return isPerson(match, seat) && movesUnasked(match, seat); });
}

} // namespace bombshelf
