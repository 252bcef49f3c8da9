#pragma once

#include <optional>
#include <span>

namespace bombshelf {

/// How one match came out for whoever keeps count.
struct Outing {
    bool won;
    std::optional<int> points; ///< where the game has some
};

/// How a player has fared with one game.
struct TrackRecord {
    int played = 0, won = 0;
    int longestRun = 0; ///< wins in a row
    std::optional<int> mostPoints;
    friend bool operator==(const TrackRecord &, const TrackRecord &) = default;
};

/// The first match first.
TrackRecord trackRecordOf(std::span<const Outing> outings);

} // namespace bombshelf
