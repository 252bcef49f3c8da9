#include "chain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>

namespace bombshelf {

namespace {

constexpr int guardSize = 16;

/// The end of a line: `,"hash":"0123456789abcdef"}`.
QByteArray withGuard(const QByteArray &bytes, const QByteArray &guard) { return bytes + ",\"hash\":\"" + guard + "\"}"; }

} // namespace

QByteArray Chain::add(const QJsonObject &line, const State &table)
{
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact).chopped(1);
    m_last = guard(bytes, table);
    return withGuard(bytes, m_last) + '\n';
}

bool Chain::follow(const QByteArray &line, const State &table)
{
    static const qsizetype end = withGuard({}, QByteArray(guardSize, '0')).size();
    const QByteArray bytes = line.chopped(std::min(end, line.size()));
    const QByteArray expected = guard(bytes, table);
    if (line != withGuard(bytes, expected))
        return false;
    m_last = expected;
    return true;
}

QByteArray Chain::seal(const QByteArray &text) const { return masked(text.leftJustified(sealedSize, ' ')).toHex(); }

QByteArray Chain::open(const QByteArray &sealed) const { return masked(QByteArray::fromHex(sealed)).trimmed(); }

QByteArray Chain::keyed(const QByteArray &text) const { return QMessageAuthenticationCode::hash(text, m_seed, QCryptographicHash::Sha256); }

QByteArray Chain::guard(const QByteArray &bytes, const State &table) const
{
    const QByteArray tableHash = QByteArray::number(hashOf(table), 16).rightJustified(16, '0');
    return keyed("guard " + m_last + ' ' + tableHash + ' ' + bytes).toHex().first(guardSize);
}

/// The guard of the line before is another in each line, so no two are masked alike.
QByteArray Chain::masked(QByteArray text) const
{
    const QByteArray mask = keyed("seal " + m_last);
    for (qsizetype i = 0; i < std::min(text.size(), mask.size()); ++i)
        text[i] = char(text[i] ^ mask[i]);
    return text;
}

} // namespace bombshelf
