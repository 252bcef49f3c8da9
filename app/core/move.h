#pragma once

#include "list.h"

#include <compare>
#include <cstdint>

namespace bombshelf {

/// One choice of one seat. What the verb and its arguments mean is the game's own (Descriptor::verbs);
/// moves are ordered by verb, then by arguments.
struct Move {
    std::uint8_t verb;
    std::uint8_t a, b, c;

    friend constexpr auto operator<=>(const Move &, const Move &) = default;
};

/// Games cut their choices fine (a card, then the next, then done), so few moves are legal at a time.
using Moves = List<Move, 128>;

} // namespace bombshelf
