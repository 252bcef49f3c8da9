#pragma once

#include <algorithm>
#include <cmath>

namespace bombshelf::lab {

/// A share of wins, and where the true one lies 19 times in 20.
struct Share {
    double mean, least, most;
};

/// Wilson's interval (1927) for a share of that many independent tosses.
inline Share shareOf(double mean, double tosses)
{
    constexpr double z = 1.96;
    const double centre = (mean + z * z / (2 * tosses)) / (1 + z * z / tosses);
    const double half = z * std::sqrt(mean * (1 - mean) / tosses + z * z / (4 * tosses * tosses)) / (1 + z * z / tosses);
    return {mean, std::max(0.0, centre - half), centre + half}; // rounding goes below 0
}

} // namespace bombshelf::lab
