#pragma once

#include "games/omens/words.h"

// clang-format off
namespace bombshelf::omens_war {

using omens::tableSeats;

/// War's deck is the common one. Cards turned up earlier in a going to war lie among the spoils.
enum OwnZone : Zone {
    hitPointZone = omens::commonZones,
    warZone,
    spoilsZone,
    ownDeckZone,
    turnedUpZone = ownDeckZone + tableSeats,
};
inline constexpr int hitPoints = 9, allDice = 12;

enum Verb : std::uint8_t { roll = omens::commonVerbs, stand, accept, give };

enum What : std::uint8_t {
    turnBegan = omens::commonEvents, warTurnsUp, turnsUp, warCheats, goesToWar, hasNoCard, rolled, beats, ties, spared, losesDie, losesCard,
    stands, reshuffled, warTakes, winsCards, gave,
};

enum Phase : std::uint8_t { choosing = omens::commonPhases, dieRolled, sharing };

enum Ending : std::uint8_t { warIsEmpty, noDice, noCards };

const Descriptor &descriptor();
extern const Domain phaseDomain;

} // namespace bombshelf::omens_war
