#pragma once

#include "core/rules.h"

namespace bombshelf::omens_heaven {

const Knowledge &knowledge();
/// Prophecies of partners, by the cards they have gathered in the open.
void guessPartners(Guess &guess, Rng &rng);

} // namespace bombshelf::omens_heaven
