#include "match/house_set.h"
#include "match/plain.h"
#include "match_table.h"
#include "support/test_case.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

/// How matches are begun, left and resumed.
class OpeningTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void aMatchGoesOnAsItWasLeft()
    {
        QVERIFY(begin("pb"));
        for (int i = 0; i < 6; ++i)
            QVERIFY(takeATurn());
        QVERIFY(untilAsked());
        const QStringList before = test::picture(*game);
        game->close();
        QVERIFY(!game->active());
        game = std::make_unique<MatchModel>(nullptr);
        QVERIFY(game->resume(test::onlyRecord()));
        QCOMPARE(test::picture(*game), before);
        QVERIFY(takeATurn());
    }

    void whatTheGameDoesNotOfferIsRefused_data()
    {
        QTest::addColumn<QVariantMap>("options");
        QTest::newRow("a choice") << QVariantMap{{"mode", "middle"}};
        QTest::newRow("an option") << QVariantMap{{"difficulty", "easy"}};
    }
    void whatTheGameDoesNotOfferIsRefused()
    {
        QFETCH(const QVariantMap, options);
        const QSignalSpy notice(game.get(), &MatchModel::notice);
        QVERIFY(!game->begin("bomber", test::players("pp"), options));
        QVERIFY(!game->active());
        QCOMPARE(notice.size(), 1);
        QVERIFY2(notice[0][0].toString().contains(options.first().toString()), qPrintable(notice[0][0].toString()));
    }

    void twoOfOneNameAreToldApart_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("told"); // in any order: seats are drawn by lot
        QTest::newRow("none") << QStringList{"Ann", "Bo", "Cas"} << QStringList{"Ann", "Bo", "Cas"};
        QTest::newRow("two") << QStringList{"Ann", "Bo", "Ann"} << QStringList{"Ann", "Ann 2", "Bo"};
        QTest::newRow("three") << QStringList{"Ann", "Ann", "Ann"} << QStringList{"Ann", "Ann 2", "Ann 3"};
        QTest::newRow("one has such a number") << QStringList{"Ann", "Ann 2", "Ann"} << QStringList{"Ann", "Ann 2", "Ann 3"};
        const QString longest(longestName, u'A');
        QTest::newRow("as long as a name may be")
            << QStringList{longest, longest, "Bo"} << QStringList{longest.chopped(2) + " 2", longest, "Bo"};
        QTest::newRow("alike as far as there is room")
            << QStringList{longest + "x", longest + "y", "Bo"} << QStringList{longest.chopped(2) + " 2", longest, "Bo"};
        QTest::newRow("a later one has it") << QStringList{"Ann", "Ann", "Ann 2"} << QStringList{"Ann", "Ann 2", "Ann 3"};
    }
    void twoOfOneNameAreToldApart()
    {
        QFETCH(const QStringList, names);
        QVariantList players = test::players("ppp");
        for (int seat = 0; seat < 3; ++seat) {
            QVariantMap player = players[seat].toMap();
            player["name"] = names[seat];
            players[seat] = player;
        }
        QVERIFY(game->begin("driller", players, {}));
        QStringList told;
        for (const QVariant &player : game->players())
            told << player.toMap()["name"].toString();
        told.sort();
        QTEST(told, "told");
    }

    void aBotLeftThinkingThinksOn()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(untilABotThinks());
        game->close();
        Settings::instance()->setThinkTime(0.1);
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(untilAsked());
    }

    void botsAloneGoOnByThemselves()
    {
        QVERIFY(begin("bb"));
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(test::until([this] { return game->over(); }));
    }

    void aDamagedRecordLeavesTheMatchAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("not a match") << QByteArray("?\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not there") << QByteArray("-");
    }

    void aDamagedRecordLeavesTheMatchAlone()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = test::picture(*game);
        const QString other = test::matchFolder() + "/other.jsonl";
        if (bytes != "-")
            QVERIFY(test::write(other, bytes));
        QVERIFY(!game->resume(other));
        QCOMPARE(notices->size(), 1);
        QVERIFY(!notices->at(0)[0].toString().isEmpty());
        QCOMPARE(test::picture(*game), before);
        QVERIFY(takeATurn());
    }

    void aTornRecordGoesOnAndSaysSo()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = test::picture(*game);
        game->close();
        QVERIFY(test::write(test::onlyRecord(), "{\"mo"));
        QVERIFY(game->resume(test::onlyRecord()));
        QCOMPARE(notices->size(), 1);
        QCOMPARE(test::picture(*game), before);
        QVERIFY(takeATurn());
        QCOMPARE(notices->size(), 1);
    }

    void anUnknownGameIsNotBegun()
    {
        QVERIFY(begin("pp"));
        const QStringList before = test::picture(*game);
        QVERIFY(!game->begin("chess", test::players("pp"), {}));
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->at(0)[0].toString().contains("chess"));
        QCOMPARE(test::picture(*game), before);
    }

    void playersThatTheGameCantSeatAreRefused_data()
    {
        QTest::addColumn<QByteArray>("kinds");
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nobody") << QByteArray() << "novice"
                                << "Driller is for 2 to 3 players, not for 0.";
        QTest::newRow("one") << QByteArray("p") << "novice"
                             << "Driller is for 2 to 3 players, not for 1.";
        QTest::newRow("four") << QByteArray("pbbb") << "novice"
                              << "Driller is for 2 to 3 players, not for 4.";
        QTest::newRow("no such bot") << QByteArray("pb") << "genius"
                                     << "Ben the bot can’t sit down: there is no bot of the level “genius”.";
    }

    void playersThatTheGameCantSeatAreRefused()
    {
        QFETCH(QByteArray, kinds);
        QFETCH(QString, level);
        QFETCH(QString, sentence);
        QVERIFY(!begin(kinds, level));
        QCOMPARE(notices->size(), 1);
        QCOMPARE(notices->at(0)[0].toString(), sentence);
        QVERIFY(!game->active());
        QVERIFY(!QFile::exists(test::matchFolder()));
    }

    void closingWhileABotThinksTakesNoTime()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(untilABotThinks());
        QElapsedTimer clock;
        clock.start();
        game->close();
        QVERIFY(!game->active() && game->thinking().isEmpty() && game->choices().isEmpty());
        QSignalSpy changed(game.get(), &MatchModel::changed);
        QVERIFY(!changed.wait(200));
        QVERIFY(begin("pb", "strong"));
        QVERIFY(untilABotThinks());
        game.reset();
        QVERIFY2(clock.elapsed() < 20000, qPrintable(QString::number(clock.elapsed()))); // nobody waits for the thought
    }

    void aFolderThatCantBeWrittenIsTold()
    {
        QVERIFY(begin("pp"));
        const QStringList before = test::picture(*game);
        const QString folder = test::matchFolder();
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(test::write(folder, "a file where the folder was"));
        QVERIFY(!begin("pp"));
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->at(0)[0].toString().contains(QDir::toNativeSeparators(folder)));
        QCOMPARE(test::picture(*game), before);
    }

    /// What a lesson left out to teach step by step belongs to the game.
    void againAfterALessonIsTheUsualGame_data()
    {
        QTest::addColumn<bool>("fromLesson");
        QTest::newRow("a lesson") << true;
        QTest::newRow("a match of one's own") << false;
    }
    void againAfterALessonIsTheUsualGame()
    {
        QFETCH(const bool, fromLesson);
        const Rules &hell = *findGame("omens-hell");
        const Setup usual = defaultSetup(hell.descriptor(), 2);
        Setup alone = usual;
        const std::size_t adversary = *hell.descriptor().optionCalled("adversary");
        alone.options[adversary] = *hell.descriptor().options[adversary].placeOf("off");
        QVERIFY(alone.options != usual.options);
        QString problem;
        QVERIFY(
            game->open(Match::begin({.rules = &hell, .setup = alone, .players = {{"Ann"}, {"Ben"}}, .seed = 7, .fromLesson = fromLesson},
                                    {}, &problem),
                       problem, false));
        QVERIFY(game->again("casual"));
        QCOMPARE(game->conductor().match()->setup().options == usual.options, fromLesson);
    }

    void againIsTheSameTableWithAnotherDeal()
    {
        QVERIFY(!game->again("casual"));
        QVERIFY(begin("pbb"));
        QVERIFY(takeATurn());
        const QStringList before = names();
        QVERIFY(game->again("casual"));
        QCOMPARE(names(), before);
        QCOMPARE(QDir(test::matchFolder()).entryList({"*.jsonl"}).size(), 2);
        QVERIFY(!game->canUndo() && !game->paused());
    }

    void botsThatMatchWhoeverPlaysComeAgainAtAnotherLevel()
    {
        QVERIFY(begin("peb"));
        const QString path = game->path();
        game->close();
        QVERIFY(game->resume(path)); // the record knows who they are
        for (const QString level : {"strong", "novice"}) {
            QVERIFY(game->again(level));
            QCOMPARE(test::levelsOf(game->players()),
                     (QMap<QString, QString>{{"Ann", ""}, {"Ben the bot", level}, {"Cas the bot", "novice"}}));
        }
    }

private:
    QStringList names() const
    {
        QStringList list;
        for (const QVariant &player : game->players())
            list << player.toMap()["name"].toString();
        list.sort();
        return list;
    }
};

BOMBSHELF_TEST(OpeningTest)
#include "tst_opening.moc"
