#pragma once

#include <span>
#include <string_view>

namespace bombshelf {

/// How well a bot plays: by what it can't do, never by worse luck or by moves made at random. Each limit can be told to the
/// player in a word.
struct Level {
    std::string_view name;
    int worlds;        ///< how often it imagines what it can't see, and how the match may go on from there
    int ahead;         ///< how many decisions it weighs one after the other, its own and others'; from there on all go by habit
    bool doubts;       ///< whether it imagines what it can't see in other ways, too, or takes its first idea of it for the truth
    float memory; ///< how much it remembers of what it has looked at once and has before its eyes no longer, and of what moves told, 0 to 1
    float experience; ///< how far it looks first at moves that people often make, 0 to 1; never 1, for a habit may be wrong
    bool takesItsTime; ///< it uses all the time and cores that it is given
};

/// Those a person can choose, weakest first.
std::span<const Level> levels();
/// The place in levels() of the one that bots play at unless another is chosen: `casual`.
inline constexpr int usualLevel = 1;
/// Null if none is so called, as the lab's bots of no level are not.
const Level *findLevel(std::string_view name);

} // namespace bombshelf
