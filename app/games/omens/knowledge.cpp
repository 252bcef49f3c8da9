#include "knowledge.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bombshelf::omens {

namespace {

Features featuresOf(const Tunable &knowledge, const Guess &guess)
{
    Features features{};
    knowledge.describe(guess, features);
    return features;
}

Weights weightsOfFeatures(const Tunable &knowledge) { return knowledge.weights().last(knowledge.features()); }

} // namespace

void BattleKnowledge::weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const
{
    for (int i = 0; i < moves.size(); ++i)
        likings[std::size_t(i)] = moves[i].verb < commonVerbs ? helpWeight(guess, seat, moves[i]) : weightOf(guess, seat, moves[i]);
}

std::array<float, maxSeats> BattleKnowledge::estimate(const Guess &guess) const
{
    std::array<float, maxSeats> chances{};
    std::fill_n(chances.begin(), teamOf(guess.state).seats, chance(guess));
    return chances;
}

float chanceByFeatures(const Tunable &knowledge, const Guess &guess)
{
    const Features features = featuresOf(knowledge, guess);
    const Weights weights = weightsOfFeatures(knowledge);
    return 1 / (1 + std::exp(-std::inner_product(weights.begin(), weights.end(), features.begin(), 0.0f)));
}

Appraisal appraiseByFeatures(const Tunable &knowledge, Merits merits, const Guess &guess)
{
    Appraisal appraisal;
    appraisal.add(merits, weightsOfFeatures(knowledge), featuresOf(knowledge, guess), 1);
    return appraisal;
}

void sharpen(std::span<float> worths, float sharpness, float least)
{
    const float best = std::ranges::max(worths);
    for (float &worth : worths)
        worth = std::pow(worth / best, sharpness) + least;
}

float BattleKnowledge::helpWeight(const Guess &, Seat, Move move) const
{
    constexpr float useWeight = 0.05f;
    return move.verb == useCard || move.verb == useDie ? useWeight : 1.0f;
}

} // namespace bombshelf::omens
