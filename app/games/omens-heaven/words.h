#pragma once

#include "games/omens/words.h"

// clang-format off
namespace bombshelf::omens_heaven {

using namespace omens;

/// After the common zones: each seat has a hand and a prophecy.
inline constexpr Zone handZone = commonZones, prophecyZone = handZone + tableSeats, almanacZone = prophecyZone + tableSeats,
                      drawnZone = almanacZone + 1, removedZone = drawnZone + 1, adversaryZone = removedZone + 1,
                      gabrielZone = adversaryZone + 1;

enum Verb : std::uint8_t { look = commonVerbs, take, keep, decline, done };

enum What : std::uint8_t {
    gotProphecy = commonEvents, dealt, removed, gabrielCame, gabrielTook, kept, declined, took, gaveUp, cannotAct, deckRanOut,
    opened, fulfilled, failed,
};

enum Phase : std::uint8_t { act = commonPhases, judge, after };

enum Ending : std::uint8_t { allFulfilled, notFulfilled };

const Descriptor &descriptor();
extern const Domain phaseDomain;

} // namespace bombshelf::omens_heaven
