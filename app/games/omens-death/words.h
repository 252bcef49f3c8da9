#pragma once

#include "games/omens/words.h"

// clang-format off
namespace bombshelf::omens_death {

using namespace omens;

/// After the common zones: each seat has a hand.
inline constexpr Zone handZone = commonZones, offerZone = handZone + tableSeats;

enum Verb : std::uint8_t { total = commonVerbs, drop, pass, turnUp, exchange, stay, take };

enum What : std::uint8_t {
    tookOut = commonEvents, got, dealt, rolled, chose, dropped, drew, passed, nobody, lostFromDeck, revealed, exchanged, offered, took,
    stayed, deckRanOut, opened, shows, tooLow, alike,
};

enum Phase : std::uint8_t { choose = commonPhases, match, reveal, offer, pick };

enum Ending : std::uint8_t { allDifferent, someTooLow, someAlike };

const Descriptor &descriptor();
extern const Domain phaseDomain;

} // namespace bombshelf::omens_death
