#pragma once

#include "core/rules.h"
#include "words.h"

namespace bombshelf::bombmafia {

/// The values of a round's bags, one for each seat.
using BagValues = List<int, tableSeats>;
BagValues bagsOf(const Setup &setup);
/// How many rounds there are at most; 0: as many as it takes.
int roundsOf(const Setup &setup);
/// How many play cards are taken out unseen before each round.
int takenOut(int seats);
/// Why the set or the options can't be played.
Refusal refuseSetup(const Setup &setup);

} // namespace bombshelf::bombmafia
