#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace bombshelf {

class Guess;
class Knowledge;

/// What a game's knowledge goes by: a person named the weights, self-play in the lab found them (`bombshelf-lab tune`,
/// docs/bots.md), and assets/games/ID/weights.txt holds them.
using WeightNames = std::span<const std::string_view>;

/// The weights in that text, in the order of their names: a line for each, its name and a number, in any order; what follows a # is
/// a remark. Throws std::invalid_argument with a sentence that names the line or the weight that does not fit.
std::vector<float> readWeights(WeightNames names, std::string_view text);

using Weights = std::span<const float>;

/// What a person named of a position, measured; 0 where it says nothing.
inline constexpr std::size_t mostFeatures = 32;
using Features = std::array<float, mostFeatures>;

/// Knowledge whose weights are tried by what comes of them: with better ones, habits win more. The last of them, or all, may be
/// those of features, which tell how likely a win is: the odds are exp(sum of weights x features).
class Tunable {
public:
    WeightNames weightNames() const { return m_names; }
    Weights weights() const { return m_weights; }
    /// How many of the weights are features.
    std::size_t features() const { return m_features; }
    /// What each feature says of an unfinished match.
    virtual void describe(const Guess &, Features &) const {}
    /// The same knowledge with others.
    virtual std::unique_ptr<Knowledge> withWeights(const std::vector<float> &weights) const = 0;

protected:
    Tunable(WeightNames names, std::vector<float> weights, std::size_t features = 0)
        : m_names(names), m_weights(std::move(weights)), m_features(features)
    {
    }
    ~Tunable() = default;

private:
    const WeightNames m_names;
    const std::vector<float> m_weights;
    const std::size_t m_features;
};

} // namespace bombshelf
