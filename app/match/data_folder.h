#pragma once

#include <QString>

#include <functional>

namespace bombshelf {

/// The folder of what is kept for the player: matches, campaigns, house sets. By default it is where the system wants the program's data.
QString dataFolder();
/// From here on it is that one; what lies in the other is neither read nor written.
void useDataFolder(const QString &path);

/// Where a damaged file goes on lying beside the one that takes its place.
QString damagedPath(const QString &path);
/// The stem, a number if that is taken, and the suffix.
QString freePath(const QString &stem, const QString &suffix, const std::function<bool(const QString &path)> &isTaken);
/// The same, with today's date and the time after the stem.
QString datedPath(const QString &stem, const QString &suffix, const std::function<bool(const QString &path)> &isTaken);

} // namespace bombshelf
