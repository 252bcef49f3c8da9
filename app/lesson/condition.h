#pragma once

#include "match/match.h"

#include <QJsonObject>

#include <functional>

namespace bombshelf {

/// What came of the moves since a step of a lesson began, as the learner sees it.
struct Effect {
    std::span<const Frame> frames; ///< what happened, in its order
    Observation now;
};

/// Whether an effect is what a step of a lesson asks for (docs/lessons.md). It never asks for a move, only for what came of it.
using Condition = std::function<bool(const Effect &)>;

/// Throws Damage with a sentence that names the word that the game does not have, or the member that is missing.
Condition readCondition(const QJsonObject &json, const Rules &rules);

} // namespace bombshelf
