#pragma once

#include "games/omens/words.h"

// clang-format off
namespace bombshelf::omens_famine {

using omens::tableSeats;

inline constexpr int rows = 4, columns = 5, cells = rows * columns;

enum OwnZone : Zone { cellZone = omens::commonZones, handZone = cellZone + cells };

enum Verb : std::uint8_t { lay = omens::commonVerbs, done, score, pass, take };

enum What : std::uint8_t {
    got = omens::commonEvents, dealt, setOut, laid, left, passed, chose, took, scored, removed, drew, deckRanOut, straightFlush, gridFilled,
    timeUp,
};

enum Phase : std::uint8_t { laying = omens::commonPhases, touchUp, scoring, taking };

enum Ending : std::uint8_t { fed, straightFlushMade, gridFull, deckOut };

const Descriptor &descriptor();
extern const Domain phaseDomain, cellDomain;

} // namespace bombshelf::omens_famine
