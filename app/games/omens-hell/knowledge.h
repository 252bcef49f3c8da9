#pragma once

namespace bombshelf {
class Guess;
class Knowledge;
class Rng;
}// namespace bombshelf

namespace bombshelf::omens_hell {

/// What a person who has played a few times knows about Hell.
const Knowledge &knowledge();
/// Deals unknown prophecies by what the cards taken go with.
void guessPages(Guess &guess, Rng &rng);

} // namespace bombshelf::omens_hell
