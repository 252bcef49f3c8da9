#include "data_folder.h"

#include <QDateTime>
#include <QFile>
#include <QStandardPaths>

namespace bombshelf {

namespace {

QString chosenFolder;

} // namespace

QString dataFolder() { return chosenFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : chosenFolder; }

void useDataFolder(const QString &path) { chosenFolder = path; }

QString damagedPath(const QString &path)
{
    return freePath(path + QStringLiteral(".damaged"), {}, [](const QString &beside) { return QFile::exists(beside); });
}

QString freePath(const QString &stem, const QString &suffix, const std::function<bool(const QString &path)> &isTaken)
{
    QString path = stem + suffix;
    for (int i = 2; isTaken(path); ++i)
        path = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(suffix);
    return path;
}

QString datedPath(const QString &stem, const QString &suffix, const std::function<bool(const QString &path)> &isTaken)
{
    return freePath(stem + QDateTime::currentDateTime().toString(QStringLiteral("-yyyy-MM-dd-HHmmss")), suffix, isTaken);
}

} // namespace bombshelf
