#include "saves.h"

#include "record.h"
#include "replay.h"
#include "sentence.h"

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace bombshelf {

namespace {

const QString suffix = QStringLiteral(".jsonl");

void takeEnd(const QJsonObject &end, SavedMatch &match)
{
    match.over = true;
    match.moves = end["moves"].toInt();
    match.practice = end["practice"].toBool();
    for (const QJsonValue points : end["points"].toArray())
        match.points.push_back(points.toInt());
    for (const QJsonValue winner : end["winners"].toArray())
        match.winners.add(Seat(winner.toInt() % maxSeats));
}

/// A history may be long, so matches that are over are not replayed for the list.
void skim(const RecordText &text, std::span<const Rules *const> shelf, SavedMatch &match)
{
    const format::Header header = format::parseHeader(text.line(0), shelf);
    match.rules = header.setup.rules;
    match.players = header.setup.players;
    match.started = header.started;
    takeEnd(text.line(text.count() - 1), match);
    if (match.points.size() != match.players.size())
        throw Damage{Sentence::tr("Line %1 tells another result than the moves lead to.").arg(text.count())};
}

void readAll(const RecordText &text, std::span<const Rules *const> shelf, SavedMatch &match)
{
    const Replay found = replay(text, shelf);
    match.rules = found.setup.rules;
    match.players = found.setup.players;
    match.started = found.started;
    match.moves = found.course.at();
    match.practice = found.course.isPractice();
    if (found.course.isOver())
        takeEnd(format::end(found.setup, found.course), match);
}

/// The game that newPath() named the file after, or null: all that a damaged match tells for certain.
const Rules *gameOf(const QFileInfo &file, std::span<const Rules *const> shelf)
{
    static const QRegularExpression pattern(QStringLiteral("^(.+)-\\d{4}-\\d\\d-\\d\\d-\\d{6}(-\\d+)?$"));
    const std::string id = pattern.match(file.completeBaseName()).captured(1).toStdString();
    const auto found = std::ranges::find_if(shelf, [&id](const Rules *rules) { return rules->descriptor().id == id; });
    return found == shelf.end() ? nullptr : *found;
}

/// Where a file of the folder lies once it is thrown away.
QString basketPath(const QString &path)
{
    const QFileInfo file(path);
    return file.absolutePath() + QStringLiteral("/thrown-away/") + file.fileName();
}

/// Qt's own waste basket is not used: where there is none, 6.4 drops the files into the current folder.
bool putAway(const QString &path)
{
    const QString basket = basketPath(path);
    return !QFile::exists(path) || (QDir().mkpath(QFileInfo(basket).path()) && QFile::rename(path, basket));
}

/// A match thrown away keeps its name: one begun in the same second must find room beside it.
bool isTaken(const QString &path)
{
    return QFile::exists(path) || QFile::exists(Record::seedPath(path)) || QFile::exists(basketPath(path));
}

} // namespace

Saves::Saves(const QString &folder, std::span<const Rules *const> shelf) : m_folder(folder), m_shelf(shelf)
{
    if (m_folder.isEmpty())
        m_folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/matches");
}

QString Saves::newPath(const QString &gameId) const
{
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString stem = QStringLiteral("%1/%2-%3").arg(m_folder, gameId, now);
    QString path = stem + suffix;
    for (int i = 2; isTaken(path); ++i)
        path = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(suffix);
    return path;
}

std::vector<SavedMatch> Saves::unfinished() const
{
    return list(false);
}

std::vector<SavedMatch> Saves::finished() const
{
    return list(true);
}

bool Saves::remove(const QString &path) const
{
    return putAway(path) && putAway(Record::seedPath(path));
}

std::vector<SavedMatch> Saves::list(bool over) const
{
    std::vector<SavedMatch> matches;
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time))
        if (SavedMatch match = look(file.filePath()); match.over == over)
            matches.push_back(std::move(match));
    return matches;
}

SavedMatch Saves::look(const QString &path) const
{
    const QFileInfo file(path);
    SavedMatch match{.path = path, .played = file.lastModified()};
    try {
        const RecordText text(match.path);
        text.hasEnd() ? skim(text, m_shelf, match) : readAll(text, m_shelf, match);
    } catch (const Damage &damage) {
        match = {.path = match.path, .problem = damage.sentence, .played = match.played, .rules = gameOf(file, m_shelf)};
    }
    return match;
}

} // namespace bombshelf
