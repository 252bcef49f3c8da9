#pragma once

#include <QString>

namespace bombshelf {

/// Plays on the standard streams, where there is no screen: that game, the match of that record, or, where both are empty, what is
/// asked for. The exit code.
int playInText(const QString &gameId, const QString &record);

} // namespace bombshelf
