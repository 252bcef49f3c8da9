#pragma once

#include <QString>

#include <functional>

namespace bombshelf {

/// The folder of what is kept for the player: matches, campaigns, house sets. By default it is where the system wants the program's data.
QString dataFolder();
/// From here on it is that one; what lies in the other is neither read nor written.
void useDataFolder(const QString &path);

/// Where to keep what is named after the time: the stem, the time now, a number if that is taken, the suffix.
QString datedPath(const QString &stem, const QString &suffix, const std::function<bool(const QString &path)> &isTaken);

} // namespace bombshelf
