#pragma once

#include "core/table.h"
#include "core/weights.h"

#include <vector>

namespace bombshelf::lab {

/// A position: the features of each contender, and the share of the win it had in the end; the shares add up to 1.
struct Example {
    struct Contender {
        Seat seat;
        Features features;
        float share;
    };
    std::vector<Contender> contenders;
};

/// All of them, in that order.
std::vector<Example> joined(std::vector<std::vector<Example>> &&some);

/// Weights, and how well they foretell who wins: the mean surprise of an example, in bits.
struct Fit {
    std::vector<double> weights;
    double surprise; ///< of examples that were kept back
    double surpriseWithout; ///< of the same, with every weight 0
};

/// Weights that make the shares least surprising (maximum likelihood of a conditional logit), by Newton's method with a slight pull
/// towards 0. One example in ten is kept back.
Fit fit(const std::vector<Example> &examples, std::size_t features);

} // namespace bombshelf::lab
