#pragma once

#include <QtGlobal>

namespace bombshelf {

// What hangs on the next choice in a battle, its stakes, is told in these units.
inline int percent(int good, int all) { return qRound(100.0 * good / all); }

} // namespace bombshelf
