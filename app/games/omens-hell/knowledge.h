#pragma once

namespace bombshelf {
class Guess;
class Knowledge;
class Rng;
struct Beliefs;
}// namespace bombshelf

namespace bombshelf::omens_hell {

/// What a person who has played a few times knows about Hell.
const Knowledge &knowledge();
/// Deals unknown prophecies by what the cards taken go with, and what was done to get them.
void guessPages(Guess &guess, const Beliefs &beliefs, Rng &rng);

} // namespace bombshelf::omens_hell
