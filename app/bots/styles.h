#pragma once

#include "core/rules.h"

#include <span>
#include <string_view>

namespace bombshelf {

/// How a match that a bot has imagined came out for its seat.
struct Outlook {
    const Rules &rules;
    const State &end; ///< where the bot stopped imagining
    Seat seat;
    float payoff;
    float expected; ///< the mean payoff of all it has imagined so far
};

/// What a bot goes by where several moves are as good to it: the more of it, the better. It never plays a worse move for it.
struct Style {
    std::string_view name;
    float (*likes)(const Outlook &outlook);
};

namespace style {
extern const Style bold, careful, collector, spender, scorer, meddler;
} // namespace style

std::span<const Style *const> styles();

} // namespace bombshelf
