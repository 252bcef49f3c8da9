#include "unthinking_bots.h"

#include <numeric>
#include <vector>

namespace bombshelf {

namespace {

/// Each legal move as often as its weight says.
Thought drawn(const Moves &moves, std::span<const float> weights, Rng &rng)
{
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0f);
    Thought thought{moves[rng.byWeight(weights)], {}};
    for (int i = 0; i < moves.size(); ++i)
        thought.candidates.add({moves[i], weights[std::size_t(i)] / sum, 0});
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
    std::vector<float> weights(std::size_t(moves.size()));
    rules.knowledge().weigh(guess, seen.viewer(), moves, weights);
    return drawn(moves, weights, rng);
}

} // namespace bombshelf
