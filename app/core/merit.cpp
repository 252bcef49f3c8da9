#include "merit.h"

namespace bombshelf {

void Appraisal::add(Merits merits, Weights weights, const Features &features, float part)
{
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const float counts = part * weights[i] * features[i];
        all += counts;
        for (std::size_t m = 0; m < merits.size(); ++m)
            if (merits[m].features >> i & 1)
                (part > 0 ? own : others)[m] += counts;
    }
}

} // namespace bombshelf
