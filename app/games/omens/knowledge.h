#pragma once

#include "core/observation.h"
#include "core/weights.h"
#include "helpers.h"

#include <algorithm>

namespace bombshelf::omens {

/// What bots know of any battle; each battle says how much its moves promise and how far the team has come.
class BattleKnowledge : public Knowledge {
public:
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override;
    std::array<float, maxSeats> estimate(const Guess &guess) const final;

protected:
    /// How much a move is worth trying, > 0, compared with others of the battle; about 1 for an ordinary one. A battle that
    /// judges all moves from one look at the table does so in weigh() instead.
    virtual float weightOf(const Guess &, Seat, Move) const { return 1; }
    /// The same for a helper: by default each use is a rare thing, and how to carry it out is open.
    virtual float helpWeight(const Guess &guess, Seat seat, Move move) const;
    /// How likely the team wins an unfinished battle, 0 to 1.
    virtual float chance(const Guess &guess) const = 0;
};

/// Weights from what moves are worth, all > 0: relative to the best, sharpened; each is worth a little try.
void sharpen(std::span<float> worths, float sharpness, float least);

inline bool rollsAgain(Kind helper) { return helper == hound || helper == witch || helper == prophet; }
/// What a helper's die power is worth, by what each face (1 to 6) would be: on average, or the best that can be chosen.
template <class WorthOfFace> float worthOnDie(const State &state, const Reach &reach, Kind helper, int spot, const WorthOfFace &worthOf)
{
    float sum = 0, best = 0;
    if (rollsAgain(helper)) {
        for (int face = 1; face <= dieSides; ++face)
            sum += worthOf(face);
        return sum / dieSides;
    }
    for (const Kind face : resultsOnDie(state, reach, helper, spot))
        best = std::max(best, worthOf(pipsOf(face)));
    return best;
}

/// Weighs moves by what they are worth to a judge of the table.
template <class Judge> void weighBy(const Judge &judge, const Moves &moves, std::span<float> likings)
{
    constexpr float everyMove = 0.001f;
    std::ranges::transform(moves, likings.begin(), [&judge](Move move) { return judge.worthOf(move); });
    sharpen(likings, Judge::sharpness, everyMove);
}

/// By scores, which may be of any sign.
template <class Judge> void weighByScore(const Judge &judge, const Moves &moves, std::span<float> likings)
{
    std::ranges::transform(moves, likings.begin(), [&judge](Move move) { return judge.scoreOf(move); });
    weighScores(likings, Judge::sharpness);
}

/// 0 to 1, by what the features say.
float chanceByFeatures(const Tunable &knowledge, const Guess &guess);
/// What the merits count for the team, by what the features say.
Appraisal appraiseByFeatures(const Tunable &knowledge, Merits merits, const Guess &guess);

/// Knowledge with weights that the lab finds: `Own` is made of them.
template <class Own> class TunedKnowledge : public BattleKnowledge, public Tunable {
public:
    std::unique_ptr<Knowledge> withWeights(const std::vector<float> &weights) const final { return std::make_unique<Own>(weights); }
    std::optional<Appraisal> appraise(const Guess &guess, Seat) const final { return appraiseByFeatures(*this, merits(), guess); }

protected:
    using Tunable::Tunable;
    float chance(const Guess &guess) const override { return chanceByFeatures(*this, guess); }
};

} // namespace bombshelf::omens
