#pragma once

#include "words.h"

namespace bombshelf::omens_armageddon {

/// Armageddon's own part of a state: bytes only.
struct Position {
    Team team;
    std::uint8_t tossing; ///< own cards to be discarded for a 6, as bits of places
    bool isLastTurn;      ///< the discards had to be shuffled into a new deck
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int handSize = 5, boxDice = 12, lockedThatLose = 3, thinnedForTwo = 15, openAtStart = 2;

inline Zone handOf(Seat seat) { return Zone(handZone + seat); }
inline Zone lockedOf(Seat seat) { return Zone(lockedZone + seat); }

/// One more 6 of this seat, and all is lost.
inline bool fearsSix(const State &state, Seat seat) { return state.table.count(lockedOf(seat)) == lockedThatLose - 1; }

} // namespace bombshelf::omens_armageddon
