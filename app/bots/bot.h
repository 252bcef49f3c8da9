#pragma once

#include "core/observation.h"
#include "stop.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

namespace bombshelf {

/// How long a bot may think about one move: until the first of the two is used up.
struct Budget {
    int iterations = 0;               ///< 0: no bound of this kind
    std::chrono::milliseconds time{}; ///< 0: no bound of this kind
    int trees = 1;                    ///< how many searches may go on at once, each with these bounds and a thread of its own
};

/// A move that a bot has weighed.
struct Candidate {
    Move move;
    float share; ///< of the thought that went to it, or how likely it is to be made; those of all candidates add up to 1
    float value; ///< the seat's mean payoff after it as the bot expects it; 0 from a bot that does not look ahead
    float liking = 0; ///< how much there is after it, on the mean, of what the bot's style likes; 0 without one
    std::optional<Move> next = {}; ///< what most thought went to after it, where only one thing was seen to come of it, again and again
};

using Candidates = List<Candidate, Moves::capacity>;

/// What speaks most for a move: of a merit (core/merit.h) the seat, or its team, has more after it, or the others have less.
struct Reason {
    std::string_view merit;
    bool isOfOthers;
};

/// What a bot would do, and what else it has weighed: the move is one of the candidates, if there was more than one.
struct Thought {
    Move move;
    Candidates candidates;
    std::optional<Reason> reason = {}; ///< of a bot that gives reasons, where it knows one

    /// The candidate that is its move; null: it had no choice.
    const Candidate *chosen() const
    {
        const auto *const found = std::ranges::find(candidates, move, &Candidate::move);
        return found == candidates.end() ? nullptr : found;
    }
};

/// Chooses moves for a seat from what that seat knows: an observation, and the guesses it can draw from it. Nothing else
/// reaches it: no true state, and a generator that is not the match's.
class Bot {
public:
    virtual ~Bot() = default;
    /// Weighs the legal moves of the observation's viewer, who must be to move. Returns soon after `stop` is requested.
    virtual Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const = 0;
    /// Whether it goes by what moves told (Beliefs); else nobody has to work that out for it.
    virtual bool infers() const { return true; }
    Move choose(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const
    {
        return think(rules, seen, rng, budget, stop).move;
    }
};

struct Style;

/// A bot of that level (see levels.h) and style, or for the lab "random" or "habit", which goes by the game's knowledge alone and has no
/// style; null for any other word. A budget caps what the level would use; only the best makes use of more time than it takes without being given any (well under
/// a second).
std::unique_ptr<Bot> makeBot(std::string_view level, const Style *style = nullptr);

} // namespace bombshelf
