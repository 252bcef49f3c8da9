#include "match/record.h"
#include "play.h"
#include "saga.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

using namespace bombshelf;

/// Which battles are open, and which matches count.
class CampaignTest : public test::Saga {
    Q_OBJECT

private slots:
    void theGamesOfTheFamilyInTheOrderOfTheShelf()
    {
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].rules, &first);
        QCOMPARE(campaign->battles()[2].rules, &third);
        QCOMPARE(campaign->next(), 0);
        QVERIFY(!campaign->isOver());
        QVERIFY(!QDir(folder->filePath("campaigns")).exists());
        QVERIFY(Campaign("nobody", folder->path(), saves(), shelf).battles().empty());
        QVERIFY(!Campaign("nobody", folder->path(), saves(), shelf).isOver());
    }

    void aTryCountsOnceItIsOver()
    {
        const QString path = beginOne(setupTo(true, first));
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].underWay->path, path);
        QCOMPARE(campaign->next(), 0);
        playOut(*resumed(path));
        for (int i = 0; i < 2; ++i) {
            campaign->refresh(&problem);
            QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
            QCOMPARE(campaign->battles()[0].tryCount(), 1);
            QVERIFY(!campaign->battles()[0].underWay);
            QCOMPARE(campaign->next(), 1);
        }
        reopen();
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        const Try tried = campaign->battles()[0].tries.at(0);
        QVERIFY(tried.won && !tried.practice);
        QCOMPARE(tried.ending, "all-called");
        QCOMPARE(tried.seats, 2);
        QCOMPARE(tried.options, (QMap<QString, QString>{{"rounds", "four"}}));
        QVERIFY(qAbs(tried.ended.secsTo(QDateTime::currentDateTime())) < 60);
        QCOMPARE(problem, "");
    }

    void aTryThatCouldNotBeWrittenDownCountsAsSoonAsItCan()
    {
        QVERIFY(test::overwrite(folder->filePath("campaigns"), "no folder"));
        const QString path = record(setupTo(true, first));
        QVERIFY(!campaign->begin(path, &problem));
        QVERIFY2(problem.startsWith("The campaign could not be saved"), qPrintable(problem));
        QCOMPARE(campaign->battles()[0].underWay->path, path);
        playOut(*resumed(path));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QVERIFY(QFile::remove(folder->filePath("campaigns")));
        problem.clear();
        campaign->refresh(&problem);
        reopen();
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QCOMPARE(campaign->battles()[0].tryCount(), 1);
        QCOMPARE(problem, "");
    }

    void aTryThatCouldNotBeReadCountsAsSoonAsItCan()
    {
        const QString path = record(setupTo(true, first)), away = path + ".away";
        QVERIFY(QFile::rename(path, away) && QDir().mkdir(path)); // what no program can read
        QVERIFY(!campaign->begin(path, &problem));
        QVERIFY2(problem.contains("can’t be read"), qPrintable(problem));
        QVERIFY(QDir().rmdir(path) && QFile::rename(away, path));
        problem.clear();
        campaign->refresh(&problem);
        QCOMPARE(problem, "");
        QVERIFY(campaign->holds(path));
    }

    void aTryThatIsNoLongerThereBlocksNoOther()
    {
        const QString path = record(setupTo(true, first)), other = record(setupTo(true, first));
        QVERIFY(QFile::remove(path));
        QVERIFY(!campaign->begin(path, &problem));
        QVERIFY2(campaign->begin(other, &problem), qPrintable(problem));
    }

    void noOtherTryTakesThePlaceOfOneNotWrittenDown()
    {
        QVERIFY(test::overwrite(folder->filePath("campaigns"), "no folder"));
        const QString path = record(setupTo(true, first)), other = record(setupTo(true, second));
        QVERIFY(!campaign->begin(path, &problem));
        playOut(*resumed(path));
        QVERIFY(!campaign->begin(other, &problem));
        QVERIFY2(problem.startsWith("The campaign could not be saved"), qPrintable(problem));
        QVERIFY(QFile::remove(folder->filePath("campaigns")));
        problem.clear();
        QVERIFY2(campaign->begin(other, &problem), qPrintable(problem));
        reopen();
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QVERIFY(campaign->holds(path) && campaign->holds(other));
    }

    void aTryRightAfterALostOneCountsBoth()
    {
        const QString lost = beginOne(setupTo(false, first));
        playOut(*resumed(lost));
        const QString next = beginOne(setupTo(false, first));
        QCOMPARE(campaign->battles()[0].tryCount(), 1);
        QCOMPARE(campaign->battles()[0].underWay->path, next);
        playOut(*resumed(next));
        campaign->refresh(&problem);
        QCOMPARE(campaign->battles()[0].tryCount(), 2);
        QCOMPARE(problem, "");
    }

    void aTryUnderWayIsNotDroppedForAnother()
    {
        const QString path = beginOne(setupTo(false, first));
        const QString other = record(setupTo(false, first));
        QVERIFY(!campaign->begin(other, &problem));
        QCOMPARE(problem, "Another try of this battle is still under way.");
        problem.clear();
        QCOMPARE(campaign->battles()[0].underWay->path, path);
        QVERIFY(!campaign->holds(other));
        QVERIFY(campaign->battleOf(path)->mayTryAfter(path)); // once it is over
        playOut(*resumed(path));
        const QString next = beginOne(setupTo(false, first));
        QVERIFY(!campaign->battleOf(path)->mayTryAfter(path));
        QVERIFY(campaign->battleOf(path)->mayTryAfter(next));
    }

    void whatIsWonIsNotTriedAgain()
    {
        fight(first, true);
        const QString path = record(setupTo(false, first));
        QVERIFY(!campaign->begin(path, &problem));
        QCOMPARE(problem, "This battle of the campaign is won already.");
        problem.clear();
        playOut(*resumed(path));
        campaign->refresh(&problem);
        QCOMPARE(campaign->battles()[0].tryCount(), 1);
    }

    void triesCountUpToTheFirstThatWasWon()
    {
        Battle battle;
        QCOMPARE(battle.tryCount(), 0);
        QVERIFY(!battle.decidedBy());
        battle.tries = {{.won = true, .practice = true}, {}, {.practice = true}, {}};
        QCOMPARE(battle.tryCount(), 2);
        QCOMPARE(battle.decidedBy(), &battle.tries[3]);
        battle.tries.insert(battle.tries.end(), {{.won = true}, {.practice = true}, {}});
        QCOMPARE(battle.tryCount(), 3);
        QCOMPARE(battle.decidedBy(), &battle.tries[4]);
    }

    void aLostBattleOpensTheNextAndMayBeWonLater()
    {
        fight(first, false);
        QCOMPARE(stands(), (std::vector{Stand::lost, Stand::open, Stand::closed}));
        fight(second, true);
        fight(first, false);
        QCOMPARE(stands(), (std::vector{Stand::lost, Stand::won, Stand::open}));
        fight(first, true);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::won, Stand::open}));
        QCOMPARE(campaign->battles()[0].tryCount(), 3);
        QVERIFY(!campaign->isOver());
        fight(third, false);
        QVERIFY(campaign->isOver());
        QCOMPARE(campaign->next(), 2);
    }

    void severalBattlesMayBeUnderWay()
    {
        fight(first, false);
        const QString later = beginOne(setupTo(true, second));
        const QString earlier = beginOne(setupTo(true, first));
        QCOMPARE(campaign->next(), 1);
        playOut(*resumed(earlier));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QCOMPARE(campaign->battles()[1].underWay->path, later);
    }

    void aMatchFromTheShelfDoesNotCount()
    {
        beginOne(setupTo(true, first));
        const QString path = record(setupTo(true, first));
        playOut(*resumed(path));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QVERIFY(!campaign->holds(path));
    }

    void itKnowsItsMatches()
    {
        const QString path = beginOne(setupTo(true, first));
        QVERIFY(campaign->holds(path));
        QVERIFY(!campaign->holds({}));
        QVERIFY(!campaign->holds(folder->filePath("other/" + QFileInfo(path).fileName())));
        playOut(*resumed(path));
        QVERIFY(campaign->holds(path));
        campaign->refresh(&problem);
        QVERIFY(campaign->holds(path));
    }

    void aMatchThrownAwayIsNoTryUntilItComesBack()
    {
        const QString path = beginOne(setupTo(true, first));
        QString why;
        QVERIFY(saves().remove(path, &why));
        reopen();
        QVERIFY(!campaign->battles()[0].underWay);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        for (const QString &from : {path, Record::seedPath(path)})
            QVERIFY(QFile::rename(folder->filePath("matches/thrown-away/" + QFileInfo(from).fileName()), from));
        reopen();
        QCOMPARE(campaign->battles()[0].underWay->path, path);
    }

    void aPracticeMatchIsKeptAndDoesNotCount()
    {
        const QString path = beginOne(setupTo(true, first));
        const auto match = resumed(path);
        spoil(*match);
        playOut(*match);
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].tryCount(), 0);
        QCOMPARE(campaign->battles()[0].tries.size(), 1u);
        QVERIFY(campaign->battles()[0].tries[0].practice);
        QVERIFY(campaign->holds(path));
        QVERIFY(!campaign->battles()[0].underWay);
    }

    void aTryThatBecamePracticeGivesWayToAnother()
    {
        const QString path = beginOne(setupTo(true, first));
        QVERIFY(campaign->battles()[0].isFought());
        const auto match = resumed(path);
        spoil(*match);
        campaign->refresh(&problem);
        QCOMPARE(campaign->battles()[0].underWay->path, path); // it can go on
        QVERIFY(!campaign->battles()[0].isFought());
        const QString next = beginOne(setupTo(true, first));
        QCOMPARE(campaign->battles()[0].underWay->path, next);
        QVERIFY(!campaign->holds(path));
        playOut(*match);
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        playOut(*resumed(next));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QCOMPARE(campaign->battles()[0].tryCount(), 1);
        QCOMPARE(problem, "");
    }

    void aBattleThatIsNotOpenIsNotBegun()
    {
        QVERIFY(!campaign->begin(record(setupTo(true, second)), &problem));
        QCOMPARE(problem, "This battle of the campaign is not open yet.");
        QVERIFY(!campaign->begin(record(test::setupOf(tiny::rules(), "pp", 1)), &problem));
        QVERIFY(!campaign->begin(folder->filePath("none.jsonl"), &problem));
        QVERIFY(problem.contains("none.jsonl"));
        QVERIFY(!QFile::exists(file));
    }

    void aDamagedMatchTellsWhyAndAnotherMayBeBegun()
    {
        const QString path = beginOne(setupTo(true, first));
        test::play(*resumed(path), 3, 0, 6);
        QByteArrayList lines = test::linesOf(path);
        lines[2] = "?";
        QVERIFY(test::overwrite(path, lines.join('\n') + '\n'));
        reopen();
        QCOMPARE(campaign->battles()[0].underWay->problem, "Line 3 of the match can’t be read: the file is damaged.");
        QCOMPARE(problem, "");
        fight(first, true);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QVERIFY(QFile::exists(path));
    }

    void anEditedResultIsNotBelieved()
    {
        const QString path = beginOne(setupTo(false, first));
        playOut(*resumed(path));
        QByteArray bytes = test::contents(path);
        bytes.replace("\"winners\":[]", "\"winners\":[0,1]");
        QVERIFY(test::overwrite(path, bytes));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QVERIFY(campaign->battles()[0].underWay->problem.contains("another result"));
    }
};

BOMBSHELF_TEST(CampaignTest)
#include "tst_campaign.moc"
