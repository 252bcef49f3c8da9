#pragma once

#include <QString>

#include <string_view>

namespace bombshelf {

/// A word of a descriptor, for those who speak Qt.
inline QString fromWord(std::string_view word) { return QString::fromUtf8(word.data(), qsizetype(word.size())); }

} // namespace bombshelf
