#pragma once

#include "bot.h"
#include "levels.h"

namespace bombshelf {

/// Plays by search, within the limits of a level.
class SearchBot final : public Bot {
public:
    explicit SearchBot(const Level &level) : m_level(level) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override;

private:
    const Level m_level;
};

} // namespace bombshelf
