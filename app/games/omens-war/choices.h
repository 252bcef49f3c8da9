#pragma once

#include "games/omens/helpers.h"

namespace bombshelf::omens_war {

/// What the asked seat's helpers can change: its card before the die is rolled, the die after.
omens::Reach reachIn(const State &state);
void choices(const State &state, Moves &out);

} // namespace bombshelf::omens_war
