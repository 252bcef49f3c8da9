#pragma once

#include "core/state.h"
#include "words.h"

#include <array>

namespace bombshelf::bombmafia {

/// Bomb Mafia's own part of a state: bytes only.
struct Position {
    std::uint8_t seats;
    Phase phase;
    std::uint8_t round;  ///< from 1
    std::uint8_t rounds; ///< to be played at most, or 0
    Seat starter, turn;
    std::array<std::int8_t, tableSeats> points;
    std::array<Kind, tableSeats> bags; ///< those of the match, lowest first
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline Zone handOf(Seat seat) { return Zone(handZone + seat); }
inline Zone bagBefore(Seat seat) { return Zone(bagZone + seat); }

inline constexpr int pointsAtStart = 5, handSize = 3, jittersFlip = 3;

} // namespace bombshelf::bombmafia
