#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

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

inline double meanOf(std::span<const double> values) { return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size()); }

/// Standard error of their mean; of a single value it is unknown: NaN.
inline double errorOf(std::span<const double> values)
{
    if (values.size() < 2)
        return std::numeric_limits<double>::quiet_NaN();
    const double mean = meanOf(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / double(values.size()) / (double(values.size()) - 1));
}

/// Of the share on each deal. Deals are independent, the matches on one deal are not: the error is that of the deals' means, and the interval
/// that of as many coin tosses as have that error, since mean and error alone would promise too much near 0 and 1. Where there is
/// one deal, or every deal brings the same, that of as many tosses as there are deals.
inline Share shareOfDeals(std::span<const double> means)
{
    constexpr double nothing = 1e-9; // but what rounding leaves
    const double mean = meanOf(means), error = errorOf(means), spread = mean * (1 - mean);
    return shareOf(mean, error > nothing && spread > 0 ? spread / (error * error) : double(means.size()));
}

} // namespace bombshelf::lab
