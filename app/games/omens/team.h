#pragma once

#include "core/state.h"
#include "words.h"

#include <span>

namespace bombshelf::omens {

/// What every battle keeps: the first member of its own part of a state.
struct Team {
    std::uint8_t seats;
    std::uint8_t phase; ///< the battle's own; `over` when it is
    Seat turn;          ///< whose turn it is
    Seat asked;         ///< who must choose
    bool isWon;
    std::uint8_t ending; ///< a place in the descriptor's endings

    // A helper's power that waits to be carried out.
    Step step;
    Kind helper;
    bool onDie;
    std::uint8_t spot;   ///< of Reach: the card or die it works on
    std::uint8_t picked; ///< dice to roll again, as bits of spots

    /// Cards and dice that helpers changed, oldest first, and what is printed on them (or was rolled).
    struct Change {
        PieceId piece;
        Kind printed;
    };
    std::array<Change, helperKinds> changes;
    std::uint8_t changeCount;
};

inline Team &teamOf(State &state) { return state.own<Team>(); }
inline const Team &teamOf(const State &state) { return state.own<Team>(); }

} // namespace bombshelf::omens
