#include "match_table.h"
#include "support/test_case.h"

#include "match/word.h"
#include "view/campaign_model.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using namespace bombshelf;

namespace {

QString folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/campaigns"; }

/// The Omens games of the catalogue.
QStringList battleIds()
{
    QStringList ids;
    for (const Rules *rules : catalogue())
        if (familyOf(rules->descriptor().id) == "omens")
            ids << fromWord(rules->descriptor().id);
    return ids;
}

QJsonObject tryOf(bool won)
{
    return {{"won", won},  {"practice", false}, {"ending", ""}, {"seats", 2}, {"options", QJsonObject()}, {"ended", "2026-11-21T11:00:00Z"},
            {"match", "m"}};
}

/// A campaign in which each battle was tried once; a letter each, w or l, as far as they go.
bool writeCampaign(const QByteArray &results)
{
    QJsonObject battles;
    for (qsizetype i = 0; i < results.size(); ++i)
        battles.insert(battleIds()[i], QJsonObject{{"match", ""}, {"tries", QJsonArray{tryOf(results[i] == 'w')}}});
    const QJsonObject json{{"bombshelf-campaign", 1}, {"family", "omens"},        {"started", "2026-11-20T11:00:00Z"},
                           {"seats", QJsonArray()},   {"options", QJsonObject()}, {"battles", battles}};
    return QDir().mkpath(folder()) && test::write(folder() + "/omens.json", QJsonDocument(json).toJson());
}

} // namespace

