#include "data_folder.h"

#include <QStandardPaths>

namespace bombshelf {

namespace {

QString chosenFolder;

} // namespace

QString dataFolder() { return chosenFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : chosenFolder; }

void useDataFolder(const QString &path) { chosenFolder = path; }

} // namespace bombshelf
