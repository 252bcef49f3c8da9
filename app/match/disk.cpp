#include "disk.h"

#include "sentence.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
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

/// Files are opened unbuffered: where the disk is full, the system says so of the part that has no room.
bool putAll(QFileDevice &file, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qint64 written = file.write(bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

bool put(QFileDevice &file, QByteArrayView bytes)
{
    const qsizetype half = atEachWrite ? bytes.size() / 2 : 0;
    if (!putAll(file, bytes.first(half)))
        return false;
    pause();
    return putAll(file, bytes.sliced(half));
}

/// Waits until it is.
bool isOnDisk(const QFile &file)
{
#if defined(Q_OS_WIN)
    return _commit(file.handle()) == 0;
#elif defined(F_FULLFSYNC) // on a Mac fsync leaves it in the disk's own memory; other machines' disks know no more than that
    return fcntl(file.handle(), F_FULLFSYNC) == 0 || fsync(file.handle()) == 0;
#else
    return fsync(file.handle()) == 0;
#endif
}

/// In the language of the program. On Windows Qt has words for the system's own numbers alone.
QString told(const std::error_code &failure)
{
#ifdef Q_OS_WIN
    if (failure.category() != std::system_category())
        return QString::fromLocal8Bit(failure.message().c_str());
#endif
    return qt_error_string(failure.value());
}

/// Where a file system has none, there is no harm.
constexpr QFileDevice::Permissions ownersAlone = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

} // namespace

bool makeFolder(const QString &path, QString *error)
{
    namespace fs = std::filesystem;
    const fs::path folder(path.toStdU16String());
    std::error_code failure;
    if (std::error_code noHarm; fs::create_directories(folder, failure))
        fs::permissions(folder, fs::perms::owner_all, noHarm); // where a file system has none
    if (failure)
        *error = told(failure);
    return !failure;
}

Read read(const QString &path, qint64 longest, QByteArray *bytes, QString *error)
{
    if (const QFileInfo info(path); info.exists() && !info.isFile()) { // a pipe would be waited for
        *error = Sentence::tr("It is not a file.");
        return Read::failed;
    }
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        *bytes = file.read(std::min(file.size(), longest) + 1); // Qt makes room for as much as it is asked for
    if (file.error() != QFileDevice::NoError) {
        *error = file.errorString();
        return Read::failed;
    }
    if (bytes->size() <= longest)
        return Read::whole;
    *error = Sentence::tr("It is too large.");
    return Read::tooLarge;
}

bool write(const QString &path, const QByteArray &bytes, QString *error)
{
    pause();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        *error = file.errorString();
        return false;
    }
    file.setPermissions(ownersAlone);
    bool written = put(file, bytes);
    pause();
    written = written && file.commit();
    pause();
    if (!written)
        *error = file.errorString();
    return written;
}

bool create(const QString &path, const QByteArray &bytes, QString *error)
{
    pause();
    QFile file(path);
    bool created = file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered);
    const bool isOurs = created;
    if (isOurs) {
        file.setPermissions(ownersAlone);
        created = put(file, bytes) && isOnDisk(file);
    }
    if (!created)
        *error = file.error() == QFileDevice::NoError ? qt_error_string() : file.errorString(); // Qt was not asked to wait for the disk
    file.close();
    if (isOurs && !created)
        file.remove();
    pause();
    return created;
}

bool append(const QString &path, qint64 keep, const QByteArray &bytes, QString *error)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
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
    return file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && isOnDisk(file);
}

bool rename(const QString &from, const QString &to, QString *error)
{
    pause();
    QFile file(from);
    const bool renamed = file.rename(to);
    pause();
    if (!renamed)
        *error = file.errorString();
    return renamed;
}

bool remove(const QString &path, QString *error)
{
    pause();
    QFile file(path);
    const bool removed = file.remove();
    pause();
    if (!removed)
        *error = file.errorString();
    return removed;
}

} // namespace bombshelf::disk
