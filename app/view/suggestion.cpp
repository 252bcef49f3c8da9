#include "suggestion.h"

#include "chance.h"

namespace bombshelf {

std::vector<Move> suggestMoves(const Rules &rules, const Observation &seen)
{
    Rng rng(drawThoughtSeed());
    Guess guess = seen.guess(rng);
    const std::string_view asked = rules.prompt(guess.state);
    std::vector<Move> suggested;
    Moves moves;
    for (rules.legal(guess.state, seen.viewer(), moves); !moves.empty() && rules.prompt(guess.state) == asked;
         rules.legal(guess.state, seen.viewer(), moves)) {
        suggested.push_back(moves[rng.byWeight(rules.knowledge().likings(guess, seen.viewer(), moves))]);
        rules.play(guess.state, seen.viewer(), suggested.back(), rng, nullptr);
    }
    return suggested;
}

} // namespace bombshelf
