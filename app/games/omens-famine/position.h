#pragma once

#include "games/omens/laying.h"
#include "grid.h"

#include <bit>

namespace bombshelf::omens_famine {

/// Famine's own part of a state.
struct Position {
    omens::Team team;
    omens::Laid laid;       ///< only in the touch-up
    Categories scored;
    Category scoring;       ///< the category whose cards are being taken
    std::array<std::uint8_t, 3> taken; ///< those chosen so far, a bit for each cell
    std::uint8_t turnsLeft; ///< once the deck is empty
};

inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int handSize = 2;

constexpr Zone handOf(Seat seat) { return Zone(handZone + seat); }

inline CellSet takenSoFar(const Position &p) { return CellSet(p.taken[0] | p.taken[1] << 8 | p.taken[2] << 16); }
inline void setTaken(Position &p, CellSet set) { p.taken = {std::uint8_t(set), std::uint8_t(set >> 8), std::uint8_t(set >> 16)}; }

/// The categories that lie there and are not scored yet.
inline Categories openCategories(const State &state) { return categoriesOn(state.table) & Categories(~position(state).scored); }
inline bool isFull(const State &state) { return takenCells(state.table) == everyCell; }
inline int freeCells(const State &state) { return cells - std::popcount(takenCells(state.table)); }
/// So few are left that it is time to score.
inline constexpr int fewCells = 3;

/// What helpers can change now.
omens::Reach reachIn(const State &state);

} // namespace bombshelf::omens_famine
