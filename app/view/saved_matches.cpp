#include "saved_matches.h"

#include "cast.h"
#include "game_info.h"
#include "roles.h"
#include "settings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace bombshelf {

namespace {

const Roles savesRoles{"path", "gameId", "title", "players", "when", "moves", "problem", "art", "result"};

/// With a minus as wide as a plus.
QString figures(int points) { return QString::number(points).replace(u'-', u'−'); }

/// Who won, or the winners first and then by points.
QString resultOf(const SavedMatch &match)
{
    if (match.over && match.rules && match.rules->descriptor().cooperative)
        return (match.result.winners.empty() ? SavedMatches::tr("All lost: %1") : SavedMatches::tr("All won: %1"))
            .arg(Cast::namesInLine(match.players));
    std::vector<std::size_t> seats(std::min(match.points.size(), match.players.size()));
    std::iota(seats.begin(), seats.end(), 0);
    const auto place = [&match](std::size_t seat) { return std::pair(match.result.winners.has(Seat(seat)), match.points[seat]); };
    std::ranges::stable_sort(seats, std::ranges::greater(), place);
    QStringList scores;
    for (const std::size_t seat : seats)
        scores << (match.result.winners.has(Seat(seat)) ? SavedMatches::tr("%1 (won): %2", "name and points")
                                                        : SavedMatches::tr("%1: %2", "name and points"))
                      .arg(Cast::nameNow(match.players[seat].name), figures(match.points[seat]));
    return scores.join(SavedMatches::tr(" – ", "between scores"));
}

/// With the reason why it counts in no track record, if there is one: see SavedMatch::counts().
QString countedResultOf(const SavedMatch &match)
{
    const QString result = resultOf(match);
    if (match.over && match.practice)
        return SavedMatches::tr("%1 (a practice match)", "a result").arg(result);
    return match.over && match.fromLesson ? SavedMatches::tr("%1 (begun as a lesson)", "a result").arg(result) : result;
}

QVariantMap describe(const SavedMatch &match)
{
    const QLocale locale = Settings::instance()->locale();
    QVariantMap map{
        {"path", match.path},
        {"title", QFileInfo(match.path).fileName()}, // unless it tells its game
        {"players", Cast::namesInLine(match.players)},
        {"when", locale.toString(match.played, QLocale::ShortFormat)},
        {"moves", match.moves},
        {"problem", match.problem},
        {"result", match.problem.isEmpty() ? countedResultOf(match) : QString()},
    };
    if (match.rules) {
        const Descriptor &game = match.rules->descriptor();
        map["gameId"] = fromWord(game.id);
        map["title"] = titleOf(game);
        map["art"] = artOf(game);
    }
    return map;
}

} // namespace

void SavedMatches::show(std::vector<SavedMatch> matches, bool whole)
{
    const auto shown = m_matches.size();
    const bool goesOn = shown <= matches.size() && std::equal(m_matches.begin(), m_matches.end(), matches.begin());
    if (goesOn ? shown == matches.size() : !whole)
        return;
    if (goesOn) {
        beginInsertRows({}, int(shown), int(matches.size()) - 1);
        m_matches = std::move(matches);
        endInsertRows();
    } else {
        beginResetModel();
        m_matches = std::move(matches);
        endResetModel();
    }
    emit countChanged();
}

void SavedMatches::drop(const QString &path)
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

void SavedMatches::reword()
{
    if (!m_matches.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

QVariant SavedMatches::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return savesRoles.value(describe(m_matches[std::size_t(index.row())]), role);
}

QHash<int, QByteArray> SavedMatches::roleNames() const { return savesRoles.names(); }

std::vector<const SavedMatch *> lastFirst(const std::vector<SavedMatch> &matches)
{
    std::vector<const SavedMatch *> ordered(matches.size());
    std::ranges::transform(matches, ordered.begin(), [](const SavedMatch &match) { return &match; });
    std::ranges::stable_sort(ordered, std::ranges::greater(), &SavedMatch::started);
    return ordered;
}

} // namespace bombshelf
