#pragma once

#include "match.h"

namespace bombshelf {

int countPeople(const std::vector<Player> &players);
bool hasPeople(const Match &match);
/// The seat of the one person who plays, or noSeat.
Seat onlyPerson(const std::vector<Player> &players);
/// Several people take turns before this screen, and each holds what the others may not see.
bool isShared(const Match &match);
/// What the seat is asked now it answers in secret.
bool isAskedInSecret(const Match &match, Seat seat);
/// No other person at this screen may see what the seat sees now: what it holds, or what it is asked in secret. Of noSeat: what anybody holds.
bool isPrivate(const Match &match, Seat seat);
/// A bot that has to choose, or noSeat.
Seat askedBot(const Match &match);
/// A person who has to choose, the one before the screen rather than another, or noSeat.
Seat askedPerson(const Match &match, Seat viewer);
/// Whether that seat, of which all these moves are legal, need not be asked for one.
bool isForced(const Match &match, Seat seat, const Moves &moves);
/// A seat that has just one legal move and need not be asked for it, or noSeat.
Seat forcedSeat(const Match &match);
/// The same of people alone.
Seat forcedPerson(const Match &match);

} // namespace bombshelf
