#include "linear_knowledge.h"

#include "observation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace bombshelf {

LinearKnowledge::LinearKnowledge(WeightNames features, std::string_view weights, Merits merits)
    : m_names(features), m_weights(readWeights(features, weights)), m_merits(merits)
{
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
        shares[seat] = std::inner_product(m_weights.begin(), m_weights.end(), features.begin(), 0.0f);
    }
    const float best = std::ranges::max(shares);
    for (float &share : shares)
        share = std::exp(share - best);
    const float sum = std::accumulate(shares.begin(), shares.end(), 0.0f);
    for (float &share : shares)
        share /= sum;
    return shares;
}

std::optional<Appraisal> LinearKnowledge::appraise(const Guess &guess, Seat seat) const
{
    const SeatSet contenders = this->contenders(guess.state);
    if (!contenders.has(seat))
        return {};
    Appraisal appraisal{.contenders = contenders.size()};
    for (Seat other = 0; other < maxSeats; ++other) {
        if (!contenders.has(other))
            continue;
        Features features{};
        describe(guess, other, features);
        appraisal.add(m_merits, m_weights, features, other == seat ? 1 : -1 / float(contenders.size() - 1));
    }
    return appraisal;
}

} // namespace bombshelf
