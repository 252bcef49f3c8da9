#include "replay.h"

#include "record.h"
#include "sentence.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace bombshelf {

namespace {

QByteArray readAll(const QString &path, const char *sentence)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Damage{Sentence::tr(sentence).arg(QDir::toNativeSeparators(path), file.errorString())};
    return file.readAll();
}

bool isJson(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).isObject();
}

/// From the last line of a match that is over, or from beside the record.
QString seedOf(const RecordText &text)
{
    if (text.hasEnd())
        return text.line(text.count() - 1)["seed"].toString();
    return QString::fromLatin1(
        readAll(Record::seedPath(text.path()),
                QT_TRANSLATE_NOOP(
                    "Match", "The seed of this match can’t be read, and without it nobody knows its cards. “%1”: %2")));
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
    const QByteArray bytes = readAll(path, QT_TRANSLATE_NOOP("Match", "The match “%1” can’t be read: %2"));
    m_size = bytes.size();
    m_lines = bytes.split('\n');
    m_lines.removeLast(); // nothing, or torn off before its line break
    if (bytes.endsWith('\n') && m_lines.size() > 1 && !isJson(m_lines.last()))
        m_lines.removeLast();
    for (const QByteArray &line : m_lines)
        m_whole += line.size() + 1;
    if (m_lines.isEmpty())
        throw Damage{Sentence::tr("This file is not a match of Bombshelf.")};
}

QJsonObject RecordText::line(int i) const
{
    const QJsonDocument json = QJsonDocument::fromJson(m_lines[i]);
    if (!json.isObject())
        throw Damage{i == 0 ? Sentence::tr("This file is not a match of Bombshelf.")
                            : Sentence::tr("Line %1 of the match can’t be read: the file is damaged.").arg(i + 1)};
    return json.object();
}

Replay replay(const RecordText &text, std::span<const Rules *const> shelf)
{
    auto [setup, seedHash, started] = format::parseHeader(text.line(0), shelf);
    setup.seed = provenSeed(text, seedHash);
    Course course(setup);
    for (int i = 1; i < text.count(); ++i) {
        const QJsonObject line = text.line(i);
        if (!line.contains("end")) {
            format::follow(setup, course, line, i + 1);
            continue;
        }
        if (i + 1 < text.count())
            throw Damage{Sentence::tr("Line %1 comes after the end of the match.").arg(i + 2)};
        if (!course.isOver())
            throw Damage{Sentence::tr("Line %1 ends the match before it is over.").arg(i + 1)};
        if (line != format::end(setup, course))
            throw Damage{Sentence::tr("Line %1 tells another result than the moves lead to.").arg(i + 1)};
    }
    return {setup, started, course, text.hasEnd()};
}

} // namespace bombshelf
