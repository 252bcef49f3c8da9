#include "match_table.h"

#include "view/saves_model.h"

#include <QTest>

using namespace bombshelf;

/// Where all win or all lose, the screens tell it together, and nobody has points.
class CooperativeTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void allWinOrAllLose()
    {
        bool won = false, lost = false;
        for (int i = 0; i < 200 && !(won && lost); ++i) {
            QVERIFY(begin("pp", "novice", "omens-war"));
            QVERIFY(game->cooperative());
            QCOMPARE(game->verdict(), "");
            QVERIFY(!game->tableAsText().contains("0 points"));
            while (!game->over())
                QVERIFY(takeATurn());
            QCOMPARE(game->verdict(), game->wonTogether() ? "You all won!" : "You all lost.");
            QVERIFY(game->winnersText().startsWith(game->verdict() + ' '));
            QVERIFY(game->winnersText().size() > game->verdict().size() + 1);
            QVERIFY(!game->winnersText().contains("0 points"));
            QVERIFY(game->tableAsText().contains(game->verdict()));
            QCOMPARE(game->players()[0].toMap()["winner"].toBool(), game->wonTogether());
            (game->wonTogether() ? won : lost) = true;
        }
        QVERIFY(won && lost);
        SavesModel saves;
        QStringList results;
        const QAbstractListModel &past = *saves.finished();
        for (int i = 0; i < past.rowCount(); ++i)
            results << past.index(i).data(past.roleNames().key("result")).toString();
        QVERIFY(results.contains("All won") && results.contains("All lost"));
        results.removeAll("All won");
        results.removeAll("All lost");
        QCOMPARE(results, QStringList());
    }

    void theEndSaysHowItCameForEach_data()
    {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<bool>("handsDecide");
        QTest::newRow("hands are shown") << "omens-death" << true;
        QTest::newRow("no hands") << "omens-war" << false;
    }
    void theEndSaysHowItCameForEach()
    {
        QFETCH(QString, battle);
        QFETCH(bool, handsDecide);
        QVERIFY(begin("pb", "novice", battle));
        while (!game->over())
            QVERIFY(takeATurn());
        for (const QVariant &player : game->players())
            QCOMPARE(!player.toMap()["outcome"].toString().isEmpty(), handsDecide);
    }

    void rivalsAreToldTheirPoints()
    {
        QVERIFY(begin("pp"));
        while (!game->over())
            QVERIFY(takeATurn());
        QVERIFY(!game->cooperative() && !game->wonTogether());
        QCOMPARE(game->verdict(), "");
        QVERIFY(game->winnersText().contains("point"));
        QVERIFY(game->tableAsText().contains("point"));
    }
};

QTEST_MAIN(CooperativeTest)
#include "tst_cooperative.moc"
