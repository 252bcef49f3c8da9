#pragma once

#include <QString>

namespace bombshelf {

/// Characters (UTF-16 units) of a player's name, at most.
inline constexpr int longestName = 40;
/// Characters of a file that a sentence repeats, at most.
inline constexpr int longestQuote = 60;

/// One line without control characters, of at most that many characters.
bool isPlain(const QString &text, int length = longestName);
/// The text made so.
QString plain(const QString &text, int length = longestName);
/// What stands in a file, for a sentence.
inline QString quoted(const QString &text) { return plain(text, longestQuote); }
/// A path as the system spells it, on one line.
QString shownPath(const QString &path);

} // namespace bombshelf
