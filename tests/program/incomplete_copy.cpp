#include "incomplete_copy.h"

#include <QDir>
#include <QDirIterator>
#include <QLibraryInfo>

namespace bombshelf::test {

namespace {

void linkAll(const QDir &from, const QDir &to, const QString &without)
{
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = from.relativeFilePath(files.next());
        if (file.contains(without))
            continue;
        to.mkpath(QFileInfo(file).path());
        QFile::link(from.filePath(file), to.filePath(file));
    }
}

} // namespace

QString copyWithout(const QTemporaryDir &folder, const QString &without)
{
    QByteArray conf = "[Paths]\n";
    const auto part = [&](const char *name, QLibraryInfo::LibraryPath path) {
        const QDir to(folder.filePath(name));
        linkAll(QDir(QLibraryInfo::path(path)), to, without);
        conf += QByteArray(name) + '=' + to.path().toUtf8() + '\n';
    };
    part("Plugins", QLibraryInfo::PluginsPath);
    part("QmlImports", QLibraryInfo::QmlImportsPath);
    QFile file(folder.filePath("qt.conf"));
    if (file.open(QIODevice::WriteOnly))
        file.write(conf);
    QFile::copy(QStringLiteral(BOMBSHELF_PROGRAM), folder.filePath("bombshelf"));
    return folder.filePath("bombshelf");
}

} // namespace bombshelf::test
