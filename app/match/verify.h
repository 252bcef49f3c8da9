#pragma once

#include "games/catalogue.h"

#include <QString>

namespace bombshelf {

struct Verification {
    bool holds;
    QString sentence; ///< what was found, or why it does not hold
    int moves = 0;
};

/// Replays a record, checking every line, and that the dice are those promised at the start. Changes nothing.
Verification verifyRecord(const QString &path, std::span<const Rules *const> shelf = catalogue());

} // namespace bombshelf
