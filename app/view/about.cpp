#include "about.h"

#include "match/disk.h"
#include "match/plain.h"
#include "match/saves.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFile>
#include <QUrl>

namespace bombshelf {

QString About::version() const { return QCoreApplication::applicationVersion(); }

QString About::qtVersion() const { return QString::fromLatin1(qVersion()); }

QString About::matches() const { return shownPath(Saves().folder()); }

QString About::openMatches() const
{
    const QString folder = Saves().folder();
    QString error;
    if (!disk::makeFolder(folder, &error))
        return tr("The folder “%1” can’t be made: %2").arg(shownPath(folder), error);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        return tr("This system has no program that shows folders. The matches lie in “%1”.").arg(shownPath(folder));
    return {};
}

QString About::licence(const QString &asset) const
{
    QFile file(QStringLiteral(":/assets/") + asset);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace bombshelf
