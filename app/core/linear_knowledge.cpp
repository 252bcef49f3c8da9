#include "linear_knowledge.h"

#include "observation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <locale>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace bombshelf {

namespace {

/// In the classic locale: a weight is spelt alike on every machine.
std::istringstream reading(const std::string &text)
{
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    return in;
}

} // namespace

LinearKnowledge::LinearKnowledge(Names features, std::string_view weights) : m_names(features), m_weights{}
{
    std::vector<bool> given(features.size());
    auto lines = reading(std::string(weights));
    for (std::string line; std::getline(lines, line);) {
        auto words = reading(line.substr(0, line.find('#')));
        std::string name, rest;
        float weight = 0;
        if (!(words >> name))
            continue;
        const auto feature = std::size_t(std::ranges::find(features, name) - features.begin());
        if (feature == features.size())
            throw std::invalid_argument("no feature is called \"" + name + "\"");
        if (!(words >> weight) || words >> rest || !std::isfinite(weight) || given[feature])
            throw std::invalid_argument("one number belongs to the feature \"" + name + "\"");
        m_weights[feature] = weight;
        given[feature] = true;
    }
    if (const auto missing = std::ranges::find(given, false); missing != given.end())
        throw std::invalid_argument("the feature \"" + std::string(features[std::size_t(missing - given.begin())]) + "\" has no weight");
}

std::array<float, maxSeats> LinearKnowledge::estimate(const Guess &guess) const
{
    const SeatSet contenders = this->contenders(guess.state);
    std::array<float, maxSeats> shares;
    shares.fill(-std::numeric_limits<float>::infinity());
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        if (!contenders.has(seat))
            continue;
        Features features{};
        describe(guess, seat, features);
        shares[seat] = std::inner_product(features.begin(), features.end(), m_weights.begin(), 0.0f);
    }
    const float best = std::ranges::max(shares);
    for (float &share : shares)
        share = std::exp(share - best);
    const float sum = std::accumulate(shares.begin(), shares.end(), 0.0f);
    for (float &share : shares)
        share /= sum;
    return shares;
}

} // namespace bombshelf
