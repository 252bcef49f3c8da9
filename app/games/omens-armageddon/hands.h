#pragma once

#include "games/omens/helpers.h"
#include "games/omens/poker.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

/// What helpers can change in the phase that the battle is in.
Reach reachOf(const State &state);

HandRank rankOf(const State &state, Zone hand);
/// Where a card makes Satan's hand better, and most so (the leftmost of equal places); -1: nowhere.
int bestSwapForSatan(const State &state, Kind card);

} // namespace bombshelf::omens_armageddon
