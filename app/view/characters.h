#pragma once

#include "bots/styles.h"

#include <QString>

#include <array>
#include <span>

namespace bombshelf {

/// What somebody may have a word to say about.
enum class Occasion {
    worried,
    hurt,
    lucky,
    rivalHurt,
    won,
    lost,
};

/// Somebody who may sit at a table: what they look and sound like, and how they play at any level.
struct Character {
    const char *face;
    const char *name;
    const Style *style; ///< of a bot with this face; null: none
    const char *introduction;
    std::array<std::array<const char *, 2>, 6> says; ///< by occasion
};

std::span<const Character> characters();
/// Who has that face, or null.
const Character *characterOf(const QString &face);

} // namespace bombshelf
