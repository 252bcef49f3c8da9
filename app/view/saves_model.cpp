#include "saves_model.h"

#include "bots/levels.h"
#include "cast.h"
#include "even_level.h"
#include "game_info.h"
#include "roles.h"
#include "settings.h"
#include "track_record.h"
#include "words.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace bombshelf {

namespace {

const Roles savesRoles{"path", "gameId", "title", "players", "when", "moves", "problem", "art", "result"};

/// With a minus as wide as a plus.
QString figures(int points) { return QString::number(points).replace(u'-', u'−'); }

/// The winners first, then by points.
QString resultOf(const SavedMatch &match)
{
    if (match.over && match.rules && match.rules->descriptor().cooperative)
        return match.result.winners.empty() ? SavesModel::tr("All lost") : SavesModel::tr("All won");
    std::vector<std::size_t> seats(std::min(match.points.size(), match.players.size()));
    std::iota(seats.begin(), seats.end(), 0);
    const auto place = [&match](std::size_t seat) { return std::pair(match.result.winners.has(Seat(seat)), match.points[seat]); };
    std::ranges::stable_sort(seats, std::ranges::greater(), place);
    QStringList scores;
    for (const std::size_t seat : seats)
        scores << SavesModel::tr("%1 %2", "name and points").arg(Cast::nameNow(match.players[seat].name), figures(match.points[seat]));
    return scores.join(SavesModel::tr(" – ", "between scores"));
}

/// With the reason why it counts in no track record, if there is one: see onlyPersonIn().
QString countedResultOf(const SavedMatch &match)
{
    const QString result = resultOf(match);
    if (match.over && match.practice)
        return SavesModel::tr("%1 (a practice match)", "a result").arg(result);
    return match.over && match.fromLesson ? SavesModel::tr("%1 (begun as a lesson)", "a result").arg(result) : result;
}

QVariantMap describe(const SavedMatch &match)
{
    const QLocale locale(Settings::instance()->language());
    QVariantMap map{
        {"path", match.path},
        {"title", QFileInfo(match.path).fileName()}, // unless it tells its game
        {"players", Cast::namesInLine(match.players)},
        {"when", locale.toString(match.played, QLocale::ShortFormat)},
        {"moves", match.moves},
        {"problem", match.problem},
        {"result", countedResultOf(match)},
    };
    if (match.rules) {
        const Descriptor &game = match.rules->descriptor();
        map["gameId"] = fromWord(game.id);
        map["title"] = titleOf(game);
        map["art"] = artOf(game);
    }
    return map;
}

/// Where the one person sat; nothing where there were several, no bots or such as have no level, or where the match does not count.
std::optional<Seat> onlyPersonIn(const SavedMatch &match)
{
    const auto bots = std::ranges::count_if(match.players, &Player::isBot);
    if (!match.rules || match.practice || match.fromLesson || bots == 0 || std::ssize(match.players) - bots != 1)
        return {};
    if (std::ranges::any_of(match.players, [](const Player &player) { return player.isBot() && !findLevel(player.level.toStdString()); }))
        return {};
    return Seat(std::ranges::find_if_not(match.players, &Player::isBot) - match.players.begin());
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

SavesModel::SavesModel(QObject *parent) : QAbstractListModel(parent), m_finished(new SavesModel(History(), this))
{
    m_reader.setMaxThreadCount(1);
    connect(m_finished, &SavesModel::countChanged, this, &SavesModel::finishedCountChanged);
    connect(m_finished, &SavesModel::countChanged, this, &SavesModel::trackRecordsChanged);
    connect(Settings::instance(), &Settings::languageChanged, this, &SavesModel::reword);
    refresh();
}

SavesModel::SavesModel(History, QObject *parent) : QAbstractListModel(parent) {}

SavesModel::~SavesModel()
{
    ++m_round;
    m_reader.waitForDone();
}

void SavesModel::refresh()
{
    setReading(true);
    if (const QString problem = Saves().problem(); std::exchange(m_problem, problem) != problem && !problem.isEmpty())
        emit notice(problem);
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
        (match.over ? finished : unfinished).push_back(match);
    }
    show(std::move(unfinished), whole);
    m_finished->show(std::move(finished), whole);
    if (whole)
        setReading(false);
}

void SavesModel::show(std::vector<SavedMatch> matches, bool whole)
{
    const auto shown = m_matches.size();
    const bool goesOn = shown <= matches.size() && std::equal(m_matches.begin(), m_matches.end(), matches.begin());
    if (goesOn && shown == matches.size())
        return;
    if (goesOn) {
        beginInsertRows({}, int(shown), int(matches.size()) - 1);
        m_matches = std::move(matches);
        endInsertRows();
    } else if (whole) {
        beginResetModel();
        m_matches = std::move(matches);
        endResetModel();
    }
    emit countChanged();
}

QString SavesModel::evenLevel(const QString &gameId) const
{
    std::vector<PastResult> results;
    for (const SavedMatch &match : m_finished->m_matches) // last played first
        if (const auto person = onlyPersonIn(match); person && fromWord(match.rules->descriptor().id) == gameId)
            results.push_back(resultFor(*person, match));
    results.resize(std::min(results.size(), std::size_t(resultsCounted)));
    return fromWord(levels()[std::size_t(bombshelf::evenLevel(results))].name);
}

QVariantList SavesModel::trackRecords() const
{
    QVariantList records;
    for (const Rules *rules : catalogue()) {
        std::vector<Outing> outings;
        for (const SavedMatch &match : m_finished->m_matches) // last played first
            if (const auto person = onlyPersonIn(match); person && match.rules == rules)
                outings.push_back(outingFor(*person, match));
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
    if (Saves().remove(path, &problem)) {
        drop(path);
        m_finished->drop(path);
    } else {
        emit notice(problem);
    }
    refresh();
}

void SavesModel::drop(const QString &path)
{
    const auto found = std::ranges::find(m_matches, path, &SavedMatch::path);
    if (found == m_matches.end())
        return;
    const int row = int(found - m_matches.begin());
    beginRemoveRows({}, row, row);
    m_matches.erase(found);
    endRemoveRows();
    emit countChanged();
}

/// Sentences of damaged records are in the language they were read in: those are read again.
void SavesModel::reword()
{
    emit trackRecordsChanged();
    for (SavesModel *model : {this, m_finished})
        if (model->rowCount() > 0)
            emit model->dataChanged(model->index(0), model->index(model->rowCount() - 1));
    refresh();
}

QVariant SavesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return savesRoles.value(describe(m_matches[std::size_t(index.row())]), role);
}

QHash<int, QByteArray> SavesModel::roleNames() const { return savesRoles.names(); }

} // namespace bombshelf
