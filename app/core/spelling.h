#pragma once

#include "rules.h"

#include <optional>
#include <string>
#include <string_view>

namespace bombshelf {

/// A value in the game's words, as records and traces spell it.
std::string spell(const Domain &domain, int value);
/// A move in the game's words: its verb, then its arguments, with single spaces: "raid 1 left".
std::string spell(const Descriptor &game, Move move);
/// The move so spelt, or nothing.
std::optional<Move> parseMove(const Descriptor &game, std::string_view text);

} // namespace bombshelf
