#pragma once

#include "bot.h"

namespace bombshelf {

/// Any legal move, each equally likely: the floor that every level is measured against.
class RandomBot final : public Bot {
public:
    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override;
    bool infers() const override { return false; }
};

/// Goes by the game's knowledge alone, as playouts do.
class HabitBot final : public Bot {
public:
    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override;
    bool infers() const override { return false; }
};

} // namespace bombshelf
