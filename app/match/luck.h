#pragma once

#include "counts.h"
#include "replay.h"

#include <array>

namespace bombshelf {

/// What chance brought to those who sat at tables of one game: people, and bots.
struct Luck {
    struct Side {
        Counts dice;  ///< faces thrown, by kind
        Counts cards; ///< what nobody knew and came to light, by kind: dealt to a hand, drawn, turned up, looked at
    };
    std::array<Side, 2> sides; ///< people, bots

    const Side &people() const { return sides[0]; }
    const Side &bots() const { return sides[1]; }
    void add(const Luck &others);
};

/// What a match brought, told by its events and its generator: no game needs to say anything more for it.
Luck luckOf(const MatchSetup &setup, const Course &course);

} // namespace bombshelf
