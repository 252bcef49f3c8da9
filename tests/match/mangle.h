#pragma once

#include "core/rng.h"

#include <QByteArrayList>
#include <QJsonValue>

namespace bombshelf::test {

/// Damages files as disks, editors and people do it.
class Mangler {
public:
    explicit Mangler(std::uint64_t seed) : m_rng(seed) {}

    Rng &rng() { return m_rng; }
    /// Another text than before, most often: bits, bytes, lines, JSON values, cut off, or with parts of `foreign`.
    QByteArray mangle(QByteArray bytes, const QByteArray &foreign);

private:
    int below(qsizetype n) { return n > 0 ? int(m_rng.below(std::uint32_t(n))) : 0; }
    QByteArray bytesChanged(QByteArray bytes);
    QByteArray linesChanged(const QByteArray &bytes, const QByteArray &foreign);
    QByteArray valuesChanged(const QByteArray &bytes);
    QJsonValue changed(const QJsonValue &value);
    QJsonValue extreme();

    Rng m_rng;
};

} // namespace bombshelf::test
