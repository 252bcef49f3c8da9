#pragma once

#include "position.h"

namespace bombshelf::bomber {

/// What a check may bring with the target at a post, over all the ways in which its dice can fall.
struct Forecast {
    int needed = 0;                      ///< what dice and modifier have to come to
    double success = 0;                  ///< 0 to 1: there is a blast
    std::array<double, postCount> hit{}; ///< 0 to 1, by post: it lies in the blast
    BySeat<double> loss{};               ///< the HP that a seat loses on average
    friend bool operator==(const Forecast &, const Forecast &) = default;
};

/// Of the check that is on.
Forecast forecast(const Position &p, Post target);

} // namespace bombshelf::bomber
