#pragma once

#include <QByteArray>
#include <QString>

/// Writing that survives a kill of the program at any moment, into files and folders that are the owner's alone to read. A
/// function that fails returns false, with the system's reason in `error`.
namespace bombshelf::disk {

/// Makes the folder, and those above it, unless it is there; then it is left as it is.
bool makeFolder(const QString &path, QString *error);
enum class Read { whole, tooLarge, failed };
/// The bytes of a file. Unless that is Read::whole, the error says why, and the bytes are not all of it.
Read read(const QString &path, qint64 longest, QByteArray *bytes, QString *error);

/// Puts a whole file in place: all of it or, after a kill or a failure, none of it. Waits for the disk.
bool write(const QString &path, const QByteArray &bytes, QString *error);
/// Makes a file, unless there is one by then, and waits for the disk. After a kill it may be there in part.
bool create(const QString &path, const QByteArray &bytes, QString *error);
/// Cuts the file to its first `keep` bytes and adds `bytes`. If that fails, nothing is added. Hands it to the system, which
/// keeps it whatever becomes of the program, but does not wait for the disk: that may take longer than a frame.
bool append(const QString &path, qint64 keep, const QByteArray &bytes, QString *error);
/// Waits until the disk has the file.
bool sync(const QString &path);
bool rename(const QString &from, const QString &to, QString *error);
bool remove(const QString &path, QString *error);

/// For the tests, which kill the program there: called before and after each change of a file, and half-way through.
extern void (*atEachWrite)();

} // namespace bombshelf::disk
