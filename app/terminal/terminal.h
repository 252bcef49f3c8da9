#pragma once

#include <QString>

namespace bombshelf {

/// Plays on the standard streams, where there is no screen: that game, or one that is asked for. The exit code.
int playInText(const QString &gameId);

} // namespace bombshelf
