#pragma once

#include "position.h"

namespace bombshelf::bomber {

/// Whatever the check on the table brings, the session ends with it.
bool isLastCheck(const Position &p);
/// Who wins if the session ends as it stands. One left wins. Several: most points, then most HP. Ruling: none left: those who fell last
/// compare points.
SeatSet winnersOf(const Position &p);

} // namespace bombshelf::bomber
