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

/// Of a game whose verbs are an enumeration of its own.
template <class Verb> constexpr Move makeMove(Verb verb, int a = 0, int b = 0)
{
    return {std::uint8_t(verb), std::uint8_t(a), std::uint8_t(b), 0};
}

/// Games cut their choices fine (a card, then the next, then done), so few moves are legal at a time.
using Moves = List<Move, 128>;

} // namespace bombshelf
