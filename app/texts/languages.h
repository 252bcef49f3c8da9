#pragma once

#include <QString>

#include <span>

namespace bombshelf {

struct Language {
    QString id;   ///< ISO 639, the LANG of bombshelf_LANG.ts and rules_LANG.md
    QString name; ///< its own
    int forms;    ///< of a text with a number in it, as Qt counts them: 2 for "one point, two points"
};

/// Every language of the program, in the order of BOMBSHELF_LANGUAGES in CMakeLists.txt.
std::span<const Language> languages();
/// Null if there is none.
const Language *findLanguage(const QString &id);

} // namespace bombshelf
