#pragma once

#include "seat.h"

#include <array>

namespace bombshelf {

class Rules;
struct Move;
struct State;

/// What everybody may conclude from the moves so far about what seats hide: how likely those of a seat would have been with each
/// thing that it may have there, in the order of the game, as natural logarithms. All alike where nothing was told.
struct Beliefs {
    static constexpr std::size_t mostThings = 6;

    std::array<std::array<float, mostThings>, maxSeats> logs{};

    /// The same, but as sure as somebody is who remembers that share of it, 0 to 1.
    Beliefs remembering(float share) const;
    /// From a move that led from one position to the next. Only what an onlooker has seen by then counts.
    void learn(const Rules &rules, const State &before, Seat seat, Move move, const State &after);

    friend bool operator==(const Beliefs &, const Beliefs &) = default;
};

} // namespace bombshelf
