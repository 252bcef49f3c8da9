#pragma once

#include "games/omens/words.h"

// clang-format off
namespace bombshelf::omens_pollution {

using omens::tableSeats;

/// `poolHand` is the pool's hand that is met; `table` is what lies face up before a seat.
enum OwnZone : Zone { poolZone = omens::commonZones, poolHandZone, handZone, tableZone = handZone + tableSeats };

enum Verb : std::uint8_t { pollute = omens::commonVerbs, lay, done };

enum What : std::uint8_t {
    poolBegan = omens::commonEvents, got, dealt, polluted, laid, gave, left, drew, deckRanOut, allHaveFive, handsDown, threw,
    poolShows, shows, beats, falls,
};

enum Phase : std::uint8_t { polluting = omens::commonPhases, laying, touchUp };

enum Ending : std::uint8_t { clean, foul };

const Descriptor &descriptor();
extern const Domain phaseDomain;

} // namespace bombshelf::omens_pollution
