#pragma once

#include <QtGlobal>

namespace bombshelf {

/// A chance in percent.
inline int percent(int good, int all) { return qRound(100.0 * good / all); }

} // namespace bombshelf
