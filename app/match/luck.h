#pragma once

#include "counts.h"
#include "replay.h"

#include <array>
#include <span>

namespace bombshelf {

/// What chance brought to those who sat at tables of one game: people and bots, at each seat.
struct Luck {
    struct Share {
        Counts dice;  ///< faces thrown, by kind
        Counts cards; ///< what nobody knew and came to light, by kind: dealt to a hand, drawn, turned up, looked at

        void add(const Share &others);
    };
    std::array<Share, maxSeats> people, bots; ///< by seat

    void add(const Luck &others);
};

/// What came to any of them.
Luck::Share together(std::span<const Luck::Share> shares);

/// What a match brought, told by its events and its generator: no game needs to say anything more for it.
Luck luckOf(const MatchSetup &setup, const Course &course);

} // namespace bombshelf
