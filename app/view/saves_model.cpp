#include "saves_model.h"

#include "cast.h"
#include "catalogue_model.h"
#include "roles.h"
#include "settings.h"

#include <QLocale>

namespace bombshelf {

namespace {

const Roles roles{"path", "gameId", "title", "players", "when", "moves", "problem", "art", "result"};

QString namesOf(const SavedMatch &match)
{
    QStringList names;
    for (const Player &player : match.players)
        names << Cast::nameNow(player.name);
    return names.join(SavesModel::tr(", ", "between players"));
}

QString resultOf(const SavedMatch &match)
{
    if (match.over && match.rules && match.rules->descriptor().cooperative)
        return match.winners.empty() ? SavesModel::tr("All lost") : SavesModel::tr("All won");
    QStringList scores;
    for (std::size_t seat = 0; seat < match.points.size() && seat < match.players.size(); ++seat)
        scores << SavesModel::tr("%1 %2", "name and points").arg(Cast::nameNow(match.players[seat].name)).arg(match.points[seat]);
    return scores.join(SavesModel::tr(" – ", "between scores"));
}

QVariantMap describe(const SavedMatch &match)
{
    const QLocale locale(Settings::instance()->language());
    QVariantMap map{
        {"path", match.path},
        {"title", QFileInfo(match.path).fileName()}, // unless it tells its game
        {"players", namesOf(match)},
        {"when", locale.toString(match.played, QLocale::ShortFormat)},
        {"moves", match.moves},
        {"problem", match.problem},
        {"result", resultOf(match)},
    };
    if (match.rules) {
        const Descriptor &game = match.rules->descriptor();
        map["gameId"] = fromWord(game.id);
        map["title"] = titleOf(game);
        map["art"] = QStringLiteral("qrc:/assets/games/%1/box.svg").arg(fromWord(game.id));
    }
    return map;
}

} // namespace

SavesModel::SavesModel(QObject *parent) : QAbstractListModel(parent), m_finished(new SavesModel(History(), this))
{
    connect(Settings::instance(), &Settings::languageChanged, this, &SavesModel::refresh);
    refresh();
}

SavesModel::SavesModel(History, QObject *parent) : QAbstractListModel(parent) {}

void SavesModel::refresh()
{
    const Saves saves;
    show(saves.unfinished());
    m_finished->show(saves.finished());
}

void SavesModel::remove(const QString &path)
{
    Saves().remove(path);
    refresh();
}

void SavesModel::show(std::vector<SavedMatch> matches)
{
    beginResetModel();
    m_matches = std::move(matches);
    endResetModel();
    emit countChanged();
}

QVariant SavesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return roles.value(describe(m_matches[std::size_t(index.row())]), role);
}

QHash<int, QByteArray> SavesModel::roleNames() const
{
    return roles.names();
}

} // namespace bombshelf
