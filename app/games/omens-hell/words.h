#pragma once

#include "games/omens/battle.h"

// clang-format off
namespace bombshelf::omens_hell {

using namespace omens;

/// Zones after the common ones: a pile for each value; each seat has cards and a prophecy.
inline constexpr Zone pileZone = commonZones, cardsZone = pileZone + suitSize, prophecyZone = cardsZone + tableSeats,
                      almanacZone = prophecyZone + tableSeats, adversaryZone = almanacZone + 1;

enum Verb : std::uint8_t { take = commonVerbs, plus, minus, done };

enum What : std::uint8_t {
    gotProphecy = commonEvents, laidPiles, beelzebubCame, rolled, announced, rolledThird, took, foundEmpty, missed,
    beelzebubTook, fell, uncovered, emptied, fulfilled, failed,
};

enum Phase : std::uint8_t { choose = commonPhases, settle };

/// What was announced for the third die.
enum class Sign : std::uint8_t { none, plus, minus };

enum Beelzebub : std::uint8_t { bySeats, withoutBeelzebub, withBeelzebub };

enum Ending : std::uint8_t { allFulfilled, notFulfilled };

const Descriptor &descriptor();
extern const Domain phaseDomain, signDomain;

} // namespace bombshelf::omens_hell
