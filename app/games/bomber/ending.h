#pragma once

#include "position.h"

namespace bombshelf::bomber {

/// The check on the table is the part's last.
inline bool isLastOfPart(const Position &p) { return p.toAct == 0 && p.cycle == cyclesOf(p); }
/// Whatever the check on the table brings, the session ends with it.
bool isLastCheck(const Position &p);
/// Who wins if the session ends as it stands. One left wins. Several: most points, then most HP. Ruling: none left: those who fell last
/// compare points.
SeatSet winnersOf(const Position &p);

} // namespace bombshelf::bomber
