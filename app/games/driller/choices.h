#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::driller {

/// The choices open to the seat that is asked, ascending.
void choices(const State &state, Moves &out);
/// Why the seat that is asked can't make a move that is not among them.
std::string_view reason(const State &state, Move move);

} // namespace bombshelf::driller
