#include "suggestion.h"

#include "chance.h"

namespace bombshelf {

std::vector<Move> suggestMoves(const Rules &rules, const Observation &seen)
{
    Rng rng(drawSeed());
    Guess guess = seen.guess(rng);
    const std::string_view asked = rules.prompt(guess.state);
    std::vector<Move> suggested;
    Moves moves;
    for (rules.legal(guess.state, seen.viewer(), moves); !moves.empty() && rules.prompt(guess.state) == asked;
         rules.legal(guess.state, seen.viewer(), moves)) {
        std::vector<float> weights(std::size_t(moves.size()));
        rules.knowledge().weigh(guess, seen.viewer(), moves, weights);
        suggested.push_back(moves[rng.byWeight(weights)]);
        rules.play(guess.state, seen.viewer(), suggested.back(), rng, nullptr);
    }
    return suggested;
}

} // namespace bombshelf
