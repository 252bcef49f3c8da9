#include "match_table.h"

#include "view/chance.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace bombshelf::test {

QStringList picture(MatchModel &game)
{
    const QVariantMap values{
        {"active", game.active()},   {"viewer", game.viewer()}, {"facts", game.facts()},      {"counts", game.counts()},
        {"players", game.players()}, {"prompt", game.prompt()}, {"why", game.why()},          {"choices", game.choices()},
        {"over", game.over()},       {"undo", game.canUndo()},  {"text", game.tableAsText()},
    };
    QStringList seen;
    for (auto value = values.begin(); value != values.end(); ++value)
        seen << QJsonDocument::fromVariant(QVariantMap{{value.key(), *value}}).toJson(QJsonDocument::Compact);
    return seen + piecesOf(*game.pieces()) + rowsOf(*game.log());
}

QString onlyRecord()
{
    const QFileInfoList records = QDir(matchFolder()).entryInfoList({"*.jsonl"});
    return records.size() == 1 ? records.front().filePath() : QString();
}

qint64 linesOfRecord()
{
    QFile record(onlyRecord());
    return record.open(QIODevice::ReadOnly) ? record.readAll().count('\n') : -1;
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Append) && file.write(bytes) == bytes.size();
}

void addGames()
{
    QTest::addColumn<QString>("id");
    for (const Rules *rules : catalogue())
        QTest::newRow(rules->descriptor().id.data()) << fromWord(rules->descriptor().id);
}

void MatchTable::init()
{
    repeatSeeds();
    Settings::instance()->setLanguage("en");
    Settings::instance()->setSpeed("instant");
    Settings::instance()->setThinkTime(0.1);
    QFile::remove(matchFolder());
    QDir(matchFolder()).removeRecursively();
    game = std::make_unique<MatchModel>(nullptr);
    notices = std::make_unique<QSignalSpy>(game.get(), &MatchModel::notice);
    rng = Rng(7);
}

bool MatchTable::begin(const QByteArray &kinds, const QString &level, const QString &id)
{
    return game->begin(id, players(kinds, level), {});
}

void MatchTable::quickly()
{
    Settings::instance()->setSpeed("normal");
    game->setProperty("beats", QVariantMap{{"", 1}});
    game->conductor().setPondering(false);
}

bool MatchTable::untilAsked()
{
    return until([this] { return !game->choices().isEmpty() || game->over(); });
}

bool MatchTable::untilAnyIsAsked()
{
    const auto ready = [this] { return game->curtain() >= 0 || !game->choices().isEmpty() || game->over(); };
    if (!until(ready))
        return false;
    game->liftCurtain();
    return true;
}

bool MatchTable::choose(const QString &move)
{
    const QStringList words = move.split(u' ');
    return game->chooseAll({QVariantMap{{"verb", words.first()}, {"args", words.mid(1)}}});
}

bool MatchTable::takeATurn()
{
    if (!untilAnyIsAsked())
        return false;
    if (!game->over())
        game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
    return true;
}

bool MatchTable::untilABotThinks()
{
    while (game->thinking().isEmpty() && !game->over())
        if (!game->choices().isEmpty())
            game->choose(0);
        else if (!until([this] { return !game->choices().isEmpty() || !game->thinking().isEmpty(); }))
            return false;
    return !game->over();
}

bool MatchTable::nothingHappensAnyMore()
{
    QSignalSpy happened(game.get(), &MatchModel::happened);
    for (int i = 0; i < 20; ++i) // what was under way may still come
        if (!happened.wait(400))
            return true;
    return false;
}

} // namespace bombshelf::test
