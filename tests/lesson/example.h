#pragma once

#include "lesson/condition.h"
#include "lesson/setting.h"

#include <set>

namespace bombshelf {

/// An example in the rule books, as it is really played: a match with a known seed, the moves up to where the example begins, and those
/// that it tells of.
struct Example {
    QString id;
    MatchSetup setup;
    Seat viewer = 0;
    std::vector<Move> before, moves;
    Condition given, then; ///< what holds before its moves, and what has to come of them
    std::set<int> numbers; ///< that the two speak of: a text may name no other
    std::set<QString> words; ///< likewise, and those of its moves
};

/// Reads assets/games/ID/examples.json (docs/lessons.md). Throws Damage with a sentence that names the example.
std::vector<Example> readExamples(const QByteArray &text, std::span<const Rules *const> shelf = catalogue());
/// Plays it. Throws Damage with a sentence, if the rules have it otherwise.
void play(const Example &example);

} // namespace bombshelf
