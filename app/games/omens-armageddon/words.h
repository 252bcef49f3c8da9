#pragma once

#include "games/omens/battle.h"

// clang-format off
namespace bombshelf::omens_armageddon {

using namespace omens;

/// Zones after the common ones; each seat has a hand and locked dice.
inline constexpr Zone satanZone = commonZones, handZone = satanZone + 1, lockedZone = handZone + tableSeats;

enum Verb : std::uint8_t { roll = commonVerbs, own, satans, faceSatan, keep, discardIt, toss, done };

enum What : std::uint8_t {
    satanCame = commonEvents, thinned, thinnedOut, dealt, turnBegan, rolled, looked, sawOwn, kept, discarded, satanLost,
    refilled, handsUp,
    showed, satanShowed, tossed, reshuffled, satanTurnedUp, satanSwapped, satanPassed, locked, unlocked, showdown, satanHolds, beatSatan, fellShort,
};

enum Phase : std::uint8_t { ready = commonPhases, act, decide, tossing, after };

enum Ending : std::uint8_t { prevented, outdone, thirdDie };

const Descriptor &descriptor();
extern const Domain phaseDomain;

} // namespace bombshelf::omens_armageddon
