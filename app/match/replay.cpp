#include "replay.h"

#include "disk.h"
#include "plain.h"
#include "record.h"
#include "sentence.h"

#include <QJsonDocument>

#include <algorithm>

namespace bombshelf {

namespace {

constexpr qint64 longestSeed = 100;

QByteArray readAll(const QString &path, qint64 longest, const char *sentence)
{
    QByteArray bytes;
    QString error;
    const disk::Read read = disk::read(path, longest, &bytes, &error);
    if (read == disk::Read::failed)
        throw Unreadable{Sentence::tr(sentence).arg(shownPath(path), error)};
    if (read != disk::Read::whole)
        throw Damage{Sentence::tr(sentence).arg(shownPath(path), error)};
    return bytes;
}

bool isJson(const QByteArray &line) { return QJsonDocument::fromJson(line).isObject(); }

/// From the last line of a match that is over, whatever comes after it, or from beside the record.
QString seedOf(const RecordText &text)
{
    if (const int end = text.endAt())
        return text.line(end).json["seed"].toString();
    return QString::fromLatin1(
        readAll(Record::seedPath(text.path()), longestSeed,
                QT_TRANSLATE_NOOP("Sentence", "The seed of this match can’t be read, and the match can’t go on without it. “%1”: %2")));
}

quint64 provenSeed(const RecordText &text, const QString &seedHash)
{
    const QString seed = seedOf(text);
    bool number = false;
    const quint64 value = seed.toULongLong(&number);
    if (!number || format::hashOf(seed.toUtf8()) != seedHash)
        throw Damage{Sentence::tr("The seed of this match is not the one promised in its first line.")};
    return value;
}

} // namespace

RecordText::RecordText(const QString &path) : m_path(path)
{
    m_bytes = readAll(path, longestFile, QT_TRANSLATE_NOOP("Sentence", "The match “%1” can’t be read: %2"));
    for (qsizetype end = m_bytes.indexOf('\n'); end >= 0; end = m_bytes.indexOf('\n', end + 1)) {
        m_ends.push_back(end);
        const int number = count();
        if (number == 1 && !isJson(bytesOf(0)))
            break;
        const qsizetype length = bytesOf(number - 1).size();
        if (length == 0 || length > longestLine)
            throw Damage{Sentence::tr("Line %1 of the match can’t be read: the file is damaged.").arg(number)};
    }
    if (m_ends.empty() || !isJson(bytesOf(0)))
        throw Damage{Sentence::tr("This file is not a match of Bombshelf.")};
    if (!isTorn() && count() > 1 && !isJson(bytesOf(count() - 1)))
        m_ends.pop_back();
}

QByteArray RecordText::bytesOf(int i) const
{
    const qsizetype begin = i == 0 ? 0 : m_ends[std::size_t(i) - 1] + 1;
    return m_bytes.mid(begin, m_ends[std::size_t(i)] - begin);
}

format::Line RecordText::line(int i) const
{
    const QByteArray bytes = bytesOf(i);
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (!json.isObject())
        throw Damage{Sentence::tr("Line %1 of the match can’t be read: the file is damaged.").arg(i + 1)};
    return {i + 1, bytes, json.object()};
}

int RecordText::endAt() const
{
    const qsizetype word = m_bytes.indexOf("\"end\"");
    const auto holder = std::ranges::lower_bound(m_ends, word);
    for (auto i = int(holder - m_ends.begin()); word >= 0 && i < count(); ++i)
        if (i > 0 && line(i).json.contains("end"))
            return i;
    return 0;
}

Replay replay(const RecordText &text, std::span<const Rules *const> shelf)
{
    auto [setup, seedHash, started] = format::parseHeader(text.line(0).json, shelf);
    setup.seed = provenSeed(text, seedHash);
    Course course(setup);
    Chain chain(setup.seed);
    format::check(text.line(0), course, chain);
    bool ended = false;
    for (int i = 1; i < text.count(); ++i) {
        const format::Line line = text.line(i);
        if (ended)
            throw Damage{Sentence::tr("Line %1 comes after the end of the match.").arg(line.number)};
        ended = line.json.contains("end");
        if (!ended) {
            format::follow(line, setup, course, chain);
            continue;
        }
        if (!course.isOver())
            throw Damage{Sentence::tr("Line %1 ends the match before it is over.").arg(line.number)};
        QJsonObject result = line.json;
        result.remove("hash");
        if (result != format::end(setup, course))
            throw Damage{Sentence::tr("Line %1 tells another result than the moves lead to.").arg(line.number)};
        format::check(line, course, chain);
    }
    if (ended && text.isTorn())
        throw Damage{Sentence::tr("Line %1 comes after the end of the match.").arg(text.count() + 1)};
    return {setup, started, std::move(course), chain, ended};
}

} // namespace bombshelf
