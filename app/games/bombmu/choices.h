#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::bombmu {

/// Who must choose now.
SeatSet asked(const State &state);
/// The choices open to a seat that is asked, ascending.
void choices(const State &state, Seat seat, Moves &out);
/// The cards of a seat that it may choose for a round, as moves, added to a list.
void addChoosable(const State &state, Seat seat, Moves &out);
/// Why a seat that is asked can't make a move that is not among them.
std::string_view reason(const State &state, Move move);

} // namespace bombshelf::bombmu
