#pragma once

#include "core/observation.h"

#include <vector>

namespace bombshelf {

/// Moves that the viewer, who is asked, might make until something else is asked: sensible ones, others each time.
std::vector<Move> suggestMoves(const Rules &rules, const Observation &seen);

} // namespace bombshelf
