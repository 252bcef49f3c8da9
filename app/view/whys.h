#pragma once

#include "match/match.h"

#include <span>

namespace bombshelf {

/// All moves that can be spelt for this match: every word of an argument's domain, every seat, numbers from 0 to 9, which is as far as things lie in a row.
std::vector<Move> conceivableMoves(const Match &match);

/// The most telling reason why the seat can make none of these moves, as far as it knows: the word that comes first in Descriptor::refusals. Empty if it can make one, or if there
/// is nothing to say but that this is not what is asked.
std::string_view whyNoneOf(const Match &match, Seat seat, std::span<const Move> moves);

} // namespace bombshelf
