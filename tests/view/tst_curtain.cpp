#include "match_table.h"
#include "support/test_case.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace bombshelf;

/// Several people at one screen, in a game in which each has secrets from the others.
class CurtainTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nothingPrivateIsShownBehindIt()
    {
        QVERIFY(sit("pp"));
        QCOMPARE(game->viewer(), -1);
        QVERIFY(game->choices().isEmpty());
        QCOMPARE(knownInHands(), 2); // the 0s, which all know
        QVERIFY(!choose("choose 0"));
    }

    void whoSitsBeforeItSeesTheirOwnHand()
    {
        QVERIFY(sit("pp"));
        const int next = game->curtain();
        game->liftCurtain();
        QCOMPARE(game->curtain(), -1);
        QCOMPARE(game->viewer(), next);
        QCOMPARE(knownInHands(), 5);
        QVERIFY(!game->choices().isEmpty());
        QVERIFY(!game->zoneText("hand", next).contains("face down"));
        QVERIFY(game->zoneText("hand", 1 - next).contains("face down"));
    }

    /// Who is asked only with a SAFE in hand gives it away.
    void whoCanOnlyRollIsAskedToo()
    {
        QVERIFY(sit("pp"));
        const auto canOnlyRoll = [this] { return game->choices().size() == 1 && game->choices()[0].toMap()["verb"] == "roll"; };
        for (int i = 0; i < 200 && !game->over() && !canOnlyRoll(); ++i) {
            game->liftCurtain();
            if (!game->choices().isEmpty() && !canOnlyRoll())
                game->choose(0);
        }
        QVERIFY(canOnlyRoll());
    }

    /// What the first one chose shows nowhere, neither on the table nor in the log nor in words.
    void aChoiceIsNotSeenByTheNextOne()
    {
        QVERIFY(sit("pp"));
        const QString path = test::onlyRecord();
        QFile record(path);
        QVERIFY(record.open(QIODevice::ReadOnly));
        const QByteArray before = record.readAll();
        QList<QStringList> pictures;
        for (const int choice : {0, 1}) {
            game->close();
            QVERIFY(QFile::remove(path) && test::write(path, before));
            QVERIFY(game->resume(path));
            game->liftCurtain();
            QVERIFY(game->choices().size() > 1);
            game->choose(choice);
            QVERIFY(game->curtain() >= 0 && game->viewer() == -1);
            pictures << test::picture(*game);
            game->liftCurtain();
            pictures.back() << test::picture(*game);
        }
        QCOMPARE(pictures[0], pictures[1]);
    }

    void theRevealIsSeenByAll()
    {
        QVERIFY(sit("pp"));
        QSet<int> viewers;
        connect(&*game, &MatchModel::happened, this, [&viewers, this] { viewers << game->viewer(); });
        for (int i = 0; i < 2; ++i) {
            game->liftCurtain();
            game->choose(0);
        }
        QVERIFY(game->log()->rowCount() > 2);
        QVERIFY(knownInHands() >= 2);
        QCOMPARE(viewers, QSet<int>{-1});
    }

    void aPersonAloneWithBotsNeedsNone()
    {
        QVERIFY(begin("pbb", "novice", "bombmu"));
        for (int i = 0; i < 200 && !game->over(); ++i) {
            QVERIFY(takeATurn());
            QCOMPARE(game->curtain(), -1);
            QVERIFY(game->players()[game->viewer()].toMap()["isBot"] == false);
        }
        QVERIFY(game->over());
        QCOMPARE(notices->size(), 0);
    }

    void aPersonChoosesWhileBotsThink()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pbb", "strong", "bombmu"));
        QVERIFY(!game->choices().isEmpty());
        game->choose(0);
        QCOMPARE(game->facts()["has-chosen"].toList()[game->viewer()], QVariant(1));
    }

    void peopleAndBotsPlayToTheEnd()
    {
        QVERIFY(begin("ppb", "novice", "bombmu"));
        for (int i = 0; i < 2000 && !game->over(); ++i) {
            QVERIFY(QTest::qWaitFor([this] { return game->curtain() >= 0 || !game->choices().isEmpty() || game->over(); }, aWhile));
            game->liftCurtain();
            if (!game->over() && !game->choices().isEmpty())
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
        }
        QVERIFY(game->over());
        QCOMPARE(game->curtain(), -1);
        QCOMPARE(notices->size(), 0);
    }

    void undoDrawsItAgain()
    {
        QVERIFY(sit("pp"));
        game->liftCurtain();
        game->choose(0);
        game->undo();
        QVERIFY(game->curtain() >= 0);
        QCOMPARE(game->viewer(), -1);
        QCOMPARE(knownInHands(), 2);
    }

    /// Nobody else has chosen meanwhile, so who could not choose needs no curtain to try again.
    void whoseChoiceCantBeWrittenMayTryAgain()
    {
        QVERIFY(sit("pp"));
        game->liftCurtain();
        const QStringList before = test::picture(*game);
        const QString record = test::onlyRecord(), away = record + ".away";
        QVERIFY(QFile::rename(record, away));
        game->choose(0);
        QCOMPARE(notices->size(), 1);
        QCOMPARE(test::picture(*game), before);
        QVERIFY(QFile::rename(away, record));
        game->choose(0);
        QVERIFY(game->curtain() >= 0);
    }

    void openGamesNeedNone()
    {
        QVERIFY(begin("pp"));
        QCOMPARE(game->curtain(), -1);
        QVERIFY(!game->choices().isEmpty());
    }

private:
    bool sit(const QByteArray &kinds) { return begin(kinds, "novice", "bombmu") && game->curtain() >= 0; }

    int knownInHands()
    {
        int known = 0;
        for (const QString &row : test::rowsOf(*game->pieces()))
            known += row.contains("where=hand:") && row.contains("known=true");
        return known;
    }
};

BOMBSHELF_TEST(CurtainTest)
#include "tst_curtain.moc"
