#pragma once

#include "rules.h"

namespace bombshelf {

/// Knowledge that can be read: a person wrote down what a good player looks at, by name, and self-play in the lab found how much
/// each counts (`bombshelf-lab tune`, docs/bots.md). A seat's chance to win is a conditional logit of the weighted sums (McFadden
/// 1974): of the seats still in it, each as likely as exp(sum).
class LinearKnowledge : public Knowledge {
public:
    using Names = std::span<const std::string_view>;
    static constexpr std::size_t mostFeatures = 32;
    using Features = std::array<float, mostFeatures>;

    /// `weights` is the text of the game's weights.txt: a line for each feature, its name and its weight, in any order; what follows
    /// a # is a remark. Throws std::invalid_argument with a sentence that names the line or the feature that does not fit.
    LinearKnowledge(Names features, std::string_view weights);

    Names features() const { return m_names; }
    /// Who can still win an unfinished match: somebody.
    virtual SeatSet contenders(const State &state) const = 0;
    /// What speaks for or against a contender, 0 where a feature says nothing; of the order of 1 for each.
    virtual void describe(const Guess &guess, Seat seat, Features &out) const = 0;

    std::array<float, maxSeats> estimate(const Guess &guess) const final;

private:
    const Names m_names;
    Features m_weights;
};

} // namespace bombshelf
