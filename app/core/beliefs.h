#pragma once

#include "seat.h"

#include <array>

namespace bombshelf {

class Rules;
struct Move;
struct State;

/// What everybody may conclude from the moves so far about what seats hide.
struct Beliefs {
    static constexpr std::size_t mostThings = 6;

    /// How likely the moves of a seat would have been with each thing that it may have there, in the order of the game: natural
    /// logarithms, 0 for the likeliest.
    std::array<std::array<float, mostThings>, maxSeats> logs{};
    float share = 0; ///< how much of that counts, 0 to 1; 0 where nothing was told

    /// As sure as somebody is who remembers no more than that share.
    Beliefs remembering(float most) const;
    /// From a move that led from one position to the next. Only what an onlooker has seen by then counts.
    void learn(const Rules &rules, const State &before, Seat seat, Move move, const State &after);

    friend bool operator==(const Beliefs &, const Beliefs &) = default;
};

} // namespace bombshelf
