#include "match/disk.h"
#include "match/record.h"
#include "match/saves.h"
#include "match_table.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"
#include "view/chance.h"

#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace bombshelf;

namespace {

QString takenAway;

/// The first seat wins with the fewest points; the second is out, with the most.
struct WonByTheLastOnesIn final : test::TinyVariant {
    Result result(const State &state) const override
    {
        return TinyVariant::result(state).over ? wonBy(SeatSet::of(0), descriptor().endings[0]) : Result();
    }
    int points(const State &, Seat seat) const override { return seat == 0 ? 1 : seat == 1 ? 9 : 2; }
    bool isOut(const State &, Seat seat) const override { return seat == 1; }
};

} // namespace

/// What a person at the table is shown, asked and refused.
class PlayingTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void beforeTheFirstMatchNothingIsThere()
    {
        QVERIFY(!game->active() && !game->moving() && !game->over() && !game->canUndo() && !game->canRedo() && !game->practice());
        QCOMPARE(game->gameId() + game->title() + game->prompt() + game->why() + game->thinking() + game->winnersText(), QString());
        QVERIFY(game->players().isEmpty() && game->facts().isEmpty() && game->counts().isEmpty() && game->tallies().isEmpty());
        QVERIFY(game->choices().isEmpty() && game->tableAsText().isEmpty() && game->zoneText("left", -1).isEmpty());
        QVERIFY(!choose("stop") && !game->again("casual"));
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

    void whoeverIsOutRanksBehindThoseStillIn()
    {
        const WonByTheLastOnesIn rules;
        QString problem;
        QVERIFY(game->open(Match::begin({.rules = &rules,
                                         .setup = {.seats = 3, .options = {0}},
                                         .players = {{"Ann", "novice"}, {"Ben", "novice"}, {"Cas", "novice"}},
                                         .seed = 7},
                                        {}, &problem),
                           {}, false));
        QVERIFY(test::until([this] { return game->over(); }));
        QList<int> seats, ranks;
        for (const QVariant &tally : game->tallies()) {
            seats << tally.toMap()["seat"].toInt();
            ranks << tally.toMap()["rank"].toInt();
            QCOMPARE(tally.toMap()["out"].toBool(), seats.last() == 1);
        }
        QCOMPARE(seats, (QList<int>{0, 2, 1}));
        QCOMPARE(ranks, (QList<int>{1, 2, 3}));
        game->close();
    }

    void botsPlayToTheEnd()
    {
        QVERIFY(begin("bbb"));
        QCOMPARE(game->viewer(), -1);
        QVERIFY(test::until([this] { return game->over(); }));
        QVERIFY(game->choices().isEmpty() && game->thinking().isEmpty() && !game->canUndo());
        QVERIFY(game->winnersText().contains(" wins with ") || game->winnersText().contains(" share the win with "));
        Settings::instance()->setLanguage("ja");
        QVERIFY2(game->winnersText().contains("。") && !game->winnersText().contains("。 "), qPrintable(game->winnersText()));
        Settings::instance()->setLanguage("en");
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
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(game->over());
    }

    void fewerPointsThanNoneAreSaid()
    {
        QVERIFY(begin("pbb", "novice", "bombmafia"));
        QCOMPARE(game->pointsText(-1), QString::fromUtf8("−1 point"));
        QCOMPARE(game->pointsText(-2), QString::fromUtf8("−2 points"));
        QCOMPARE(game->pointsText(0), "0 points");
    }

    void nobodyIsPausedWhereAllArePeople()
    {
        QVERIFY(begin("pp"));
        QVERIFY(!game->canPause());
        QVERIFY(begin("pb"));
        QVERIFY(game->canPause());
    }

    void adviceAndDraftsLeaveTheNextDealAsItIs()
    {
        repeatSeeds(5);
        const quint64 next = drawSeed();
        QVERIFY(begin("pb", "novice", "bomber") && untilAsked());
        repeatSeeds(5);
        QVERIFY(!game->suggestion().isEmpty());
        QCOMPARE(drawSeed(), next);
    }

    void theReckoningNamesTheBestFirst()
    {
        for (int match = 0; match < 8; ++match) {
            QVERIFY(begin("bbb"));
            QVERIFY(test::until([this] { return game->over(); }));
            std::vector<std::pair<bool, int>> rows;
            for (const QVariant &tally : game->tallies())
                rows.emplace_back(tally.toMap()["winner"].toBool(), tally.toMap()["points"].toInt());
            QVERIFY(std::ranges::is_sorted(rows, std::ranges::greater()));
        }
    }

    void aQuestionIsPutByNameOnlyWhereSeveralPeoplePlay()
    {
        quickly();
        QVERIFY(game->begin("bombmu", test::players("pbb"), {}));
        QTRY_COMPARE(game->prompt(), "Your turn: which card will you play?");
        Settings::instance()->setLanguage("ja");
        QCOMPARE(game->prompt(), QString::fromUtf8("あなたの番：どのカードを出す？"));
        Settings::instance()->setLanguage("en");
        QVERIFY(game->begin("bombmu", test::players("ppb"), {}));
        QTRY_VERIFY(QStringList({"Ann: which card will you play?", "Ben: which card will you play?"}).contains(game->prompt()));
    }

    void whatGoesByItselfIsSaidAndNotAsked()
    {
        quickly();
        const QString question = "Your turn: which deck will you check?", forced = "Your turn: only one deck has a hidden card on top.";
        QString prompt;
        bool answerable = true;
        QMap<QString, QList<bool>> could; // for each time that a prompt stood there, whether it could be answered
        connect(game.get(), &MatchModel::changed, this, [&] {
            if (game->prompt() != prompt) {
                could[prompt] << answerable;
                prompt = game->prompt();
                answerable = false;
            }
            answerable |= !game->choices().isEmpty();
        });
        QVERIFY(begin("pbb", "casual"));
        while (!game->over() && (could[question].isEmpty() || could[forced].isEmpty()))
            QVERIFY(takeATurn());
        QVERIFY(!could[question].isEmpty() && !could[question].contains(false));
        QVERIFY(!could[forced].isEmpty() && !could[forced].contains(true));
    }

    /// In Bomb-mu! the next card is due as soon as a round is over, but first hands are filled up and a deck is made.
    void nobodyIsAskedWhileWhatLeadsThereIsStillShown()
    {
        quickly();
        const QString question = "Your turn: which card will you play?";
        int asked = 0, inVain = 0;
        bool stands = false, answerable = false;
        connect(game.get(), &MatchModel::changed, this, [&] {
            const bool stood = std::exchange(stands, game->prompt() == question);
            if (stands) {
                answerable |= !game->choices().isEmpty();
            } else if (stood) {
                ++asked;
                inVain += !std::exchange(answerable, false);
            }
        });
        QVERIFY(game->begin("bombmu", test::players("pbb"), {}));
        while (!game->over() && asked < 4)
            QVERIFY(takeATurn());
        QVERIFY(asked > 1);
        QCOMPARE(inVain, 0);
    }

    /// What is asked as a table is made, half of it would not hear of.
    void whileTheTableIsPutUpNobodyIsAsked()
    {
        QVERIFY(begin("pp"));
        QVERIFY(untilAnyIsAsked());
        const QVariantList choices = game->choices();
        QSignalSpy asked(game.get(), &MatchModel::choicesChanged);
        game->setUnseen(true);
        QVERIFY(game->choices().isEmpty());
        QVERIFY(!game->moving());
        game->setUnseen(false);
        QCOMPARE(game->choices(), choices);
        QCOMPARE(asked.size(), 2);
    }

    /// Nothing has moved since the program was started, so nothing has come to rest.
    void aBotGoesOnInAMatchThatWasLeft()
    {
        Settings::instance()->setSpeed("fast");
        QVERIFY(begin("bb"));
        game->setPaused(true);
        const qint64 lines = test::linesOfRecord();
        game = std::make_unique<MatchModel>(nullptr);
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(test::until([&] { return test::linesOfRecord() > lines + 1; }));
    }

    void aPersonIsAskedOnlyWhenNothingMovesAndItIsTheirTurn()
    {
        quickly();
        int asked = 0, moved = 0;
        QStringList wrong;
        connect(game.get(), &MatchModel::changed, this, [&] {
            moved += game->moving();
            if (game->choices().isEmpty())
                return;
            ++asked;
            if (game->moving() || !game->thinking().isEmpty() || game->over() || !toMove(game->viewer()))
                wrong << QStringLiteral("%1 moving %2, thinking %3, over %4, viewer %5")
                             .arg(game->prompt())
                             .arg(game->moving())
                             .arg(game->thinking())
                             .arg(game->over())
                             .arg(game->viewer());
        });
        QVERIFY(begin("pb"));
        for (int i = 0; i < 12 && !game->over(); ++i)
            QVERIFY(takeATurn());
        QVERIFY(asked > 0 && moved > 0);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void aLastLineThatCantBeWrittenIsTold()
    {
        QVERIFY(begin("bbb"));
        const QString record = test::onlyRecord();
        takenAway = record;
        disk::atEachWrite = [] { // somebody takes the record away just when the last move stands in it
            static qint64 size = 0;
            const QFileInfo file(takenAway);
            if (std::exchange(size, file.size()) != file.size() && Saves().look(file).over)
                QFile::rename(takenAway, takenAway + ".away");
        };
        QVERIFY(test::until([this] { return game->over(); }));
        disk::atEachWrite = nullptr;
        QCOMPARE(notices->size(), 1);
        QVERIFY2(notices->at(0)[0].toString().startsWith("The match could not be saved in “"), qPrintable(notices->at(0)[0].toString()));
        game->close();
        QVERIFY(QFile::rename(record + ".away", record) && game->resume(record));
        QVERIFY(game->over() && !QFile::exists(Record::seedPath(record)));
    }

    void anUndoThatCantBeWrittenIsNotMade()
    {
        QVERIFY(begin("pp") && choose("spare A"));
        QVERIFY(game->canUndo());
        const int moves = game->conductor().match()->moveCount();
        QString problem;
        QVERIFY(disk::write(test::onlyRecord(), "mine", &problem));
        QVERIFY(!game->undo());
        QVERIFY(game->canUndo());
        QCOMPARE(game->conductor().match()->moveCount(), moves);
        QCOMPARE(notices->size(), 1);
    }

    void aBotThatFailsIsNoEndOfTheProgram()
    {
        const test::Stumbling rules;
        QString problem;
        const auto match =
            Match::begin({.rules = &rules, .setup = {.seats = 2}, .players = {{"Ann", "novice"}, {"Ben"}}, .seed = 7}, {}, &problem);
        BotDriver driver;
        QSignalSpy failed(&driver, &BotDriver::failed);
        driver.think(*match, 0, true);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Seat>(), Seat(0));
        QVERIFY(!driver.isThinking());
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
        QSignalSpy refused(game.get(), &MatchModel::refused);
        QVERIFY(begin("pp"));
        const QStringList before = test::picture(*game);
        QVERIFY(!choose(move));
        Settings::instance()->setLanguage("ja");
        QVERIFY(!choose(move));
        Settings::instance()->setLanguage("en");
        QCOMPARE(refused.size(), 2);
        const QString english = refused[0][0].toString(), japanese = refused[1][0].toString();
        QVERIFY(!english.isEmpty() && !japanese.isEmpty() && english != japanese);
        QCOMPARE(test::picture(*game), before);
    }

    void movesMayBeSpelt()
    {
        quickly();
        QVERIFY(begin("pp"));
        QVERIFY(game->moving());
        QVERIFY(choose("spare B"));
        QVERIFY(choose("lay 2 left"));
        QVERIFY(choose("draw right"));
        QVERIFY(!choose("spare B"));
        QTRY_VERIFY(!game->moving());
        QVERIFY(game->log()->rowCount() > 5);
    }

    void aChoiceOutOfRangeIsNone()
    {
        QVERIFY(begin("pp"));
        const QStringList before = test::picture(*game);
        game->choose(-1);
        game->choose(int(game->choices().size()));
        QCOMPARE(test::picture(*game), before);
    }

    void nobodyChoosesForABot()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(untilABotThinks());
        const QStringList before = test::picture(*game);
        game->choose(0);
        QVERIFY(!choose("stop"));
        QCOMPARE(test::picture(*game), before);
        QVERIFY(game->choices().isEmpty());
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

    void theScreenBelongsToWhoIsAsked()
    {
        QVERIFY(begin("pp"));
        QSet<int> viewers;
        while (!game->over()) {
            QVERIFY(untilAnyIsAsked());
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
};

BOMBSHELF_TEST(PlayingTest)
#include "tst_playing.moc"
