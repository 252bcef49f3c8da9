#pragma once

#include <span>

namespace bombshelf {

class Rules;

/// Every game on the shelf, in the order of BOMBSHELF_GAMES in CMakeLists.txt.
std::span<const Rules *const> catalogue();

} // namespace bombshelf
