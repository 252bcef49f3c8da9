#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace bombshelf {

/// The file that a match under way is written to (docs/record.md), line by line. While the match is on, its seed lies beside
/// it in a file of its own, so that whoever looks into the record does not see the dice to come.
class Record {
public:
    /// None: nothing is written.
    Record() = default;
    /// Goes on with the file, which now has `size` bytes; those after the first `whole` are a torn line.
    Record(const QString &path, qint64 whole, qint64 size) : m_path(path), m_whole(whole), m_size(size) {}
    /// Writes seed and header. Null, with a sentence in `problem`, if that fails.
    static std::unique_ptr<Record> start(const QString &path, const QByteArray &header, quint64 seed, QString *problem);

    const QString &path() const { return m_path; }
    /// Adds a line; once this returns true, killing the program can't lose it.
    bool append(const QByteArray &line, QString *problem);
    /// The seed is in the last line: removes the file beside the record, if that still holds it, and nothing else of that name.
    void removeSeed(quint64 seed) const;

    static QString seedPath(const QString &path);

private:
    QString m_path;
    qint64 m_whole = 0;
    qint64 m_size = 0;
};

} // namespace bombshelf
