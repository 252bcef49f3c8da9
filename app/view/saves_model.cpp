#include "saves_model.h"

#include "bots/levels.h"
#include "even_level.h"
#include "game_info.h"
#include "match/seats.h"
#include "settings.h"
#include "track_record.h"
#include "words.h"

#include <QElapsedTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace bombshelf {

namespace {

/// Where the one person sat; nothing where there were several, bots that have no level, or where the match does not count.
std::optional<Seat> onlyPersonIn(const SavedMatch &match)
{
    const Seat person = onlyPerson(match.players);
    const auto hasNoLevel = [](const Player &player) { return player.isBot() && !findLevel(player.level.toStdString()); };
    if (!match.counts() || person == noSeat || std::ranges::any_of(match.players, hasNoLevel))
        return {};
    return person;
}

PastResult resultFor(Seat person, const SavedMatch &match)
{
    const int seats = int(match.players.size());
    double sum = 0;
    for (const Player &player : match.players)
        if (player.isBot())
            sum += double(findLevel(player.level.toStdString()) - levels().data());
    const double fair = match.rules->descriptor().cooperative ? 0.5 : 1.0 / seats;
    return {sum / (seats - 1), double(match.result.payoff[person]), fair};
}

Outing outingFor(Seat person, const SavedMatch &match)
{
    Outing outing{match.result.winners.has(person), {}};
    if (!match.rules->descriptor().cooperative)
        outing.points = match.points[person];
    return outing;
}

QString textOf(const Descriptor &game, const TrackRecord &record)
{
    QStringList parts{SavesModel::tr("%1 of %2 won", "matches").arg(record.won).arg(record.played)};
    if (record.longestRun > 1)
        parts << SavesModel::tr("at most %1 in a row", "wins").arg(record.longestRun);
    if (const int most = record.mostPoints.value_or(0)) // in some games whoever loses has nothing left
        parts << SavesModel::tr("at best %1", "points, in the game's words").arg(Words(game, {}).text(QStringLiteral("points"), most));
    return parts.join(SavesModel::tr(" · ", "between parts of a track record"));
}

} // namespace

SavesModel::SavesModel(QObject *parent) : SavedMatches(parent)
{
    m_reader.setMaxThreadCount(1);
    connect(&m_finished, &SavedMatches::countChanged, this, &SavesModel::finishedCountChanged);
    connect(&m_finished, &SavedMatches::countChanged, this, &SavesModel::trackRecordsChanged);
    connect(Settings::instance(), &Settings::languageChanged, this, &SavesModel::followLanguage);
    refresh();
}

SavesModel::~SavesModel()
{
    ++m_round;
    m_reader.waitForDone();
}

void SavesModel::refresh()
{
    setReading(true);
    if (const QString problem = Saves().problem(); std::exchange(m_problem, problem) != problem && !problem.isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this, problem] {
                if (m_problem == problem)
                    emit notice(problem);
            },
            Qt::QueuedConnection); // once somebody listens
    m_reader.start([this, round = ++m_round, known = m_known] { read(round, known); });
}

void SavesModel::setReading(bool reading)
{
    if (std::exchange(m_reading, reading) != reading)
        emit readingChanged();
}

void SavesModel::read(int round, const QHash<QString, SavedMatch> &known)
{
    std::vector<SavedMatch> found;
    const auto hand = [&](bool whole) {
        QMetaObject::invokeMethod(this, [this, round, found, whole] {
            if (round == m_round)
                take(found, whole);
        });
    };
    const Saves saves;
    saves.tidy();
    QElapsedTimer sinceShown;
    sinceShown.start();
    for (const QFileInfo &file : saves.files()) {
        if (round != m_round)
            return;
        const auto before = known.constFind(file.filePath());
        const bool same =
            before != known.cend() && before->problem.isEmpty() && before->played == file.lastModified() && before->size == file.size();
        found.push_back(same ? *before : saves.look(file));
        if (sinceShown.elapsed() > 200) {
            hand(false);
            sinceShown.start();
        }
    }
    hand(true);
}

void SavesModel::take(const std::vector<SavedMatch> &matches, bool whole)
{
    if (whole)
        m_known.clear();
    std::vector<SavedMatch> unfinished, finished;
    for (const SavedMatch &match : matches) {
        m_known.insert(match.path, match);
        (match.hasEnd ? finished : unfinished).push_back(match);
    }
    show(std::move(unfinished), whole);
    m_finished.show(std::move(finished), whole);
    if (whole)
        setReading(false);
}

QString SavesModel::evenLevel(const QString &gameId) const
{
    std::vector<PastResult> results;
    for (const SavedMatch *match : lastFirst(m_finished.matches()))
        if (const auto person = onlyPersonIn(*match); person && fromWord(match->rules->descriptor().id) == gameId)
            results.push_back(resultFor(*person, *match));
    results.resize(std::min(results.size(), std::size_t(resultsCounted)));
    return fromWord(levels()[std::size_t(bombshelf::evenLevel(results))].name);
}

QVariantList SavesModel::trackRecords() const
{
    QVariantList records;
    for (const Rules *rules : catalogue()) {
        std::vector<Outing> outings;
        for (const SavedMatch *match : lastFirst(m_finished.matches()))
            if (const auto person = onlyPersonIn(*match); person && match->rules == rules)
                outings.push_back(outingFor(*person, *match));
        std::ranges::reverse(outings);
        const Descriptor &game = rules->descriptor();
        if (!outings.empty())
            records << QVariantMap{{"title", titleOf(game)}, {"text", textOf(game, trackRecordOf(outings))}, {"art", artOf(game)}};
    }
    return records;
}

void SavesModel::remove(const QString &path)
{
    QString problem;
    if (const auto there = Saves().remove(path, &problem)) {
        drop(path);
        m_finished.drop(path);
        m_thrownAway = *there;
        m_itsPath = path;
        emit thrownAway();
    } else {
        emit notice(problem);
    }
    refresh();
}

void SavesModel::bringBack()
{
    QString problem;
    if (!Saves().bringBack(m_thrownAway, m_itsPath, &problem))
        emit notice(problem);
    refresh();
}

/// Sentences of damaged records are in the language they were read in: those are read again.
void SavesModel::followLanguage()
{
    SavedMatches::reword();
    m_finished.reword();
    emit trackRecordsChanged();
    refresh();
}

} // namespace bombshelf
