#pragma once

#include "words.h"

namespace bombshelf::omens_hell {

/// Hell's own part of a state: bytes only.
struct Position {
    Team team;
    Seat starter; ///< before whose turns Beelzebub takes a card
    Sign sign;
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int turnDice = 2, allDice = turnDice + 2; // the third one, and the Prophet's

inline Zone pileOf(int value) { return Zone(pileZone + value - lowestValue); }
inline Zone cardsOf(Seat seat) { return Zone(cardsZone + seat); }
inline Zone prophecyOf(Seat seat) { return Zone(prophecyZone + seat); }

} // namespace bombshelf::omens_hell
