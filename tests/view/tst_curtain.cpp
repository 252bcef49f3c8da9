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

    /// Nobody else says again what happened while others had the screen.
    void whoeverLiftsItHearsWhatHappenedSinceTheyChose()
    {
        QVERIFY(sit("pp"));
        const auto log = [this](int from) {
            QStringList rows;
            for (int row = from; row < game->log()->rowCount(); ++row)
                rows << game->log()->index(row, 0).data(LogModel::Text).toString();
            return rows;
        };
        QSignalSpy heard(&*game, &MatchModel::caughtUp);
        std::array<int, 2> left{};
        int told = 0;
        for (int i = 0; i < 20 && !game->over(); ++i) {
            const int next = game->curtain();
            heard.clear();
            game->liftCurtain();
            QCOMPARE(heard.size(), 1);
            const QStringList since = log(left[std::size_t(next)]);
            QCOMPARE(heard[0][0].toStringList(), since);
            told += since.size() > 1;
            while (!game->over() && game->curtain() < 0) {
                left[std::size_t(game->viewer())] = game->log()->rowCount();
                game->choose(0);
            }
        }
        QVERIFY(told > 3);
        QVERIFY(sit("pp")); // nothing of the match before
        heard.clear();
        game->liftCurtain();
        QCOMPARE(heard[0][0].toStringList(), log(0));
        const QString path = game->path();
        game->close();
        QVERIFY(game->resume(path));
        heard.clear();
        game->liftCurtain();
        QCOMPARE(heard[0][0].toStringList(), QStringList()); // what was told on another day stands in the log
    }

    void whatIsDoneOtherwiseAfterAnUndoIsHeard()
    {
        QVERIFY(begin("ppp", "novice", "bombmafia"));
        const auto makeAMove = [this] {
            game->liftCurtain();
            game->choose(0);
        };
        for (int i = 0; i < 9; ++i)
            makeAMove();
        while (game->canUndo())
            QVERIFY(game->undo());
        const int rows = game->log()->rowCount();
        makeAMove();
        QSignalSpy heard(&*game, &MatchModel::caughtUp);
        game->liftCurtain();
        QCOMPARE(heard.size(), 1);
        QVERIFY(game->log()->rowCount() > rows);
        QCOMPARE(heard[0][0].toStringList().size(), game->log()->rowCount() - rows);
    }

    /// All have come close to see it: the hand of whoever disposes does not turn up before their eyes.
    void afterTheRevealNoHandIsTurnedUp()
    {
        QVERIFY(sit("pp"));
        int reveals = 0;
        for (int i = 0; i < 400 && !game->over() && reveals < 6; ++i) {
            game->liftCurtain();
            const bool chooses = isAsked("choose");
            game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            if (!chooses || game->over())
                continue;
            reveals += game->facts()["phase"] == "dispose";
            QVERIFY(game->curtain() >= 0);
            QCOMPARE(game->viewer(), -1);
        }
        QCOMPARE(reveals, 6);
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
            QVERIFY(test::until([this] { return game->curtain() >= 0 || !game->choices().isEmpty() || game->over(); }));
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

    /// Driller lies open, but for what is chosen in secret.
    void openGamesNeedNoneButForASecretChoice()
    {
        QVERIFY(begin("pp"));
        QCOMPARE(game->curtain(), -1);
        int puts = 0;
        for (int i = 0; i < 2000 && puts < 3; ++i) {
            if (game->over())
                QVERIFY(begin("pp"));
            if (game->curtain() >= 0) {
                ++puts;
                QCOMPARE(game->viewer(), -1);
                QVERIFY(game->choices().isEmpty());
                const int next = game->curtain();
                game->liftCurtain();
                QCOMPARE(game->viewer(), next);
                QVERIFY(isAsked("put-back"));
                while (isAsked("put-back")) { // one after another, before the same eyes
                    QCOMPARE(game->curtain(), -1);
                    game->choose(0);
                }
                continue;
            }
            QVERIFY(!isAsked("put-back"));
            game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
        }
        QCOMPARE(puts, 3);
    }

    /// In Bomber! nothing is hidden once all sappers are made.
    void sappersAreMadeInSecretAndThrowBeforeAllEyes()
    {
        QVERIFY(begin("pp", "novice", "bomber"));
        for (int maker = 0; maker < 2; ++maker) {
            QVERIFY(game->curtain() >= 0);
            game->liftCurtain();
            while (game->facts()["phase"] == "make" && game->curtain() < 0) {
                QVERIFY(!game->choices().isEmpty());
                game->choose(0);
            }
        }
        QVERIFY(game->facts()["phase"] != "make");
        for (int i = 0; i < 60 && !game->over(); ++i) {
            QCOMPARE(game->curtain(), -1);
            if (game->holding())
                game->goOn();
            else
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
        }
    }

    /// Who has rolled for all to see chooses a card in secret next, and not before everybody’s eyes.
    void afterAPublicMoveASecretOneBringsTheCurtainBack()
    {
        QVERIFY(sit("pp"));
        int rolled = 0;
        for (int i = 0; i < 400 && !game->over() && rolled < 12; ++i) {
            game->liftCurtain();
            const bool rolls = isAsked("roll") || isAsked("use-safe");
            game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            if (!rolls || game->over())
                continue;
            ++rolled;
            QVERIFY(game->curtain() >= 0 || isAsked("draw-cards") || isAsked("take-chip"));
        }
        QVERIFY(rolled > 1);
    }

private:
    bool sit(const QByteArray &kinds) { return begin(kinds, "novice", "bombmu") && game->curtain() >= 0; }

    bool isAsked(const char *verb) const { return !game->choices().isEmpty() && game->choices()[0].toMap()["verb"] == verb; }

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
