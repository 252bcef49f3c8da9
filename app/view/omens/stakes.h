#pragma once

#include <QString>

namespace bombshelf {

// What the stakes of several battles are said in: what hangs on the next choice.

/// A zone as "zone:seat", the seat being -1 where it is nobody's.
inline QString zoneName(const char *zone, int seat = -1) { return QStringLiteral("%1:%2").arg(QLatin1String(zone)).arg(seat); }

inline int percent(int good, int all) { return qRound(100.0 * good / all); }

} // namespace bombshelf
