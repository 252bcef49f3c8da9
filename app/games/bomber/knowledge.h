#pragma once

#include "core/rules.h"

namespace bombshelf::bomber {

const Knowledge &knowledge();
/// The next post or skill that a seat whose choices are not known may have chosen.
Move likelyChoice(const Guess &guess, Seat seat, Rng &rng);

} // namespace bombshelf::bomber
