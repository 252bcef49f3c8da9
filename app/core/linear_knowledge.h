#pragma once

#include "rules.h"
#include "weights.h"

namespace bombshelf {

/// Knowledge that can be read: a person wrote down what a good player looks at, by name, and self-play in the lab found how much
/// each counts (`bombshelf-lab tune`, docs/bots.md). A seat's chance to win is a conditional logit of the weighted sums (McFadden
/// 1974): of the seats still in it, each as likely as exp(sum).
class LinearKnowledge : public Knowledge {
public:
    /// `weights` is the text of the game's weights.txt, with one for each feature; throws as readWeights() does.
    LinearKnowledge(WeightNames features, std::string_view weights, Merits merits);

    WeightNames features() const { return m_names; }
    /// Who can still win an unfinished match: somebody.
    virtual SeatSet contenders(const State &state) const = 0;
    /// What speaks for or against a contender.
    virtual void describe(const Guess &guess, Seat seat, Features &out) const = 0;

    std::array<float, maxSeats> estimate(const Guess &guess) const final;
    Merits merits() const final { return m_merits; }
    std::optional<Appraisal> appraise(const Guess &guess, Seat seat) const final;

private:
    const WeightNames m_names;
    const std::vector<float> m_weights;
    const Merits m_merits;
};

} // namespace bombshelf
