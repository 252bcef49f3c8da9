#pragma once

#include "bot.h"
#include "levels.h"

namespace bombshelf {

/// Plays by search, within the limits of a level.
class SearchBot final : public Bot {
public:
    explicit SearchBot(const Level &level, const Style *style = nullptr) : m_level(level), m_style(style) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override;

private:
    const Level m_level;
    const Style *const m_style; ///< null: none
};

} // namespace bombshelf
