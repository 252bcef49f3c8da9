#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::driller {

/// The choices open to the seat that is asked, ascending.
void choices(const State &state, Moves &out);
/// Why the seat that is asked can't make a move that is not among them.
std::string_view reason(const State &state, Move move);

inline Move makeMove(Verb verb, int a = 0, int b = 0) { return {std::uint8_t(verb), std::uint8_t(a), std::uint8_t(b), 0}; }

} // namespace bombshelf::driller
