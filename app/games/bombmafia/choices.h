#pragma once

#include "core/rules.h"
#include "words.h"

namespace bombshelf::bombmafia {

/// The moves of the seat whose turn it is: one for each kind of card in its hand.
void choices(const State &state, Seat seat, Moves &out);

} // namespace bombshelf::bombmafia
