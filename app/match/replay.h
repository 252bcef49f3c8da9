#pragma once

#include "games/catalogue.h"
#include "record_format.h"

#include <vector>

namespace bombshelf {

/// A record as it lies on the disk. Reading throws Damage.
class RecordText {
public:
    static constexpr qint64 longestFile = 16 << 20, longestLine = 64 << 10;

    explicit RecordText(const QString &path);

    const QString &path() const { return m_path; }
    /// Lines that are whole, the header's among them.
    int count() const { return int(m_ends.size()); }
    format::Line line(int i) const;
    /// Bytes in whole lines, and all bytes; what lies between is a line torn off in the middle of being written.
    qint64 whole() const { return m_ends.back() + 1; }
    qint64 size() const { return m_bytes.size(); }
    bool isTorn() const { return whole() < size(); }
    /// The line that ends the match, though more may follow where it is damaged; 0 if none does.
    int endAt() const;
    bool hasEnd() const { return endAt() > 0; }

private:
    QByteArray bytesOf(int i) const;

    QString m_path;
    QByteArray m_bytes;
    std::vector<qsizetype> m_ends; ///< where the line breaks are
};

/// A match replayed from its record by the rules of today, every line checked.
struct Replay {
    MatchSetup setup;
    QDateTime started;
    Course course;
    Chain chain; ///< to go on with
    bool ended; ///< the last line is there, with the seed
};
/// Throws Damage if anything but a torn last line is wrong.
Replay replay(const RecordText &text, std::span<const Rules *const> shelf);

} // namespace bombshelf
