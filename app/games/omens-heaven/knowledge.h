#pragma once

#include "core/rules.h"

namespace bombshelf::omens_heaven {

const Knowledge &knowledge();
/// Prophecies of partners, by the cards they have gathered in the open and by what they did.
void guessPartners(Guess &guess, const Beliefs &beliefs, Rng &rng);

} // namespace bombshelf::omens_heaven
