#include "desk.h"

#include "match/house_set.h"
#include "match/saves.h"
#include "view/table_model.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

namespace bombshelf::test {

void atHome()
{
    static const QTemporaryDir home;
    for (const char *variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, home.path().toUtf8());
    QCoreApplication::setOrganizationName(QStringLiteral("bombshelf-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("bombshelf"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    QSettings settings;
    settings.setValue("language", "en");
    settings.setValue("speed", "instant");
    settings.setValue("thinkTime", 0.1);
    settings.setValue("partnersAsk", false); // tests of wishes ask for it
}

QString matchFolder() { return Saves().folder(); }

static QString textOf(const QVariant &value)
{
    if (!value.canConvert<PiecePlace>())
        return value.toString();
    const auto where = value.value<PiecePlace>();
    return QStringLiteral("%1:%2:%3/%4").arg(where.zone).arg(where.seat).arg(where.place).arg(where.count);
}

QStringList rowsOf(const QAbstractItemModel &model)
{
    QStringList rows;
    const QHash<int, QByteArray> roles = model.roleNames();
    QList<int> order = roles.keys();
    std::ranges::sort(order);
    for (int i = 0; i < model.rowCount(); ++i) {
        QStringList values;
        for (const int role : order)
            values << QString::fromUtf8(roles[role]) + u'=' + textOf(model.index(i, 0).data(role));
        rows << values.join(u' ');
    }
    return rows;
}

QStringList piecesOf(const QAbstractItemModel &model)
{
    QStringList pieces;
    for (const QString &row : rowsOf(model))
        pieces << row.section(u' ', 1);
    pieces.sort();
    return pieces;
}

std::unique_ptr<Match> playedMatch(const Rules &rules, const QByteArray &kinds, quint64 seed, int moves)
{
    MatchSetup setup{.rules = &rules, .seed = seed};
    setup.setup = defaultSetup(rules.descriptor(), int(kinds.size()));
    for (const QVariant &player : players(kinds))
        setup.players.push_back({player.toMap()["name"].toString(), player.toMap()["level"].toString(), "owl"});
    QString problem;
    auto match = Match::begin(setup, {}, &problem);
    for (Rng rng(seed); moves > 0 && !match->result().over; --moves) {
        const Seat seat = match->toMove().first();
        const Moves legal = match->legal(seat);
        match->choose(seat, legal[int(rng.below(std::uint32_t(legal.size())))], noSeat, &problem);
    }
    return match;
}

const Rules &driller() { return *catalogue().front(); }

QVariantList players(const QByteArray &kinds, const QString &level)
{
    static const QStringList names{"Ann", "Ben", "Cas", "Dot"};
    QVariantList list;
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        const bool isBot = kinds[i] != 'p';
        list << QVariantMap{
            {"name", isBot ? names[i] + " the bot" : names[i]}, {"level", isBot ? level : ""}, {"face", "owl"}, {"even", kinds[i] == 'e'}};
    }
    return list;
}

QMap<QString, QString> levelsOf(const QVariantList &players)
{
    QMap<QString, QString> levels;
    for (const QVariant &player : players)
        levels.insert(player.toMap()["name"].toString(), player.toMap()["level"].toString());
    return levels;
}

bool until(const std::function<bool()> &isSo, int milliseconds)
{
    QTimer alarm;
    alarm.setSingleShot(true);
    alarm.start(milliseconds);
    while (!isSo()) {
        if (!alarm.isActive())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

} // namespace bombshelf::test
