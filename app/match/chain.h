#pragma once

#include "core/state.h"

#include <QByteArray>

class QJsonObject;

namespace bombshelf {

/// Guards the lines of a record (docs/record.md). A line's guard depends on its bytes, on the true table when it was written,
/// on the line before it, and on the seed: without that nobody can make a guard, or learn anything from one.
class Chain {
public:
    static constexpr int sealedSize = 32; ///< the longest text that can be sealed, in bytes

    explicit Chain(quint64 seed) : m_seed(QByteArray::number(seed)) {}

    /// The object as the next line, with its guard and a line break.
    QByteArray add(const QJsonObject &line, const State &table);
    /// Whether those bytes are the next line, without its break. If not, the chain stays where it is.
    bool follow(const QByteArray &line, const State &table);

    /// Text that can be read only with the seed, for the next line. It is always as long as it may be, so its length tells nothing.
    QByteArray seal(const QByteArray &text) const;
    QByteArray open(const QByteArray &sealed) const;

private:
    QByteArray keyed(const QByteArray &text) const;
    QByteArray guard(const QByteArray &bytes, const State &table) const;
    QByteArray masked(QByteArray text) const;

    QByteArray m_seed; ///< its decimal digits
    QByteArray m_last; ///< the guard of the line before
};

} // namespace bombshelf
