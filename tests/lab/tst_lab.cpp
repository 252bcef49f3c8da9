#include "bots/styles.h"
#include "core/rules.h"
#include "core/weights.h"
#include "games/catalogue.h"
#include "match/house_set.h"
#include "match/match.h"
#include "support/test_case.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

/// The lab as a person uses it: words in, lines and exit codes out.
class Lab : public QObject {
    Q_OBJECT

    struct Outcome {
        int code;
        QByteArray out, err;
    };

    static Outcome run(const QString &words)
    {
        QProcess lab;
        lab.start(QStringLiteral(BOMBSHELF_LAB), words.split(' ', Qt::SkipEmptyParts));
        const bool ended = lab.waitForFinished(600000) && lab.exitStatus() == QProcess::NormalExit;
        return {ended ? lab.exitCode() : -1, lab.readAllStandardOutput(), lab.readAllStandardError()};
    }

    static QList<QJsonObject> lines(const QByteArray &text)
    {
        QList<QJsonObject> objects;
        for (const QByteArray &line : text.split('\n'))
            if (!line.isEmpty())
                objects << QJsonDocument::fromJson(line).object();
        return objects;
    }

private slots:
    void badWordsGetOneLine_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"",
                                  "shuffle",
                                  "list everything",
                                  "arena omens-war --bots habit,random",
                                  "simulate",
                                  "simulate chess",
                                  "simulate driller now",
                                  "simulate driller --fast",
                                  "simulate driller --bots random/bold",
                                  "styles bomber --bots random",
                                  "styles bomber --bots casual,strong",
                                  "simulate driller -n 3",
                                  "simulate driller --seats 4",
                                  "simulate driller --seats many",
                                  "simulate driller --seats",
                                  "simulate driller --seats=",
                                  "simulate driller --matches 0",
                                  "simulate driller --matches 3x",
                                  "simulate driller --matches 99999999999",
                                  "arena driller --bots novice,random --matches 2147483647",
                                  "simulate driller --seed -1",
                                  "simulate driller --seed 18446744073709551616",
                                  "simulate driller --bots oracle,random",
                                  "simulate driller --bots random,,random",
                                  "simulate driller --seats 2 --bots random,random,random",
                                  "simulate driller --option deck=big",
                                  "simulate driller --option deck",
                                  "simulate driller --set set.json",
                                  "simulate bombmu --set no/such/file",
                                  "simulate driller --json=yes",
                                  "simulate driller --iterations 0",
                                  "simulate driller --threads 0",
                                  "arena driller --bots random --seats 1",
                                  "arena driller --seats 2 --bots random,random,random",
                                  "arena driller",
                                  "arena driller --bots novice,novice",
                                  "team driller",
                                  "team omens-war --bots oracle",
                                  "team omens-war --seats 5",
                                  "ladder driller --levels novice,oracle",
                                  "exploit omens-war",
                                  "exploit driller --level oracle",
                                  "arena driller --bots exploiter/oracle,novice",
                                  "trace driller --json",
                                  "trace",
                                  "verify",
                                  "verify no/such/file",
                                  "chance",
                                  "chance no/such/file",
                                  "tune driller --iterations 0",
                                  "tune omens-death --bots strong",
                                  "ask",
                                  "ask no/such/file",
                                  "ask " BOMBSHELF_SOURCE_DIR "/tests/match/records/driller-rules1-2-seats.jsonl --at 290",
                                  "ask " BOMBSHELF_SOURCE_DIR "/tests/match/records/driller-rules1-2-seats.jsonl --bots novice,oracle",
                                  "bench chess",
                                  "bench driller --seats 9",
                                  "bench --seats 9",
                                  "exploit --seats 9 --level novice",
                                  "ladder --seats 9",
                                  "bench driller driller"})
            QTest::newRow(words) << words;
    }
    void badWordsGetOneLine()
    {
        QFETCH(const QString, words);
        const Outcome outcome = run(words);
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.err.startsWith("bombshelf-lab: "));
        QCOMPARE(outcome.err.count('\n'), 1);
    }

    void helpNamesEveryCommand()
    {
        for (const char *words : {"--help", "help", "simulate --help"}) {
            const Outcome outcome = run(words);
            QCOMPARE(outcome.code, 0);
            for (const char *command : {"list", "simulate", "arena", "team", "trace", "verify", "chance", "lesson", "bench", "tune", "ask",
                                        "ladder", "exploit", "styles"})
                QVERIFY2(
                    QRegularExpression("^" + QString(command) + "[ :]", QRegularExpression::MultilineOption).match(outcome.out).hasMatch(),
                    command);
        }
    }

    void listNamesTheGames() { QVERIFY(run("list").out.startsWith("driller ")); }
    void listSaysWhatHoldsByDefault()
    {
        const QString games = run("list").out;
        QVERIFY2(games.contains("  --option hp=6 (default at 2 to 3 seats)|tough (default at 4 to 6 seats)\n"), qPrintable(games));
        QVERIFY2(games.contains("  --option reach=substitute (default)|target\n"), qPrintable(games));
    }

    void simulateCountsEveryWin()
    {
        const Outcome outcome = run("simulate driller --seats 3 --bots novice,random,random --matches 4 --seed 9 --json");
        QCOMPARE(outcome.code, 0);
        const QJsonObject object = lines(outcome.out).value(0);
        QCOMPARE(object["matches"].toInt(), 4);
        double wins = 0;
        for (const QJsonValue &bot : object["bots"].toArray())
            wins += bot["wins"].toDouble();
        QVERIFY(qAbs(wins - 4) < 1e-5);
    }

    void anotherHouseSetIsPlayed()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        const QByteArray given = QByteArray::fromStdString(std::string(bombshelf::houseSetText("bombmu")));
        const auto runWith = [&](const QByteArray &set) {
            file.resize(0);
            file.write(set);
            file.flush();
            return run("trace bombmu --seed 4 --set " + file.fileName());
        };
        QCOMPARE(runWith(given).out, run("trace bombmu --seed 4").out);
        const Outcome other = runWith(QByteArray(given).replace(QByteArray("\"5\": 5"), "\"5\": 7"));
        QCOMPARE(lines(other.out).value(0)["set"].toObject()["cards"].toObject()["5"].toInt(), 7);
        QCOMPARE(lines(other.out).value(1)["state"].toObject()["zones"].toObject()["deck"].toArray().size(), 33);
        for (const QByteArray &bad : {QByteArray("{}"), QByteArray("[1"), QByteArray(given).replace(QByteArray("\"0\": 5"), "\"0\": 4")}) {
            const Outcome refused = runWith(bad);
            QCOMPARE(refused.code, 2);
            QCOMPARE(refused.err.count('\n'), 1);
        }
    }

    void theLastBotTakesTheSeatsLeft()
    {
        const QString words = "trace driller --seats 3 --iterations 20 --seed 5 --bots ";
        const Outcome named = run(words + "novice,random,random");
        QCOMPARE(named.code, 0);
        QCOMPARE(run(words + "novice,random").out, named.out);
    }

    void aFullDiskIsAFailure_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"--help", "list", "simulate driller", "arena driller --bots novice,random --iterations 20",
                                  "team omens-war --bots random", "trace driller"})
            QTest::newRow(words) << words;
    }
    void aFullDiskIsAFailure()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("This system has no disk that is always full.");
        QFETCH(const QString, words);
        QProcess lab;
        lab.setStandardOutputFile("/dev/full");
        lab.start(QStringLiteral(BOMBSHELF_LAB), words.split(' '));
        QVERIFY(lab.waitForFinished(120000));
        QCOMPARE(lab.exitStatus(), QProcess::NormalExit);
        QCOMPARE(lab.exitCode(), 1);
        QCOMPARE(lab.readAllStandardError(), "bombshelf-lab: the output could not be written\n");
    }

    void threadsChangeNothing()
    {
        const QString words = "arena driller --seats 3 --bots novice,random --matches 6 --iterations 20 --threads ";
        const Outcome one = run(words + '1');
        QCOMPARE(one.code, 0);
        QCOMPARE(one.out, run(words + '3').out);
    }

    /// With so few worlds `strong` and `master` are the same bot: each wins a third on every deal, which is not sure for all that.
    void whatNeverVariesIsNotSure()
    {
        const QString matches = bombshelf::test::sanitized ? "6" : "60";
        const Outcome outcome = run("arena driller --seats 3 --bots strong,master --iterations 10 --seed 3 --matches " + matches);
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> words = outcome.out.trimmed().split('\n').last().simplified().split(' ');
        QVERIFY2(words.value(5).toDouble() + 10 < words.value(7).toDouble(), outcome.out.constData());
    }

    void oneDealTellsNoError()
    {
        const Outcome outcome = run("arena driller --seats 3 --bots random,habit --matches 3 --seed 3");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.trimmed().split('\n').last().contains("unknown"), outcome.out.constData());
    }

    /// The same deals for both teams: a row for each difficulty and number of seats.
    void teamsArePlayedAtEverySetUp()
    {
        const Outcome outcome = run("team omens-war --bots random,novice --matches 10 --seed 5 --iterations 20");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows.size(), 4 * 3);
        QVERIFY(rows[0].simplified().startsWith("2 easy "));
        QVERIFY(rows[11].simplified().startsWith("4 ineffable "));
        const QByteArray alone = run("simulate omens-war --bots novice,novice --matches 10 --seed 5 --iterations 20 "
                                     "--option difficulty=easy --json")
                                     .out;
        const double wins = lines(alone).value(0)["bots"][0]["wins"].toDouble();
        QCOMPARE(rows[0].split(')')[1].simplified().split(' ')[0].toDouble(), 10 * wins);
    }

    void moreTeamsThanSeatsCanBeNamed()
    {
        const Outcome outcome = run("team omens-war --bots random,habit,random,habit,random --matches 1 --seed 5");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.trimmed().split('\n').last().count('%'), 5);
    }

    void aTeamsSeatsCanBeNamed()
    {
        const Outcome outcome = run("team omens-war --option difficulty=hard --seats 3 --bots random --matches 2 --seed 5");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows.size(), 1);
        QVERIFY2(rows[0].simplified().startsWith("3 hard "), rows[0]);
    }

    void aDifficultyCanBeNamed()
    {
        const Outcome outcome = run("team omens-war --option difficulty=hard --bots random --matches 2 --seed 5");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows.size(), 3);
        for (const QByteArray &row : rows)
            QVERIFY2(row.contains(" hard "), row);
    }

    void gamesForOtherSeatsAreLeftOut()
    {
        const Outcome six = run("exploit --seats 6 --level novice --matches 6 --iterations 2");
        QCOMPARE(six.code, 0);
        const QList<QByteArray> rows = six.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows[0].startsWith("| bombmafia | 6 ") && rows[1].startsWith("| bomber | 6 "));
    }

    /// A column for each step, and a row for each number of seats.
    void aLadderCanHaveFewRungs()
    {
        const Outcome outcome = run("ladder driller --levels novice,casual --matches 2 --iterations 10");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows[0].trimmed(), "| seats | equal | casual > novice | clairvoyant > casual |");
        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[2].startsWith("| 2 | 50 | "));
        QVERIFY(rows[3].startsWith("| 3 | 33 | "));
    }

    /// The share of a team is held against those that know more.
    void aLadderOfTeamsEndsWithSeers()
    {
        const Outcome outcome = run("ladder omens-war --seats 2 --levels novice --matches 2 --iterations 10");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows[0].trimmed(), "| seats | novice | openhanded | of the openhanded's | clairvoyant | of the clairvoyant's |");
        QCOMPARE(rows.value(2).count('|'), rows[0].count('|'));
    }

    void exploitersMeetALevel()
    {
        const Outcome outcome = run("exploit driller --seats 3 --level novice --matches 3 --iterations 10");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n');
        QCOMPARE(rows.size(), 3);
        QVERIFY2(rows[2].startsWith("| driller | 3 | 33 | "), rows[2].constData());
    }
    void exploitersMeetItAtEveryTable()
    {
        const Outcome outcome = run("exploit driller --level novice --matches 2 --iterations 2");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(2);
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows[0].startsWith("| driller | 2 | 50 | ") && rows[1].startsWith("| driller | 3 | 33 | "));
    }

    void eachStyleHasARow()
    {
        const Outcome outcome = run("styles driller --seats 3 --bots novice --matches 3 --iterations 10");
        QCOMPARE(outcome.code, 0);
        const QList<QByteArray> rows = outcome.out.trimmed().split('\n').mid(4);
        QCOMPARE(rows.size(), qsizetype(bombshelf::styles().size()));
        for (int i = 0; i < rows.size(); ++i)
            QVERIFY2(rows[i].startsWith("| " + QByteArray::fromStdString(std::string(bombshelf::styles()[std::size_t(i)]->name)) + " | "),
                     rows[i].constData());
    }

    /// Whoever sees both decks knows where the bombs are.
    void clairvoyantsKnowTheDecks()
    {
        const QString matches = bombshelf::test::sanitized ? "2" : "12";
        const Outcome outcome = run("arena driller --bots clairvoyant,casual --iterations 200 --seed 2 --matches " + matches);
        QCOMPARE(outcome.code, 0);
        const QByteArray row = outcome.out.split('\n').value(2).simplified();
        QVERIFY2(row.startsWith("clairvoyant ") && (bombshelf::test::sanitized || row.split(' ')[1].toDouble() > 75),
                 outcome.out.constData());
    }

    void openhandedSeeWhatOthersHaveSeen_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("someoneHasSeenMore");
        QTest::newRow("nobody looks at War's cards but by the Prophet") << "omens-war --option difficulty=ineffable" << false;
        QTest::newRow("each looks at its hand in Bomb Mafia") << "bombmafia" << true;
        QTest::newRow("and in Death, where they win together") << "omens-death" << true;
    }
    void openhandedSeeWhatOthersHaveSeen()
    {
        QFETCH(QString, game);
        const auto moves = [&game](const char *bot) {
            Outcome outcome = run(QString("trace %1 --seats 3 --bots %2 --matches 2 --iterations 30 --seed 3").arg(game, bot));
            return outcome.out.replace(bot, ""); // who they are
        };
        const QByteArray master = moves("master"), openhanded = moves("openhanded");
        QVERIFY(master.size() > 1000);
        QTEST(openhanded != master, "someoneHasSeenMore");
        QVERIFY(openhanded != moves("clairvoyant"));
    }

    void traceHasEveryLine()
    {
        const Outcome outcome = run("trace driller --seats 3 --matches 2 --seed 18446744073709551615");
        const QList<QJsonObject> trace = lines(outcome.out);
        QList<int> headers, ends;
        for (int i = 0; i < trace.size(); ++i) {
            QVERIFY(!trace[i].isEmpty());
            if (trace[i].contains("trace"))
                headers << i;
            if (trace[i].contains("end"))
                ends << i;
        }
        QCOMPARE(headers.size(), 2);
        QCOMPARE(ends, (QList<int>{headers[1] - 1, int(trace.size()) - 1}));
        QCOMPARE(trace[0]["seed"].toString(), QString("18446744073709551615"));
        QVERIFY(trace[1].contains("deal"));
        QCOMPARE(trace[ends[0]]["moves"].toInt(), ends[0] - 2);
        for (int i = 2; i < ends[0]; ++i) {
            QCOMPARE(trace[i]["n"].toInt(), i - 2);
            QVERIFY(trace[i]["legal"].toArray().contains(trace[i]["move"]));
        }
    }

    /// The seed in a header repeats that match alone.
    void anyMatchCanBeRepeated()
    {
        const QList<QJsonObject> both = lines(run("trace driller --bots novice,random --matches 2 --seed 3").out);
        int second = 1;
        while (second < both.size() && !both[second].contains("trace"))
            ++second;
        const QList<QJsonObject> alone = lines(run("trace driller --bots novice,random --seed " + both[second]["seed"].toString()).out);
        QCOMPARE(alone.mid(1), both.mid(second + 1));
    }

    /// Maps win Driller, whatever the luck of the cards.
    void tuneFindsWhatCounts()
    {
        const Outcome once = run("tune driller --matches 60 --seed 3");
        QCOMPARE(once.code, 0);
        QCOMPARE(run("tune driller --matches 60 --seed 3 --threads 2").out, once.out);
        const auto pairs = QRegularExpression("^map-pair +([0-9.]+)", QRegularExpression::MultilineOption).match(once.out);
        QVERIFY2(pairs.captured(1).toDouble() > 0.5, once.out);
    }

    /// A seed with which weights are found by which more is won.
    void tuneTriesWhatWins()
    {
        const Outcome once = run("tune omens-famine --matches 10 --seed 5");
        QCOMPARE(once.code, 0);
        QCOMPARE(run("tune omens-famine --matches 10 --seed 5 --threads 2").out, once.out);
        const auto wins = QRegularExpression("win ([0-9.]+) % of these deals, ([0-9.]+) % with the weights before;").match(once.out);
        QVERIFY2(wins.hasMatch(), once.out);
        QVERIFY2(wins.captured(1).toDouble() > wins.captured(2).toDouble(), once.out);
        const auto surprise = QRegularExpression("surprises by ([0-9.]+) bits, without any feature by ([0-9.]+)").match(once.out);
        QVERIFY2(surprise.hasMatch(), once.out);
        QVERIFY2(surprise.captured(1).toDouble() < surprise.captured(2).toDouble(), once.out);
    }

    /// Of games whose knowledge has features alone, and none.
    void whatTunePrintsIsRead_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"omens-war", "omens-death"})
            QTest::newRow(game) << game;
    }
    void whatTunePrintsIsRead()
    {
        QFETCH(const QString, game);
        const Outcome once = run("tune " + game + " --matches 2 --seed 5");
        QCOMPARE(once.code, 0);
        const auto &knowledge = dynamic_cast<const bombshelf::Tunable &>(bombshelf::findGame(game.toStdString())->knowledge());
        const std::vector<float> weights = bombshelf::readWeights(knowledge.weightNames(), once.out.toStdString());
        QCOMPARE(weights.size(), knowledge.weights().size());
    }

    void askSaysWhatABotWouldDo()
    {
        const Outcome outcome =
            run("ask " BOMBSHELF_SOURCE_DIR "/tests/match/records/driller-rules1-2-seats.jsonl --at 20 --bots casual,habit");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.contains("move 20, seat 1"), outcome.out);
        for (const char *bot : {"casual", "habit"})
            QVERIFY2(outcome.out.contains(QByteArray("\n") + bot + ": put-back ring "), outcome.out);
        double sum = 0;
        for (auto shares = QRegularExpression(" ([0-9.]+) %").globalMatch(outcome.out); shares.hasNext();)
            sum += shares.next().captured(1).toDouble();
        QVERIFY2(qAbs(sum - 200) < 0.5, outcome.out);
    }

    /// Where several choose at the same time, the one that made the move is asked.
    void askAsksWhoMadeTheMove()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.jsonl");
        QString problem;
        const bombshelf::Rules *rules = bombshelf::findGame("bombmu");
        const auto match = bombshelf::Match::begin(
            {.rules = rules, .setup = bombshelf::defaultSetup(rules->descriptor(), 2), .players = {{"A"}, {"B"}}, .seed = 7}, path,
            &problem);
        QVERIFY2(match, qPrintable(problem));
        QVERIFY(match->toMove().has(0) && match->choose(1, match->legal(1)[0], 1, &problem));
        QVERIFY2(run("ask " + path + " --at 0 --bots habit").out.contains("move 0, seat 1"), "the mover");
        QVERIFY2(run("ask " + path + " --bots habit").out.contains("move 1, seat 0"), "who is still to choose");
        for (const char *bot : {"clairvoyant", "openhanded"}) {
            const Outcome refused = run("ask " + path + " --bots " + bot);
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains("sees what is hidden, and the match is not over"), refused.err.constData());
        }
    }

    void verifySaysWhetherARecordHolds()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.jsonl");
        QString problem;
        const auto match = bombshelf::Match::begin(
            {.rules = bombshelf::catalogue().front(), .setup = {.seats = 2}, .players = {{"A"}, {"B"}}, .seed = 7}, path, &problem);
        QVERIFY2(match, qPrintable(problem));
        for (int i = 0; i < 10; ++i) {
            const bombshelf::Seat seat = match->toMove().first();
            match->choose(seat, match->legal(seat)[0], seat, &problem);
        }
        const Outcome whole = run("verify " + path);
        QCOMPARE(whole.code, 0);
        QVERIFY(whole.out.contains("moves: 10"));

        QFile record(path);
        QVERIFY(record.open(QIODevice::ReadWrite));
        QByteArray edited = record.readAll();
        edited.replace("draw left", "draw right");
        record.resize(0);
        record.write(edited);
        record.close();
        const Outcome damaged = run("verify " + path);
        QCOMPARE(damaged.code, 1);
        QCOMPARE(damaged.out.count('\n'), 1);
    }
};

BOMBSHELF_TEST(Lab)
#include "tst_lab.moc"
