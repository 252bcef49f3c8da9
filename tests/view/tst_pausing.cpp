#include "match_table.h"

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
            const qint64 lines = test::linesOfRecord();
            game->step();
            QTRY_VERIFY(test::linesOfRecord() > lines);
            QVERIFY(nothingHappensAnyMore());
            QVERIFY(game->paused());
        }
        game->setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
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
        QVERIFY(!game->chooseMove(game->choices()[0].toMap()["move"].toString()));
        QCOMPARE(notices->size(), 2);
        game->undo();
        QCOMPARE(notices->size(), 3);
        QCOMPARE(test::picture(*game), before);
    }
};

QTEST_MAIN(PausingTest)
#include "tst_pausing.moc"
