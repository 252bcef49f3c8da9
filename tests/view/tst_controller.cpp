#include "desk.h"

#include "support/games.h"
#include "view/match_controller.h"
#include "view/settings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

constexpr int aWhile = 60000;

/// All that is to be seen of the match.
QStringList picture(MatchController &game)
{
    const QVariantMap values{
        {"active", game.active()},   {"viewer", game.viewer()}, {"facts", game.facts()}, {"counts", game.counts()},
        {"players", game.players()}, {"prompt", game.prompt()}, {"why", game.why()},     {"choices", game.choices()},
        {"over", game.over()},       {"undo", game.canUndo()},  {"text", game.tableAsText()},
    };
    QStringList seen;
    for (auto value = values.begin(); value != values.end(); ++value)
        seen << QJsonDocument::fromVariant(QVariantMap{{value.key(), *value}}).toJson(QJsonDocument::Compact);
    return seen + test::rowsOf(*game.pieces()) + test::rowsOf(*game.log());
}

QString onlyRecord()
{
    const QFileInfoList records = QDir(test::matchFolder()).entryInfoList({"*.jsonl"});
    return records.size() == 1 ? records.front().filePath() : QString();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Append) && file.write(bytes) == bytes.size();
}

} // namespace

class ControllerTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        Settings::instance()->setLanguage("en");
        Settings::instance()->setSpeed("instant");
        Settings::instance()->setThinkTime(0.1);
        QFile::remove(test::matchFolder());
        QDir(test::matchFolder()).removeRecursively();
        game = std::make_unique<MatchController>(nullptr);
        notices = std::make_unique<QSignalSpy>(game.get(), &MatchController::notice);
        rng = Rng(7);
    }

    void cleanup() { game.reset(); }

    void beforeTheFirstMatchNothingIsThere()
    {
        QVERIFY(!game->active() && !game->moving() && !game->over() && !game->canUndo() && !game->canRedo() && !game->practice());
        QCOMPARE(game->gameId() + game->title() + game->prompt() + game->why() + game->thinking() + game->winnersText(), QString());
        QVERIFY(game->players().isEmpty() && game->facts().isEmpty() && game->counts().isEmpty() && game->tallies().isEmpty());
        QVERIFY(game->choices().isEmpty() && game->tableAsText().isEmpty() && game->zoneText("left", -1).isEmpty());
        QVERIFY(!game->chooseMove("stop") && !game->again());
        game->choose(0);
        game->skip();
        game->step();
        game->undo();
        game->redo();
        game->startLookBack();
        game->setStoryAt(3);
        game->endLookBack();
        game->close();
        Settings::instance()->setLanguage("ja");
        QVERIFY(!game->active());
        QCOMPARE(notices->size(), 0);
    }

    void botsPlayToTheEnd()
    {
        QVERIFY(begin("bbb"));
        QCOMPARE(game->viewer(), -1);
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
        QVERIFY(game->choices().isEmpty() && game->thinking().isEmpty() && !game->canUndo());
        QVERIFY(game->winnersText().contains(" wins with ") || game->winnersText().contains(" share the win with "));
        int winners = 0;
        for (const QVariant &entry : game->tallies()) {
            const QVariantMap tally = entry.toMap();
            const QVariantMap player = game->players()[tally["seat"].toInt()].toMap();
            int sum = 0;
            for (const QVariant &row : tally["rows"].toList())
                sum += row.toMap()["points"].toInt();
            QCOMPARE(sum, tally["points"].toInt());
            QCOMPARE(tally["points"], player["points"]);
            QCOMPARE(tally["winner"], player["winner"]);
            winners += tally["winner"].toBool();
        }
        QVERIFY(winners > 0);
        QCOMPARE(notices->size(), 0);
        game->close();
        QVERIFY(game->resume(onlyRecord()));
        QVERIFY(game->over());
    }

    void aPersonIsAskedOnlyWhenNothingMovesAndItIsTheirTurn()
    {
        quickly();
        int asked = 0, moved = 0;
        QStringList wrong;
        connect(game.get(), &MatchController::changed, this, [&] {
            moved += game->moving();
            if (game->choices().isEmpty())
                return;
            ++asked;
            if (game->moving() || !game->thinking().isEmpty() || game->over() || !toMove(game->viewer()))
                wrong << QStringLiteral("%1 moving %2, thinking %3, over %4, viewer %5").arg(game->prompt()).arg(game->moving()).arg(game->thinking()).arg(game->over()).arg(game->viewer());
        });
        QVERIFY(begin("pb"));
        for (int i = 0; i < 12 && !game->over(); ++i)
            QVERIFY(takeATurn());
        QVERIFY(asked > 0 && moved > 0);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void whatIsWatchedEndsWhereJumpingEnds()
    {
        quickly();
        QVERIFY(begin("pbb"));
        while (!game->over())
            QVERIFY(takeATurn());
        const QStringList watched = picture(*game);
        game->close();
        QVERIFY(game->resume(onlyRecord()));
        QCOMPARE(picture(*game), watched);
    }

    void eachHappeningIsToldOnceInTheGamesWords()
    {
        QSignalSpy happened(game.get(), &MatchController::happened);
        QVERIFY(begin("pp"));
        for (int i = 0; i < 10; ++i)
            QVERIFY(takeATurn());
        QCOMPARE(happened.size(), game->log()->rowCount());
        for (int row = 0; row < happened.size(); ++row) {
            QCOMPARE(happened[row][0], game->log()->index(row, 0).data(LogModel::Kind));
            QCOMPARE(happened[row][1], game->log()->index(row, 0).data(LogModel::SeatRole));
            if (happened[row][0] == "drew")
                QCOMPARE(happened[row][2].toList().size(), 2);
        }
    }

    void illegalMovesAreRefusedInASentence_data()
    {
        QTest::addColumn<QString>("move");
        QTest::newRow("not now") << "stop";
        QTest::newRow("no such place") << "spare E";
        QTest::newRow("no move at all") << "fly away";
        QTest::newRow("nothing") << "";
        QTest::newRow("too much") << "spare A B C D";
    }

    void illegalMovesAreRefusedInASentence()
    {
        QFETCH(QString, move);
        QSignalSpy refused(game.get(), &MatchController::refused);
        QVERIFY(begin("pp"));
        const QStringList before = picture(*game);
        QVERIFY(!game->chooseMove(move));
        Settings::instance()->setLanguage("ja");
        QVERIFY(!game->chooseMove(move));
        Settings::instance()->setLanguage("en");
        QCOMPARE(refused.size(), 2);
        const QString english = refused[0][0].toString(), japanese = refused[1][0].toString();
        QVERIFY(!english.isEmpty() && !japanese.isEmpty() && english != japanese);
        QCOMPARE(picture(*game), before);
    }

    void movesMayBeSpelt()
    {
        quickly();
        QVERIFY(begin("pp"));
        QVERIFY(game->moving());
        QVERIFY(game->chooseMove("spare B"));
        QVERIFY(game->chooseMove("lay 2 left"));
        QVERIFY(game->chooseMove("draw right"));
        QVERIFY(!game->chooseMove("spare B"));
        QTRY_VERIFY(!game->moving());
        QVERIFY(game->log()->rowCount() > 5);
    }

    void aChoiceOutOfRangeIsNone()
    {
        QVERIFY(begin("pp"));
        const QStringList before = picture(*game);
        game->choose(-1);
        game->choose(int(game->choices().size()));
        QCOMPARE(picture(*game), before);
    }

    void nobodyChoosesForABot()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(tillABotThinks());
        const QStringList before = picture(*game);
        game->choose(0);
        QVERIFY(!game->chooseMove("stop"));
        QCOMPARE(picture(*game), before);
        QVERIFY(game->choices().isEmpty());
    }

    void undoAndRedoGoFromChoiceToChoice()
    {
        QVERIFY(begin("pb"));
        QVERIFY(tillAsked());
        QList<QStringList> pictures;
        for (int i = 0; i < 5; ++i) {
            pictures << picture(*game);
            QVERIFY(takeATurn() && tillAsked());
        }
        const QStringList latest = picture(*game);
        QVERIFY(!game->canRedo());
        for (qsizetype i = pictures.size() - 1; i >= 0; --i) {
            QVERIFY(game->canUndo());
            game->undo();
            QCOMPARE(picture(*game), pictures[i]);
        }
        QVERIFY(game->canRedo());
        while (game->canRedo())
            game->redo();
        QVERIFY(tillAsked());
        QCOMPARE(picture(*game), latest);
    }

    void undoWhilePicturesMoveShowsTheEarlierTable()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = picture(*game);
        Settings::instance()->setSpeed("slow");
        game->choose(0);
        QVERIFY(game->moving());
        game->undo();
        QVERIFY(!game->moving());
        QCOMPARE(picture(*game), before);
    }

    void undoStopsAThinkingBot()
    {
        QVERIFY(begin("pb", "strong"));
        for (int i = 0; i < 3; ++i)
            QVERIFY(takeATurn());
        Settings::instance()->setThinkTime(20);
        QVERIFY(tillABotThinks());
        QVERIFY(game->canUndo());
        game->undo();
        QCOMPARE(game->thinking(), QString());
        QVERIFY(!game->choices().isEmpty());
        const QStringList before = picture(*game);
        QSignalSpy changed(game.get(), &MatchController::changed);
        QVERIFY(!changed.wait(200));
        QCOMPARE(picture(*game), before);
    }

    void undoingASeenCardIsPractice()
    {
        QVERIFY(begin("pp"));
        QVERIFY(game->chooseMove("spare A") && game->chooseMove("lay 3 left"));
        game->undo();
        game->redo();
        QVERIFY(!game->practice());
        QVERIFY(game->chooseMove("draw left"));
        game->undo();
        QVERIFY(game->practice());
    }

    void skipEndsAllMovement()
    {
        Settings::instance()->setSpeed("slow");
        game->setProperty("beats", QVariantMap{{"", 60000}});
        QVERIFY(begin("pp"));
        QVERIFY(game->moving() && game->choices().isEmpty());
        game->skip();
        QVERIFY(!game->moving() && !game->choices().isEmpty());
        game->choose(0);
        QVERIFY(game->moving());
        game->skip();
        QVERIFY(!game->moving());
    }

    void pausedBotsWaitForAStep()
    {
        QVERIFY(begin("bbb"));
        game->setPaused(true);
        QVERIFY(game->paused());
        QVERIFY(nothingHappensAnyMore());
        for (int i = 0; i < 5; ++i) {
            const qint64 lines = linesOfRecord();
            game->step();
            QTRY_VERIFY(linesOfRecord() > lines);
            QVERIFY(nothingHappensAnyMore());
            QVERIFY(game->paused());
        }
        game->setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
    }

    void aMatchGoesOnAsItWasLeft()
    {
        QVERIFY(begin("pb"));
        for (int i = 0; i < 6; ++i)
            QVERIFY(takeATurn());
        QVERIFY(tillAsked());
        const QStringList before = picture(*game);
        game->close();
        QVERIFY(!game->active());
        game = std::make_unique<MatchController>(nullptr);
        QVERIFY(game->resume(onlyRecord()));
        QCOMPARE(picture(*game), before);
        QVERIFY(takeATurn());
    }

    void aBotLeftThinkingThinksOn()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(tillABotThinks());
        game->close();
        Settings::instance()->setThinkTime(0.1);
        QVERIFY(game->resume(onlyRecord()));
        QVERIFY(tillAsked());
    }

    void botsAloneGoOnByThemselves()
    {
        QVERIFY(begin("bb"));
        game->close();
        QVERIFY(game->resume(onlyRecord()));
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
    }

    void lookingBackTellsTheStory()
    {
        QVERIFY(begin("pbb"));
        for (int i = 0; i < 8; ++i)
            QVERIFY(takeATurn());
        QVERIFY(tillAsked());
        const QStringList before = picture(*game);
        QString problem;
        const auto match = Match::resume(onlyRecord(), &problem);
        const Frames story = test::framesOf(*match, Seat(game->viewer()));
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
            QCOMPARE(game->log()->rowCount(), at + 1);
        }
        game->setStoryAt(-5);
        QCOMPARE(game->storyAt(), 0);
        game->setStoryAt(99999);
        QCOMPARE(game->storyAt(), game->storyLength() - 1);
        game->endLookBack();
        QVERIFY(!game->lookingBack());
        QCOMPARE(picture(*game), before);
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
        const QStringList then = picture(*game);
        const qint64 lines = linesOfRecord();
        QVERIFY(nothingHappensAnyMore());
        QCOMPARE(picture(*game), then);
        QCOMPARE(linesOfRecord(), lines);
        game->endLookBack();
        game->setPaused(false);
        Settings::instance()->setSpeed("instant");
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
    }

    void nobodyChoosesWhileLookingBack()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const qint64 lines = linesOfRecord();
        game->startLookBack();
        game->choose(0);
        game->undo();
        game->step();
        QVERIFY(!game->chooseMove("lay 3 left"));
        QCOMPARE(linesOfRecord(), lines);
        QVERIFY(game->lookingBack());
    }

    void theScreenBelongsToWhoIsAsked()
    {
        QVERIFY(begin("pp"));
        QSet<int> viewers;
        while (!game->over()) {
            QVERIFY(tillAsked());
            QVERIFY(toMove(game->viewer()));
            viewers << game->viewer();
            QVERIFY(takeATurn());
        }
        QCOMPARE(viewers, (QSet<int>{0, 1}));
    }

    void theOnlyPersonKeepsTheScreen()
    {
        QVERIFY(begin("pbb"));
        const int own = game->viewer();
        QVERIFY(!game->players()[own].toMap()["isBot"].toBool());
        for (int i = 0; i < 6 && !game->over(); ++i) {
            QVERIFY(takeATurn());
            QCOMPARE(game->viewer(), own);
        }
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
        const QStringList before = picture(*game);
        const QString other = test::matchFolder() + "/other.jsonl";
        if (bytes != "-")
            QVERIFY(write(other, bytes));
        QVERIFY(!game->resume(other));
        QCOMPARE(notices->size(), 1);
        QVERIFY(!notices->at(0)[0].toString().isEmpty());
        QCOMPARE(picture(*game), before);
        QVERIFY(takeATurn());
    }

    void aTornRecordGoesOnAndSaysSo()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = picture(*game);
        game->close();
        QVERIFY(write(onlyRecord(), "{\"mo"));
        QVERIFY(game->resume(onlyRecord()));
        QCOMPARE(notices->size(), 1);
        QCOMPARE(picture(*game), before);
        QVERIFY(takeATurn());
        QCOMPARE(notices->size(), 1);
    }

    void anUnknownGameIsNotBegun()
    {
        QVERIFY(begin("pp"));
        const QStringList before = picture(*game);
        QVERIFY(!game->begin("chess", test::players("pp"), {}));
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->at(0)[0].toString().contains("chess"));
        QCOMPARE(picture(*game), before);
    }

    void closingWhileABotThinksTakesNoTime()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(tillABotThinks());
        QElapsedTimer clock;
        clock.start();
        game->close();
        QVERIFY(!game->active() && game->thinking().isEmpty() && game->choices().isEmpty());
        QSignalSpy changed(game.get(), &MatchController::changed);
        QVERIFY(!changed.wait(200));
        QVERIFY(begin("pb", "strong"));
        QVERIFY(tillABotThinks());
        game.reset();
        QVERIFY2(clock.elapsed() < 10000, qPrintable(QString::number(clock.elapsed())));
    }

    void aFolderThatCantBeWrittenIsTold()
    {
        QVERIFY(begin("pp"));
        const QStringList before = picture(*game);
        const QString folder = test::matchFolder();
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(write(folder, "a file where the folder was"));
        QVERIFY(!begin("pp"));
        QCOMPARE(notices->size(), 1);
        QVERIFY(notices->at(0)[0].toString().contains(QDir::toNativeSeparators(folder)));
        QCOMPARE(picture(*game), before);
    }

    void aMoveThatCantBeWrittenIsNotMade()
    {
        QVERIFY(begin("pp"));
        QVERIFY(takeATurn());
        const QStringList before = picture(*game);
        const QString record = onlyRecord(), away = record + ".away";
        QVERIFY(QFile::rename(record, away));
        game->choose(0);
        QCOMPARE(notices->size(), 1);
        QVERIFY(!game->chooseMove(game->choices()[0].toMap()["move"].toString()));
        QCOMPARE(notices->size(), 2);
        game->undo();
        QCOMPARE(notices->size(), 3);
        QCOMPARE(picture(*game), before);
    }

    void againIsTheSameTableDealtAnew()
    {
        QVERIFY(!game->again());
        QVERIFY(begin("pbb"));
        QVERIFY(takeATurn());
        const QStringList before = names();
        QVERIFY(game->again());
        QCOMPARE(names(), before);
        QCOMPARE(QDir(test::matchFolder()).entryList({"*.jsonl"}).size(), 2);
        QVERIFY(!game->canUndo() && !game->paused());
    }

    void anotherLanguageRetellsTheTable()
    {
        QVERIFY(begin("pb"));
        QVERIFY(takeATurn() && tillAsked());
        const QStringList english = picture(*game);
        const auto texts = [&] {
            return QStringList{game->title(), game->prompt(), game->why(), game->tableAsText(), game->zoneText("left", -1),
                               game->choices()[0].toMap()["text"].toString(), game->log()->index(0, 0).data(LogModel::Text).toString()};
        };
        const QStringList before = texts();
        QSignalSpy changed(game.get(), &MatchController::changed);
        Settings::instance()->setLanguage("ja");
        QVERIFY(changed.size() > 0);
        const QStringList after = texts();
        for (qsizetype i = 0; i < after.size(); ++i)
            QVERIFY2(!after[i].isEmpty() && after[i] != before[i], qPrintable(after[i]));
        Settings::instance()->setLanguage("en");
        QCOMPARE(picture(*game), english);
    }

    void theTableCanBeRead()
    {
        QVERIFY(begin("pp"));
        game->chooseMove("spare A");
        game->chooseMove("lay 3 left");
        QVERIFY(game->tableAsText().startsWith(game->prompt()));
        const int left = game->counts()["left"].toInt();
        QCOMPARE(game->zoneText("left", -1), QStringLiteral("Left deck: %1 face down.").arg(left));
        QVERIFY(game->tableAsText().contains(game->zoneText("left", -1)));
        const QString own = game->zoneText("hand", 0);
        QVERIFY2(own.contains(game->players()[0].toMap()["name"].toString()), qPrintable(own));
        QVERIFY(game->zoneText("hand", 0) != game->zoneText("hand", 1));
        QCOMPARE(game->zoneText("nowhere", -1), QString());
    }

