#include "match/disk.h"
#include "match/record.h"
#include "match/saves.h"
#include "match_table.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include "view/cast.h"

#include <QMetaMethod>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

QString takenAway;

/// Tiny for bots that can think no thought of it.
struct Stumbling final : test::TinyVariant {
    const Knowledge &knowledge() const override { throw std::bad_alloc(); }
};

/// Listens to a match, and compares its properties with the signals that tell of them.
class Told : public QObject {
    Q_OBJECT

public:
    explicit Told(MatchModel &game) : m_game(game), m_values(values())
    {
        const QMetaMethod heard = staticMetaObject.method(staticMetaObject.indexOfSlot("hear()"));
        for (const QMetaProperty &property : properties())
            connect(&game, property.notifySignal(), this, heard, Qt::UniqueConnection);
        connect(&game, &MatchModel::changed, this, &Told::hear);
    }

    QStringList wrong;
    QMap<QByteArray, int> times; ///< by the signal

private slots:
    void hear()
    {
        const QByteArray signal = m_game.metaObject()->method(senderSignalIndex()).name();
        ++times[signal];
        m_open << signal;
        if (signal != "changed" && signal != "choicesChanged")
            return;
        const QVariantMap now = values();
        QByteArrayList different;
        for (const QMetaProperty &property : properties())
            if (const QByteArray notifies = property.notifySignal().name(); now[property.name()] != m_values[property.name()]) {
                different << notifies;
                if (!m_open.contains(notifies) && notifies != "choicesChanged") // which comes last
                    wrong << property.name() + QStringLiteral(" is different, and nobody was told");
            }
        for (const QByteArray &each : std::as_const(m_open))
            if (each != "changed" && each != "tableChanged" && !different.contains(each))
                wrong << each + QStringLiteral(" though nothing is different");
        const QVariant choices = signal == "changed" ? m_values["choices"] : now["choices"];
        m_values = now;
        m_values["choices"] = choices;
        m_open.clear();
    }

private:
    std::vector<QMetaProperty> properties() const
    {
        std::vector<QMetaProperty> all;
        for (int i = m_game.metaObject()->propertyOffset(); i < m_game.metaObject()->propertyCount(); ++i)
            if (m_game.metaObject()->property(i).hasNotifySignal())
                all.push_back(m_game.metaObject()->property(i));
        return all;
    }
    QVariantMap values() const
    {
        QVariantMap map;
        for (const QMetaProperty &property : properties())
            map[property.name()] = property.read(&m_game);
        return map;
    }

