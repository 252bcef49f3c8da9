#include "match_table.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

/// Undo, redo, and looking back at the match.
class GoingBackTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void undoAndRedoGoFromChoiceToChoice()
    {
        QVERIFY(begin("pb"));
        QVERIFY(untilAsked());
        QList<QStringList> pictures;
        for (int i = 0; i < 5; ++i) {
            pictures << test::picture(*game);
            QVERIFY(takeATurn() && untilAsked());
        }
        const QStringList latest = test::picture(*game);
        QVERIFY(!game->canRedo());
        for (qsizetype i = pictures.size() - 1; i >= 0; --i) {
            QVERIFY(game->canUndo());
            game->undo();
            QCOMPARE(test::picture(*game), pictures[i]);
        }
        QVERIFY(game->canRedo());
        while (game->canRedo())
            game->redo();
        QVERIFY(untilAsked());
        QCOMPARE(test::picture(*game), latest);
    }

    void undoWhilePicturesMoveShowsTheEarlierTable()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = test::picture(*game);
        Settings::instance()->setSpeed("slow");
        game->choose(0);
        QVERIFY(game->moving());
        game->undo();
        QVERIFY(!game->moving());
        QCOMPARE(test::picture(*game), before);
    }

    void nobodyElseTakesTheWayForthAway()
    {
        QVERIFY(begin("pbbb", "novice", "bombmu"));
        const auto isBotAsked = [this] { return toMove(1) || toMove(2) || toMove(3); };
        bool together = false; // all choose at once, and the person was the first
        for (int i = 0; i < 20 && !together; ++i) {
            QVERIFY(takeATurn() && untilAsked() && !game->over());
            game->undo();
            together = isBotAsked();
            if (!together)
                game->redo();
        }
        QVERIFY(together);
        QVERIFY(nothingHappensAnyMore());
        QVERIFY(game->canRedo());
        QVERIFY(isBotAsked());
        game->choose(0); // another way: bots go it, too
        QVERIFY(!game->canRedo());
        QVERIFY(untilAsked());
    }

    void undoStopsAThinkingBot()
    {
        QVERIFY(begin("pb", "strong"));
        for (int i = 0; i < 3; ++i)
            QVERIFY(takeATurn());
        Settings::instance()->setThinkTime(20);
        QVERIFY(untilABotThinks());
        QVERIFY(game->canUndo());
        game->undo();
        QCOMPARE(game->thinking(), QString());
        QVERIFY(!game->choices().isEmpty());
        const QStringList before = test::picture(*game);
        QSignalSpy changed(game.get(), &MatchModel::changed);
        QVERIFY(!changed.wait(200));
        QCOMPARE(test::picture(*game), before);
    }

    void undoingASeenCardIsPractice()
    {
        QVERIFY(begin("pp"));
        QVERIFY(choose("spare A") && choose("lay 3 left"));
        game->undo();
        game->redo();
        QVERIFY(!game->practice());
        QVERIFY(choose("draw left"));
        QCOMPARE(notices->size(), 0);
        game->undo();
        QVERIFY(game->practice());
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->first().first().toString().contains("something hidden had come out"));
        game->redo();
        game->undo();
        QCOMPARE(notices->size(), 1);
    }

    void lookingBackSaysWhatHappensAndNothingLater()
    {
        QVERIFY(begin("pbb"));
        const auto done = [this] {
            QStringList actions;
            for (const QVariant &player : game->players())
                actions << player.toMap()["lastAction"].toString();
            return actions;
        };
        QVERIFY(untilAsked());
        const QStringList early = done();
        const qsizetype told = game->log()->rowCount();
        for (int i = 0; i < 6; ++i)
            QVERIFY(takeATurn() && untilAsked());
        const QStringList late = done();
        QVERIFY(late != early);
        game->startLookBack();
        for (int at : {int(told) - 1, game->storyLength() - 1}) {
            game->setStoryAt(at);
            QCOMPARE(done(), at + 1 == told ? early : late);
            const QAbstractItemModel &log = *game->log();
            QCOMPARE(game->prompt(), log.index(at, 0).data(log.roleNames().key("text")).toString());
            QCOMPARE(game->why(), QString());
        }
    }

    void lookingBackTellsTheStory()
    {
        QVERIFY(begin("pbb"));
        for (int i = 0; i < 8; ++i)
            QVERIFY(takeATurn());
        QVERIFY(untilAsked());
        const QStringList before = test::picture(*game);
        QString problem;
        const auto match = Match::resume(test::onlyRecord(), &problem);
        const Frames story = storyOf(*match, Seat(game->viewer()));
        TableModel truth;
        QStringList names;
        for (const Player &player : match->players())
            names << player.name;
        truth.reset(match->rules(), Words(match->rules().descriptor(), names), story.front().seen);

        game->startLookBack();
        QVERIFY(game->lookingBack() && game->choices().isEmpty());
        QCOMPARE(game->storyLength(), int(story.size()));
        QCOMPARE(game->storyAt(), game->storyLength() - 1);
        for (int step = 0; step < 2 * game->storyLength(); ++step) {
            const int at = (step * 7) % game->storyLength();
            game->setStoryAt(at);
            truth.update(story[std::size_t(at)].seen);
            QCOMPARE(game->storyAt(), at);
            QCOMPARE(test::rowsOf(*game->pieces()), test::rowsOf(truth));
            QCOMPARE(game->log()->rowCount(), int(story.size()));
            for (int row = 0; row < game->log()->rowCount(); ++row)
                QCOMPARE(isAhead(row), row > at);
            QCOMPARE(game->storyRow(), at);
        }
        game->setStoryAt(-5);
        QCOMPARE(game->storyAt(), 0);
        game->setStoryAt(99999);
        QCOMPARE(game->storyAt(), game->storyLength() - 1);
        game->endLookBack();
        QVERIFY(!game->lookingBack());
        QCOMPARE(test::picture(*game), before);
    }

    void aSentenceOfTheLogLeadsToItsMoment_data() { test::addGames(); }

    void aSentenceOfTheLogLeadsToItsMoment()
    {
        QFETCH(QString, id);
        QVERIFY(begin("pbb", "novice", id));
        for (int i = 0; i < 8; ++i)
            QVERIFY(takeATurn() && untilAsked());
        const int rows = game->log()->rowCount();
        QVERIFY(rows > 4);
        for (int row : {rows - 1, 0, rows / 2}) {
            game->lookBackTo(row);
            QVERIFY(game->lookingBack());
            QCOMPARE(game->storyRow(), row);
            QCOMPARE(game->log()->rowCount(), rows);
            QCOMPARE(game->prompt(), game->log()->index(row, 0).data(LogModel::Text).toString());
        }
        game->lookBackTo(rows);
        QCOMPARE(game->storyRow(), rows / 2);
    }

    void turnsAreMarkedInTheStory_data() { aSentenceOfTheLogLeadsToItsMoment_data(); }

    void turnsAreMarkedInTheStory()
    {
        QFETCH(QString, id);
        QVERIFY(begin("pbb", "novice", id));
        for (int i = 0; i < 12; ++i)
            QVERIFY(takeATurn() && untilAsked());
        QVERIFY(game->storyTurns().isEmpty());
        game->startLookBack();
        const QList<int> turns = game->storyTurns();
        QVERIFY(!turns.isEmpty());
        QVERIFY(std::ranges::is_sorted(turns, std::ranges::less_equal()));
        QVERIFY(turns.first() >= 0 && turns.last() < game->storyLength());
        QVERIFY(turns.size() < game->storyLength());
        if (id != "driller") // where each event has a sentence
            return;
        for (int row = 0; row < game->log()->rowCount(); ++row)
            QCOMPARE(turns.contains(row), game->log()->index(row, 0).data(LogModel::Turn).toBool());
    }

    void theStoryIsPlayedAsItWas()
    {
        QVERIFY(begin("pbb"));
        for (int i = 0; i < 4; ++i)
            QVERIFY(takeATurn() && untilAsked());
        const QStringList before = test::picture(*game);
        game->setProperty("beats", QVariantMap{{"", 2}});
        game->startLookBack();
        QStringList happened;
        QList<int> seen;
        connect(game.get(), &MatchModel::happened, this, [&](const QString &what) {
            happened << what;
            seen << game->storyAt();
        });
        game->setStoryPlays(true); // from the first, for it stands at the last
        QVERIFY(game->storyPlays() && game->moving() && game->choices().isEmpty());
        QTRY_VERIFY(!game->storyPlays());
        QCOMPARE(happened.size(), game->storyLength() - 1);
        for (int at = 1; at < game->storyLength(); ++at)
            QCOMPARE(seen[at - 1], at);
        QCOMPARE(game->storyAt(), game->storyLength() - 1);
        QCOMPARE(game->storyRow(), game->log()->rowCount() - 1);
        QVERIFY(game->lookingBack());
        game->endLookBack();
        QCOMPARE(test::picture(*game), before);
    }

    void aMatchThatIsOverIsSoWhileItsStoryPlays()
    {
        QVERIFY(begin("pb"));
        QCOMPARE(game->storyAt(), 0);
        while (!game->over())
            QVERIFY(takeATurn());
        game->setProperty("beats", QVariantMap{{"", 2}});
        game->startLookBack();
        game->setStoryAt(game->storyLength() / 2);
        QSignalSpy ended(game.get(), &MatchModel::endingChanged);
        game->setStoryPlays(true);
        QVERIFY(game->moving() && game->over() && !game->endShown());
        QTRY_VERIFY(!game->storyPlays());
        QVERIFY(game->over() && game->endShown());
        QCOMPARE(ended.size(), 1);
        game->endLookBack();
    }

    void aStoryThatPlaysStopsAtAPress()
    {
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        game->setHolds({"round-over", "dealt", "drew", "played"}); // nobody is there to go on for
        for (int i = 0; i < 4; ++i)
            QVERIFY(untilAskedOrHeld() && takeATurn());
        game->setProperty("beats", QVariantMap{{"", 20}});
        game->startLookBack();
        game->setStoryAt(2);
        game->setStoryPlays(true);
        QCOMPARE(game->storyAt(), 3);
        QTRY_VERIFY(game->storyAt() >= 6);
        QVERIFY(!game->holding());
        const int at = game->storyAt();
        game->setStoryPlays(false);
        QVERIFY(!game->moving());
        QCOMPARE(game->storyAt(), at);
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(game->storyAt(), at);
        game->setStoryPlays(true);
        game->setStoryAt(1);
        QVERIFY(!game->storyPlays());
        game->setStoryPlays(true);
        game->endLookBack();
        QVERIFY(!game->lookingBack());
    }

    /// Also where a match goes on by itself, and nobody is asked.
    void lookingBackNoSentenceWantsAName_data() { test::addGames(); }

    void lookingBackNoSentenceWantsAName()
    {
        QFETCH(QString, id);
        QVERIFY(begin("pbb", "novice", id));
        for (int i = 0; i < 12; ++i)
            QVERIFY(takeATurn() && untilAsked());
        game->startLookBack();
        for (int at = 0; at < game->storyLength(); ++at) {
            game->setStoryAt(at);
            QVERIFY2(!game->prompt().contains(u'%') && !game->why().contains(u'%'), qPrintable(game->prompt()));
            QVERIFY2(!game->prompt().isEmpty() || game->storyRow() < 0, qPrintable(QString::number(at)));
        }
    }

    void nothingIsPlayedWhileLookingBack_data()
    {
        QTest::addColumn<bool>("paused");
        QTest::addColumn<QString>("speed");
        QTest::newRow("at once") << false << "instant";
        QTest::newRow("while pictures move") << false << "normal";
        QTest::newRow("paused") << true << "instant";
    }

    void nothingIsPlayedWhileLookingBack()
    {
        QFETCH(bool, paused);
        QFETCH(QString, speed);
        Settings::instance()->setSpeed(speed);
        game->setProperty("beats", QVariantMap{{"", 20}});
        QVERIFY(begin("bbb"));
        QTRY_VERIFY(game->log()->rowCount() > 6);
        if (paused) {
            game->setPaused(true);
            QVERIFY(nothingHappensAnyMore());
        }
        game->startLookBack();
        game->setStoryAt(1);
        const QStringList then = test::picture(*game);
        const qint64 lines = test::linesOfRecord();
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(test::picture(*game), then);
        QCOMPARE(test::linesOfRecord(), lines);
        game->endLookBack();
        game->setPaused(false);
        Settings::instance()->setSpeed("instant");
        QVERIFY(test::until([this] { return game->over(); }));
    }

    void nobodyChoosesWhileLookingBack()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const qint64 lines = test::linesOfRecord();
        game->startLookBack();
        game->choose(0);
        game->undo();
        game->step();
        QVERIFY(!choose("lay 3 left"));
        QCOMPARE(test::linesOfRecord(), lines);
        QVERIFY(game->lookingBack());
    }

private:
    bool isAhead(int row) const { return game->log()->index(row, 0).data(LogModel::Ahead).toBool(); }
    bool untilAskedOrHeld()
    {
        for (;;) {
            if (!test::until([this] { return game->holding() || game->over() || !game->choices().isEmpty(); }))
                return false;
            if (!game->holding())
                return true;
            game->goOn();
        }
    }
};

BOMBSHELF_TEST(GoingBackTest)
#include "tst_going_back.moc"
