#pragma once

#include "position.h"

namespace bombshelf::omens_pollution {

/// What an Evaluation reckons with. Found by hill climbing on the wins of teams that follow it, for each number of seats: the
/// more seats, the more the pool gets.
struct Numbers {
    /// What a row of this many cards promises by its greatest groups.
    struct Groups {
        float none, pair, twoPair, three, fullHouse, four;
    };
    std::array<Groups, rowSize + 1> groups;
    /// The same of cards of one suit, and of cards that fit into one straight.
    std::array<float, rowSize + 1> flush, straight;
    float value, unseenValue, unseenSuit; ///< of the greatest group; of cards that may still come

    /// By how many cards of that suit, or of that value, the pool has.
    std::array<float, 9> suitHarm;
    std::array<float, 4> valueHarm;
    float neighbourHarm, straightFlushHarm;

    float kept; ///< of what a card that stays in hand is good for
};

const Numbers &numbersFor(int seats);

} // namespace bombshelf::omens_pollution
