#include "match_table.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

using namespace bombshelf;

/// Bots that wait: for a person to go on, or for a disk that can be written.
class PausingTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void pausedBotsWaitForAStep()
    {
        QVERIFY(begin("bbb"));
        game->setPaused(true);
        QVERIFY(game->paused());
        QVERIFY(nothingHappensAnyMore());
        for (int i = 0; i < 5; ++i) {
            QVERIFY(game->canStep());
            const qint64 lines = test::linesOfRecord();
            game->step();
            QTRY_VERIFY(test::linesOfRecord() > lines);
            QVERIFY(nothingHappensAnyMore());
            QVERIFY(game->paused());
        }
        game->setPaused(false);
        QVERIFY(!game->canStep());
        QVERIFY(test::until([this] { return game->over(); }));
    }

    void botsWaitWhileASheetLiesOverTheTable()
    {
        QVERIFY(begin("bbb"));
        game->setCovered(true);
        QVERIFY(nothingHappensAnyMore());
        QVERIFY(!game->paused() && !game->over());
        game->setCovered(false);
        QVERIFY(test::until([this] { return game->over(); }));
    }

    void aPersonIsNotStepped()
    {
        QVERIFY(begin("pb"));
        QVERIFY(untilAsked());
        game->setPaused(true);
        QVERIFY(!game->canStep());
        game->step();
        while (!game->canStep() && !game->over())
            QVERIFY(takeATurn());
        const qint64 lines = test::linesOfRecord();
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(test::linesOfRecord(), lines);
    }

    void aMoveThatCantBeWrittenIsNotMade()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = test::picture(*game);
        const QString record = test::onlyRecord(), away = record + ".away";
        QVERIFY(QFile::rename(record, away));
        game->choose(0);
        QCOMPARE(notices->size(), 1);
        QVERIFY(!game->choose(0));
        QCOMPARE(notices->size(), 2);
        game->undo();
        QCOMPARE(notices->size(), 3);
        QCOMPARE(test::picture(*game), before);
        QVERIFY(!game->paused());
        QVERIFY(QFile::rename(away, record));
        QVERIFY(takeATurn());
        QCOMPARE(notices->size(), 3);
    }

    void aBotsMoveThatCantBeWrittenPausesTheMatch_data()
    {
        QTest::addColumn<QString>("speed");
        QTest::newRow("at once") << "instant";
        QTest::newRow("while pictures move") << "normal";
    }

    void aBotsMoveThatCantBeWrittenPausesTheMatch()
    {
        QFETCH(QString, speed);
        quickly();
        Settings::instance()->setSpeed(speed);
        QVERIFY(begin("bbb"));
        QTRY_VERIFY(test::linesOfRecord() > 3);
        const QString record = test::onlyRecord(), away = record + ".away";
        QVERIFY(QFile::rename(record, away));
        QTRY_VERIFY(game->paused());
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->at(0)[0].toString().startsWith("The match is paused. "));

        game->setPaused(false); // in vain
        QVERIFY(game->paused());
        game->step();
        QVERIFY(game->paused());
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(notices->size(), 3);

        QVERIFY(QFile::rename(away, record));
        const qint64 lines = test::linesOfRecord();
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(test::linesOfRecord(), lines);
        game->setPaused(false);
        QTRY_VERIFY(test::linesOfRecord() > lines + 3);
        QCOMPARE(notices->size(), 3);
    }

    void aForcedMoveThatCantBeWrittenPausesTheMatch()
    {
        QString record, away;
        // Once a choice is in the record, the next line finds none: only forced moves follow without anybody's choice.
        connect(game.get(), &MatchModel::happened, this, [&] {
            if (!record.isEmpty())
                QFile::rename(record, away);
        });
        for (int match = 0; match < 50 && notices->isEmpty(); ++match) {
            QDir(test::matchFolder()).removeRecursively();
            record.clear();
            QVERIFY(begin("pp"));
            record = test::onlyRecord();
            away = record + ".away";
            while (!game->over() && notices->isEmpty()) {
                QVERIFY(takeATurn());
                if (notices->isEmpty())
                    QFile::rename(away, record);
            }
        }
        QCOMPARE(notices->size(), 1);
        QVERIFY(game->paused());
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(notices->size(), 1);

        game->disconnect(this);
        QVERIFY(QFile::rename(away, record));
        game->setPaused(false);
        QVERIFY(untilAnyIsAsked());
        QCOMPARE(notices->size(), 1);
        QVERIFY(takeATurn());
    }
};

BOMBSHELF_TEST(PausingTest)
#include "tst_pausing.moc"