    MatchModel &m_game;
    QVariantMap m_values;
    QByteArrayList m_open; ///< signals since the last look
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
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(game->over());
    }

    void theReckoningNamesTheBestFirst()
    {
        for (int match = 0; match < 8; ++match) {
            QVERIFY(begin("bbb"));
            QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
            std::vector<std::pair<bool, int>> rows;
            for (const QVariant &tally : game->tallies())
                rows.emplace_back(tally.toMap()["winner"].toBool(), tally.toMap()["points"].toInt());
            QVERIFY(std::ranges::is_sorted(rows, std::ranges::greater()));
        }
    }

    void namesThatNobodyGaveFollowTheLanguage()
    {
        QVariantList players = Cast().defaultPlayers(3);
        players[1] = QVariantMap{{"name", "Mr. Goggles"}, {"level", "novice"}, {"face", "cat"}};
        QVERIFY(game->begin("driller", players, {}));
        const auto names = [this] {
            QStringList list;
            for (const QVariant &player : game->players())
                list << player.toMap()["name"].toString();
            list.sort();
            return list;
        };
        QCOMPARE(names(), QStringList({"Goggles", "Mr. Goggles", "Player"}));
        Settings::instance()->setLanguage("ja");
        QCOMPARE(names(), QStringList({"Mr. Goggles", QString::fromUtf8("ゴーグル"), QString::fromUtf8("プレイヤー")}));
        QVERIFY(!game->prompt().contains("Player"));
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QVERIFY(names().contains(QString::fromUtf8("ゴーグル")));
        Settings::instance()->setLanguage("en");
        QCOMPARE(names(), QStringList({"Goggles", "Mr. Goggles", "Player"}));
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

    void whatIsWatchedEndsWhereJumpingEnds()
    {
        quickly();
        QVERIFY(begin("pbb"));
        while (!game->over())
            QVERIFY(takeATurn());
        const QStringList watched = test::picture(*game);
        game->close();
        QVERIFY(game->resume(test::onlyRecord()));
        QCOMPARE(test::picture(*game), watched);
    }

    void eachEventIsToldOnceInTheGamesWords()
    {
        QSignalSpy happened(game.get(), &MatchModel::happened);
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
        QTRY_VERIFY_WITH_TIMEOUT(game->over(), aWhile);
        disk::atEachWrite = nullptr;
        QCOMPARE(notices->size(), 1);
        QVERIFY2(notices->at(0)[0].toString().startsWith("The match could not be saved in “"), qPrintable(notices->at(0)[0].toString()));
        game->close();
        QVERIFY(QFile::rename(record + ".away", record) && game->resume(record));
        QVERIFY(game->over() && !QFile::exists(Record::seedPath(record)));
    }

    void aBotThatFailsIsNoEndOfTheProgram()
    {
        const Stumbling rules;
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
        QVERIFY(!game->chooseMove(move));
        Settings::instance()->setLanguage("ja");
        QVERIFY(!game->chooseMove(move));
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
        const QStringList before = test::picture(*game);
        game->choose(-1);
        game->choose(int(game->choices().size()));
        QCOMPARE(test::picture(*game), before);
    }

    void nobodyChoosesForABot()
    {
        Settings::instance()->setThinkTime(20);
        QVERIFY(begin("pb", "strong"));
        QVERIFY(tillABotThinks());
        const QStringList before = test::picture(*game);
        game->choose(0);
        QVERIFY(!game->chooseMove("stop"));
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

    void anotherLanguageRetellsTheTable()
    {
        QVERIFY(begin("pb"));
        QVERIFY(takeATurn() && tillAsked());
        const QStringList english = test::picture(*game);
        const auto texts = [&] {
            return QStringList{game->title(),
                               game->prompt(),
                               game->why(),
                               game->tableAsText(),
                               game->zoneText("left", -1),
                               game->choices()[0].toMap()["text"].toString(),
                               game->log()->index(0, 0).data(LogModel::Text).toString()};
        };
        const QStringList before = texts();
        QSignalSpy changed(game.get(), &MatchModel::changed);
        Settings::instance()->setLanguage("ja");
        QVERIFY(changed.size() > 0);
        const QStringList after = texts();
        for (qsizetype i = 0; i < after.size(); ++i)
            QVERIFY2(!after[i].isEmpty() && after[i] != before[i], qPrintable(after[i]));
        Settings::instance()->setLanguage("en");
        QCOMPARE(test::picture(*game), english);
    }

    /// A screen looks again only at what it is told of.
    void whatChangesIsToldAndNothingElse_data()
    {
        QTest::addColumn<QString>("id");
        for (const Rules *rules : catalogue())
            QTest::newRow(rules->descriptor().id.data()) << fromWord(rules->descriptor().id);
    }

    void whatChangesIsToldAndNothingElse()
    {
        QFETCH(QString, id);
        const Told told(*game);
        QVERIFY(begin("pbb", "novice", id));
        for (int i = 0; i < 20 && !game->over(); ++i)
            QVERIFY(takeATurn() && tillAsked());
        game->startLookBack();
        game->setStoryAt(2);
        game->endLookBack();
        game->setPaused(true);
        game->undo();
        Settings::instance()->setLanguage("ja");
        game->close();
        QVERIFY2(told.wrong.isEmpty(), qPrintable(told.wrong.join('\n')));
        QVERIFY(told.times["factsChanged"] < told.times["changed"]);
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
};

BOMBSHELF_TEST(PlayingTest)
#include "tst_playing.moc"
