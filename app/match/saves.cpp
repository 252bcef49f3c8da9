#include "saves.h"

#include "data_folder.h"
#include "disk.h"
#include "plain.h"
#include "record.h"
#include "replay.h"
#include "sentence.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace bombshelf {

namespace {

const QString suffix = QStringLiteral(".jsonl");

void readAll(const RecordText &text, std::span<const Rules *const> shelf, SavedMatch &match)
{
    const auto [setup, started, course, chain, ended] = replay(text, shelf);
    match.rules = setup.rules;
    match.setup = setup.setup;
    match.players = setup.players;
    match.started = started;
    match.moves = course.at();
    match.practice = course.isPractice();
    match.fromLesson = setup.fromLesson;
    match.over = match.hasEnd = course.isOver();
    match.result = setup.rules->result(course.state());
    for (Seat seat = 0; match.over && seat < setup.setup.seats; ++seat)
        match.points.push_back(setup.rules->points(course.state(), seat));
}

/// The game that newPath() named the file after, or null: all that a damaged match tells for certain.
const Rules *gameOf(const QFileInfo &file, std::span<const Rules *const> shelf)
{
    static const QRegularExpression pattern(QStringLiteral("^(.+)-\\d{4}-\\d\\d-\\d\\d-\\d{6}(-\\d+)?$"));
    return findGame(pattern.match(file.completeBaseName()).captured(1).toStdString(), shelf);
}

/// Where a file of the folder lies once it is thrown away.
QString basketPath(const QString &path)
{
    const QFileInfo file(path);
    return file.absolutePath() + QStringLiteral("/thrown-away/") + file.fileName();
}

/// Where a record, or a seed alone, has room there: it may have been fetched back as a copy. Under one name the two are found together.
QString freeInBasket(const QString &path)
{
    const QFileInfo basket(basketPath(path));
    const auto isTaken = [](const QString &there) { return QFile::exists(there) || QFile::exists(Record::seedPath(there)); };
    return freePath(basket.path() + u'/' + basket.completeBaseName(), u'.' + basket.suffix(), isTaken);
}

/// Qt's own waste basket is not used: where there is none, 6.4 drops the files into the current folder.
bool putAway(const QString &path, const QString &there, QString *problem)
{
    if (!QFile::exists(path))
        return true;
    QString error;
    if (disk::makeFolder(QFileInfo(there).path(), &error) && disk::rename(path, there, &error))
        return true;
    *problem = Sentence::tr("“%1” could not be thrown away: %2").arg(shownPath(path), error);
    return false;
}

/// So that tidy() takes it for a new one.
bool touch(const QString &path, QString *error)
{
    QFile file(path);
    const bool isDone =
        file.open(QIODevice::ReadWrite) && file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    if (!isDone)
        *error = file.errorString();
    return isDone;
}

/// Both files of a match, or neither; the seed first, for no record is seen without it.
bool fetchBack(const QString &there, const QString &path, QString *error)
{
    const QString seed = Record::seedPath(there), itsPlace = Record::seedPath(path);
    const bool hasSeed = QFile::exists(seed);
    if (hasSeed && !(touch(seed, error) && disk::rename(seed, itsPlace, error)))
        return false;
    if (disk::rename(there, path, error))
        return true;
    QString worse;
    if (hasSeed)
        disk::rename(itsPlace, seed, &worse);
    return false;
}

/// The match of that record may need its seed.
bool isGoingOn(const QString &record)
{
    try {
        return !RecordText(record).hasEnd();
    } catch (const Damage &) { // it may be mended
        return true;
    }
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
        m_folder = dataFolder() + QStringLiteral("/matches");
}

QString Saves::newPath(const QString &gameId) const { return datedPath(m_folder + u'/' + gameId, suffix, isTaken); }

QString Saves::problem() const
{
    const QFileInfo folder(m_folder);
    const bool isFine = !folder.exists() || (folder.isDir() && folder.isReadable() && folder.isExecutable());
    return isFine ? QString() : Sentence::tr("The folder of your matches, “%1”, can’t be read.").arg(shownPath(m_folder));
}

QFileInfoList Saves::files() const { return QDir(m_folder).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time); }

std::optional<QString> Saves::remove(const QString &path, QString *problem) const
{
    const QString there = freeInBasket(path);
    if (!putAway(path, there, problem))
        return std::nullopt;
    if (putAway(Record::seedPath(path), Record::seedPath(there), problem))
        return there;
    QString worse;
    disk::rename(there, path, &worse); // both files of a match, or neither
    return std::nullopt;
}

bool Saves::bringBack(const QString &there, const QString &path, QString *problem) const
{
    QString error;
    if (!QFile::exists(there))
        error = Sentence::tr("it is no longer there");
    else if (QFile::exists(path) || QFile::exists(Record::seedPath(path)))
        error = Sentence::tr("another match already has its name");
    else if (fetchBack(there, path, &error))
        return true;
    *problem = Sentence::tr("“%1” could not be brought back: %2").arg(shownPath(path), error);
    return false;
}

void Saves::tidy() const
{
    const QDateTime anHourAgo = QDateTime::currentDateTime().addSecs(-3600);
    QFileInfoList old = QDir(m_folder).entryInfoList({QStringLiteral("*.seed")}, QDir::Files);
    old.removeIf([&](const QFileInfo &seed) { return seed.lastModified() >= anHourAgo; });
    const QFileInfoList records = old.isEmpty() ? QFileInfoList() : files();
    QString problem;
    for (const QFileInfo &seed : std::as_const(old)) {
        const auto needsIt = [&](const QFileInfo &record) {
            return record.completeBaseName() == seed.completeBaseName() && isGoingOn(record.filePath());
        };
        if (std::ranges::none_of(records, needsIt))
            putAway(seed.filePath(), freeInBasket(seed.filePath()), &problem);
    }
}

SavedMatch Saves::look(const QFileInfo &file) const
{
    const SavedMatch unread{.path = file.filePath(), .played = file.lastModified(), .size = file.size()};
    SavedMatch match = unread;
    try {
        readAll(RecordText(match.path), m_shelf, match);
    } catch (const Damage &damage) {
        match = unread;
        match.problem = damage.sentence;
        match.rules = gameOf(file, m_shelf);
        match.hasEnd = !isGoingOn(match.path);
    }
    return match;
}

} // namespace bombshelf
