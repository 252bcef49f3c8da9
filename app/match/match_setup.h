#pragma once

#include "core/rules.h"

#include <QString>

#include <vector>

namespace bombshelf {

/// Who sits in a seat.
struct Player {
    QString name;
    QString level; ///< a bot's level, or empty: a person
    QString face;  ///< picture beside the name
    bool isEven = false; ///< a bot at the level that matched whoever played when the match began

    bool isBot() const { return !level.isEmpty(); }
    friend bool operator==(const Player &, const Player &) = default;
};

/// Everything a match is a function of, but its moves; and where it comes from.
struct MatchSetup {
    const Rules *rules = nullptr;
    Setup setup;
    std::vector<Player> players; ///< by seat
    quint64 seed = 0;
    bool fromLesson = false; ///< dealt to teach, with a seed picked for what it shows: it counts in no record of wins or luck
};

} // namespace bombshelf
