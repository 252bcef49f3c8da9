#include "borrowed_home.h"

#include "match/data_folder.h"

#include <QSettings>

namespace bombshelf {

BorrowedHome::BorrowedHome()
{
    QSettings::setDefaultFormat(QSettings::IniFormat); // the system's own may be no file
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QSettings::setPath(QSettings::IniFormat, QSettings::SystemScope, m_folder.path());
    useDataFolder(m_folder.filePath(QStringLiteral("data")));
    for (const char *cache : {"QML_DISABLE_DISK_CACHE", "QSG_RHI_DISABLE_DISK_CACHE", "QT_DISABLE_SHADER_DISK_CACHE"})
        qputenv(cache, "1");
    qputenv("XDG_CACHE_HOME", m_folder.filePath(QStringLiteral("cache")).toLocal8Bit()); // of fonts and drivers, where they ask for it
}

} // namespace bombshelf
