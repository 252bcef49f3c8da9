#pragma once

#include "core/rules.h"

#include <QString>

namespace bombshelf {

/// What came of a match that was played to find out whether matches can be played here.
struct MatchCheck {
    QString problem; ///< what went wrong, in a sentence; empty: nothing
    QString record;  ///< its path
    int moves = 0;
};

/// Bots play a match from that seed. In the middle it is put away, and resumed from its record; in the end the record is verified.
MatchCheck checkMatch(const Rules &rules, quint64 seed);

} // namespace bombshelf
