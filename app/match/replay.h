#pragma once

#include "games/catalogue.h"
#include "record_format.h"

#include <QByteArrayList>

namespace bombshelf {

/// A record as it lies on the disk. Reading throws Damage.
class RecordText {
public:
    explicit RecordText(const QString &path);

    const QString &path() const { return m_path; }
    /// Lines that are whole, the header's among them.
    int count() const { return int(m_lines.size()); }
    QJsonObject line(int i) const;
    /// Bytes in whole lines, and all bytes; what lies between is a line torn off in the middle of being written.
    qint64 whole() const { return m_whole; }
    qint64 size() const { return m_size; }
    bool isTorn() const { return m_whole < m_size; }
    bool hasEnd() const { return line(count() - 1).contains("end"); }

private:
    QString m_path;
    QByteArrayList m_lines;
    qint64 m_whole = 0;
    qint64 m_size = 0;
};

/// A match replayed from its record by the rules of today, every line checked.
struct Replay {
    MatchSetup setup;
    QDateTime started;
    Course course;
    bool ended; ///< the last line is there, with the seed
};
/// Throws Damage if anything but a torn last line is wrong.
Replay replay(const RecordText &text, std::span<const Rules *const> shelf);

} // namespace bombshelf
