#pragma once

#include "core/rules.h"

namespace bombshelf::bombmu {

/// What a person who has played a few times knows about Bomb-mu!.
const Knowledge &knowledge();
/// The card that a seat may have chosen in secret, likelier the better it is.
Kind likelyChoice(const Guess &guess, Seat seat, Rng &rng);

} // namespace bombshelf::bombmu
