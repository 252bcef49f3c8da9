#pragma once

#include <QString>

namespace bombshelf {

/// The folder of what is kept for the player: matches, campaigns, house sets. By default it is where the system wants the program's data.
QString dataFolder();
/// From here on it is that one; what lies in the other is neither read nor written.
void useDataFolder(const QString &path);

} // namespace bombshelf
