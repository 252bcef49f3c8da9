#pragma once

#include "showing.h"

#include <QVariantMap>

namespace bombshelf {

/// How a match came to its end, in sentences: {goal: what was wanted; turns: how many there were; table: what it came to; seats: the same
/// of each}. A game says in it what has a text for it: "goal" or "goal.<seats>", "turns", "event.<name>.end" (of the table the last such
/// event), "tally.end" (what Rules::tally says of a seat) and "zone.<name>.end" (how many pieces lie there).
QVariantMap accountOf(const Showing &showing);

} // namespace bombshelf
