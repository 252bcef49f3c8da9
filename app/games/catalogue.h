#pragma once

#include <span>
#include <string_view>

namespace bombshelf {

class Rules;

/// Every game on the shelf, in the order of BOMBSHELF_GAMES in CMakeLists.txt.
std::span<const Rules *const> catalogue();

/// The game of that id, or null.
const Rules *findGame(std::string_view id, std::span<const Rules *const> shelf = catalogue());

/// The data file of a game's house set (assets/games/ID/set.json), empty if it has none.
std::string_view houseSetText(std::string_view id);

/// The weights that self-play gave a game's knowledge (assets/games/ID/weights.txt), empty if it has none.
std::string_view weightsText(std::string_view id);

} // namespace bombshelf
