#pragma once

#include <QByteArray>

namespace bombshelf::test {

/// A position with all nine hit-point dice.
inline QByteArray nine(const char *rest) { return "hit-points: 1 1 1 1 1 1 1 1 1; dice-box: 1 1 1; " + QByteArray(rest); }

/// Before a turn, with nine dice: the last card of a war's spoils, the 2s, is given to a seat's deck, then the turn begins.
inline QByteArray before(const char *rest) { return nine("phase: share; spoils: 2s; ") + rest; }

} // namespace bombshelf::test