private:
    bool begin(const QByteArray &kinds, const QString &level = "novice")
    {
        QVariantList players = test::players(kinds);
        for (QVariant &entry : players) {
            QVariantMap player = entry.toMap();
            if (player["level"] != "")
                player["level"] = level;
            entry = player;
        }
        return game->begin("driller", players, {});
    }

    /// Every step is seen, for a moment.
    void quickly()
    {
        Settings::instance()->setSpeed("normal");
        game->setProperty("beats", QVariantMap{{"", 1}});
    }

    bool tillAsked() { return QTest::qWaitFor([this] { return !game->choices().isEmpty() || game->over(); }, aWhile); }

    /// The person takes any choice; false if nobody asks.
    bool takeATurn()
    {
        if (!tillAsked())
            return false;
        if (!game->over())
            game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
        return true;
    }

    /// Chooses for the person till a bot has to think.
    bool tillABotThinks()
    {
        while (game->thinking().isEmpty() && !game->over())
            if (!game->choices().isEmpty())
                game->choose(0);
            else if (!QTest::qWaitFor([this] { return !game->choices().isEmpty() || !game->thinking().isEmpty(); }, aWhile))
                return false;
        return !game->over();
    }

    bool nothingHappensAnyMore()
    {
        QSignalSpy happened(game.get(), &MatchController::happened);
        for (int i = 0; i < 20; ++i) // what was under way may still come
            if (!happened.wait(400))
                return true;
        return false;
    }

    bool toMove(int seat) const { return game->players().value(seat).toMap()["toMove"].toBool(); }

    QStringList names() const
    {
        QStringList list;
        for (const QVariant &player : game->players())
            list << player.toMap()["name"].toString();
        list.sort();
        return list;
    }

    static qint64 linesOfRecord()
    {
        QFile record(onlyRecord());
        return record.open(QIODevice::ReadOnly) ? record.readAll().count('\n') : -1;
    }

    std::unique_ptr<MatchController> game;
    std::unique_ptr<QSignalSpy> notices;
    Rng rng{7};
};

QTEST_MAIN(ControllerTest)
#include "tst_controller.moc"
