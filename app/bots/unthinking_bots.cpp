#include "unthinking_bots.h"

#include <numeric>
#include <vector>

namespace bombshelf {

namespace {

/// Each legal move as often as its weight says.
Thought drawn(const Moves &moves, std::span<const float> likings, Rng &rng)
{
    const float sum = std::accumulate(likings.begin(), likings.end(), 0.0f);
    Thought thought{moves[rng.byWeight(likings)], {}};
    for (int i = 0; i < moves.size(); ++i)
        thought.candidates.add({moves[i], likings[std::size_t(i)] / sum, 0});
    return thought;
}

} // namespace

Thought RandomBot::think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const
{
    Moves moves;
    rules.legal(seen.state(), seen.viewer(), moves);
    return drawn(moves, std::vector<float>(std::size_t(moves.size()), 1.0f), rng);
}

Thought HabitBot::think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &, const Stop &) const
{
    Moves moves;
    const Guess guess = seen.guess(rng);
    rules.legal(guess.state, seen.viewer(), moves);
    return drawn(moves, rules.knowledge().likings(guess, seen.viewer(), moves), rng);
}

} // namespace bombshelf