/// What the campaign's pages are told, from a match begun to its result.
class CampaignModelTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(battleIds().size() > 1); }

    void theBattlesAreTheOmensGamesInShelfOrder()
    {
        clear();
        CampaignModel campaign;
        campaign.refresh();
        QCOMPARE(of(campaign, "gameId"), battleIds());
        QCOMPARE(campaign.count(), battleIds().size());
        QCOMPARE(stands(campaign).count(CampaignModel::Open), 1);
        QCOMPARE(stands(campaign).first(), CampaignModel::Open);
        QVERIFY(!campaign.isBegun() && campaign.fate() == CampaignModel::Undecided && campaign.summary().isEmpty());
    }

    void aMatchIsATryFromItsDealToItsResult()
    {
        clear();
        CampaignModel campaign;
        QVERIFY(game->begin(battleIds().first(), test::players("ppb"), {{"difficulty", "easy"}}));
        QVERIFY(campaign.begin(game->path()));
        QVERIFY(campaign.isBegun() && campaign.holds(game->path()));
        QCOMPARE(first(campaign)["path"].toString(), game->path());
        QCOMPARE(first(campaign)["standText"].toString(), "Under way");
        const QString path = game->path();
        game->close();
        QVERIFY(game->resume(path)); // on another day
        while (!game->over())
            QVERIFY(takeATurn());
        campaign.refresh();
        const QVariantMap battle = first(campaign);
        QCOMPARE(battle["stand"].toInt(), game->wonTogether() ? CampaignModel::Won : CampaignModel::Lost);
        QCOMPARE(battle["standText"].toString(), game->wonTogether() ? "Won on the first try" : "Lost once");
        QCOMPARE(battle["path"].toString(), "");
        const QVariantMap tried = battle["tries"].toList().at(0).toMap();
        QCOMPARE(tried["won"].toBool(), game->wonTogether());
        QVERIFY(tried["how"].toString().startsWith("3 players · Difficulty: Easy · "));
        QVERIFY(game->winnersText().endsWith(tried["ending"].toString()));
        QCOMPARE(stands(campaign)[1], CampaignModel::Open);
        QVERIFY(campaign.summary().endsWith("battles won, 1 try"));
        // The people first, as they sat down, for the next battle.
        QCOMPARE(campaign.players().size(), 3);
        QCOMPARE(campaign.players()[2].toMap()["level"].toString(), "novice");
        QCOMPARE(campaign.options()["difficulty"].toString(), "easy");
    }

    void botsThatMatchedWhoeverPlayedWillDoSoAgain()
    {
        clear();
        CampaignModel campaign;
        QVERIFY(game->begin(battleIds().first(), test::players("pbe"), {}));
        QVERIFY(campaign.begin(game->path()));
        CampaignModel another; // reads it from its file
        another.refresh();
        QCOMPARE(test::levelsOf(another.players()),
                 (QMap<QString, QString>{{"Ann", ""}, {"Ben the bot", "novice"}, {"Cas the bot", "even"}}));
    }

    void howItEnds_data()
    {
        QTest::addColumn<QByteArray>("results");
        QTest::addColumn<CampaignModel::Fate>("fate");
        const auto count = battleIds().size();
        QTest::newRow("not yet") << QByteArray(count - 1, 'w') << CampaignModel::Undecided;
        QTest::newRow("all won") << QByteArray(count, 'w') << CampaignModel::AllWon;
        QTest::newRow("the last won") << QByteArray(count - 1, 'l') + 'w' << CampaignModel::WorldSaved;
        QTest::newRow("the last lost") << QByteArray(count - 1, 'w') + 'l' << CampaignModel::WorldLost;
    }

    void howItEnds()
    {
        QFETCH(QByteArray, results);
        clear();
        QVERIFY(writeCampaign(results));
        CampaignModel campaign;
        campaign.refresh();
        QTEST(campaign.fate(), "fate");
        QCOMPARE(campaign.won(), results.count('w'));
        QVERIFY(campaign.summary().startsWith(QStringLiteral("%1 of %2 battles won").arg(results.count('w')).arg(battleIds().size())));
        QVERIFY(campaign.ended().contains("2026"));
        for (const QVariant &words : campaign.news())
            QCOMPARE(words.toString().isEmpty(), campaign.fate() == CampaignModel::Undecided);
    }

    void aFileThatCantBeReadIsToldOnce()
    {
        clear();
        QVERIFY(QDir().mkpath(folder()) && test::write(folder() + "/omens.json", "?"));
        CampaignModel campaign;
        QSignalSpy told(&campaign, &CampaignModel::notice);
        campaign.refresh();
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0][0].toString().contains("omens.json"));
        campaign.refresh();
        QCOMPARE(told.size(), 1);
    }

    void aNewCampaignBeginsAtTheBeginning()
    {
        clear();
        QVERIFY(writeCampaign("ww"));
        CampaignModel campaign;
        campaign.refresh();
        QCOMPARE(campaign.won(), 2);
        campaign.restart();
        QCOMPARE(campaign.won(), 0);
        QVERIFY(!campaign.isBegun());
        QCOMPARE(stands(campaign).first(), CampaignModel::Open);
    }

    void itSpeaksTheLanguageOfTheProgram()
    {
        clear();
        CampaignModel campaign;
        QSignalSpy changed(&campaign, &CampaignModel::changed);
        const QStringList english = of(campaign, "standText") + of(campaign, "title");
        const QString name = campaign.title();
        Settings::instance()->setLanguage("ja");
        QVERIFY(!changed.isEmpty());
        QVERIFY(!(of(campaign, "standText") + of(campaign, "title")).contains(english[0]));
        QVERIFY(!name.isEmpty() && !campaign.title().isEmpty() && campaign.title() != name);
        Settings::instance()->setLanguage("en");
        QCOMPARE(of(campaign, "standText") + of(campaign, "title"), english);
    }

private:
    static void clear() { QDir(folder()).removeRecursively(); }
    static QVariantMap first(const CampaignModel &campaign) { return campaign.battles().first().toMap(); }
    static QList<int> stands(const CampaignModel &campaign)
    {
        QList<int> list;
        for (const QVariant &battle : campaign.battles())
            list << battle.toMap()["stand"].toInt();
        return list;
    }

    static QStringList of(const CampaignModel &campaign, const QString &key)
    {
        QStringList values;
        for (const QVariant &battle : campaign.battles())
            values << battle.toMap()[key].toString();
        return values;
    }
};

BOMBSHELF_TEST(CampaignModelTest)
#include "tst_campaign_model.moc"
