#pragma once

#include <span>

namespace bombshelf {

/// A match of one person against bots, or together with them.
struct PastResult {
    double level; ///< the bots' mean place among levels()
    double won;   ///< 1, or a part of it
    double fair;  ///< what equals would have won on the mean
};

/// At which place among levels() bots play as well as whoever had these results: a step up for each win beyond the fair share,
/// and down for each one short of it. Without any it is casual.
int evenLevel(std::span<const PastResult> results);

/// How many results count, the last ones.
inline constexpr int resultsCounted = 10;

} // namespace bombshelf
