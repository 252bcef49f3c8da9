#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace bombshelf {

class Knowledge;

/// What a game's knowledge goes by: a person named the weights, self-play in the lab found them (`bombshelf-lab tune`,
/// docs/bots.md), and assets/games/ID/weights.txt holds them.
using WeightNames = std::span<const std::string_view>;

/// The weights in that text, in the order of their names: a line for each, its name and a number, in any order; what follows a # is
/// a remark. Throws std::invalid_argument with a sentence that names the line or the weight that does not fit.
std::vector<float> readWeights(WeightNames names, std::string_view text);

using Weights = std::span<const float>;

/// Knowledge whose weights are tried by what comes of them: with better ones, habits win more.
class Tunable {
public:
    WeightNames weightNames() const { return m_names; }
    Weights weights() const { return m_weights; }
    /// The same knowledge with others.
    virtual std::unique_ptr<Knowledge> withWeights(const std::vector<float> &weights) const = 0;

protected:
    Tunable(WeightNames names, std::vector<float> weights) : m_names(names), m_weights(std::move(weights)) {}
    ~Tunable() = default;

private:
    const WeightNames m_names;
    const std::vector<float> m_weights;
};

} // namespace bombshelf
