#include "disk.h"

#include <QFile>
#include <QSaveFile>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace bombshelf::disk {

void (*atEachWrite)() = nullptr;

namespace {

void pause()
{
    if (atEachWrite)
        atEachWrite();
}

bool put(QFileDevice &file, const QByteArray &bytes)
{
    const qsizetype half = atEachWrite ? bytes.size() / 2 : 0;
    if (half > 0 && (file.write(bytes.first(half)) != half || !file.flush()))
        return false;
    pause();
    return file.write(bytes.sliced(half)) == bytes.size() - half && file.flush();
}

} // namespace

bool write(const QString &path, const QByteArray &bytes, QString *error)
{
    pause();
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly) && put(file, bytes);
    pause();
    written = written && file.commit();
    pause();
    if (!written)
        *error = file.errorString();
    return written;
}

bool append(const QString &path, qint64 keep, const QByteArray &bytes, QString *error)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        *error = file.errorString();
        return false;
    }
    pause();
    bool added = (file.size() == keep || file.resize(keep)) && file.seek(keep);
    pause();
    added = added && put(file, bytes);
    if (!added) {
        *error = file.errorString();
        file.resize(keep);
    }
    pause();
    return added;
}

bool sync(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return false;
#ifdef Q_OS_WIN
    return _commit(file.handle()) == 0;
#else
    return fsync(file.handle()) == 0;
#endif
}

void remove(const QString &path)
{
    pause();
    QFile::remove(path);
    pause();
}

} // namespace bombshelf::disk
