#pragma once

#include <QtGlobal>

namespace bombshelf {

/// A chance from 0 to 1 in percent: how often of 100 times.
inline int percent(double chance) { return qRound(100 * chance); }
inline int percent(int good, int all) { return qRound(100.0 * good / all); } // 100 * (23 / 40.0) is a hair below 57.5

} // namespace bombshelf
