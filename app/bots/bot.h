#pragma once

#include "core/observation.h"
#include "stop.h"

#include <chrono>
#include <memory>
#include <span>
#include <string_view>

namespace bombshelf {

/// How long a bot may think about one move: until the first of the two is used up.
struct Budget {
    int iterations = 0;               ///< 0: no bound of this kind
    std::chrono::milliseconds time{}; ///< 0: no bound of this kind
};

/// Chooses moves for a seat from what that seat knows: an observation, and the guesses it can draw from it. Nothing else
/// reaches it: no true state, and a generator that is not the match's.
class Bot {
public:
    virtual ~Bot() = default;
    /// One of the legal moves of the observation's viewer, who must be to move. Returns soon after `stop` is requested.
    virtual Move choose(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const = 0;
};

/// Levels a person can choose, weakest first: novice, casual, strong.
std::span<const std::string_view> botLevels();
/// A bot of that level, or "random" (for the lab); null for any other word. A budget caps what the level would use; only
/// `strong` makes use of more time than it takes without being given any (well under a second).
std::unique_ptr<Bot> makeBot(std::string_view level);

} // namespace bombshelf
