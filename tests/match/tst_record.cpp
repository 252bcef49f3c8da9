#include "games/catalogue.h"
#include "match/record.h"
#include "match/verify.h"
#include "play.h"
#include "support/test_case.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace bombshelf;

namespace {

/// Plays a match at random, not to its end unless `steps` is large, and leaves its record.
QString record(const QTemporaryDir &folder, const MatchSetup &setup, int steps)
{
    QString problem;
    const QString path = folder.filePath("match.jsonl");
    const auto match = Match::begin(setup, path, &problem);
    return test::play(*match, 1, 0, steps) > 0 ? path : QString();
}

QJsonObject json(const QByteArray &line) { return QJsonDocument::fromJson(line).object(); }

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private slots:
    void theHeaderHoldsTheSetUp()
    {
        const QTemporaryDir folder;
        MatchSetup setup = test::tiny("ppp", 18446744073709551615u);
        setup.setup.options[0] = 0;
        setup.players = {{"花子 \"A\"\n", "", "owl"}, {"", "strong", "fox"}, {"<b>%1</b>", "casual", ""}};
        QString problem;
        const auto match = Match::begin(setup, folder.filePath("a.jsonl"), &problem);
        QVERIFY(test::play(*match, 1, 0, 2) > 0);
        const auto again = Match::resume(match->path(), &problem, test::shelf());
        QVERIFY2(again, qPrintable(problem));
        setup.players[0].name = "花子 \"A\" "; // one line
        QVERIFY(again->players() == setup.players);
        QCOMPARE(again->setup().seats, 3);
        QVERIFY(again->setup().options == setup.setup.options);
        QCOMPARE(&again->rules(), setup.rules);
        QVERIFY(test::standing(*again) == test::standing(*match));
    }

    void resumingAtAnyStepIsAsIfNothingHadHappened_data()
    {
        QTest::addColumn<bool>("driller");
        QTest::addColumn<QByteArray>("kinds");
        for (const QByteArray kinds : {"pb", "bb", "pbp"}) {
            QTest::addRow("driller %s", kinds.constData()) << true << kinds;
            QTest::addRow("tiny %s", kinds.constData()) << false << kinds;
        }
    }

    void resumingAtAnyStepIsAsIfNothingHadHappened()
    {
        QFETCH(bool, driller);
        QFETCH(QByteArray, kinds);
        const QTemporaryDir folder;
        QString problem;
        const MatchSetup setup = driller ? test::driller(kinds, 21) : test::tiny(kinds, 21);
        const auto match = Match::begin(setup, {}, &problem);
        auto kept = Match::begin(setup, folder.filePath("a.jsonl"), &problem);
        for (int i = 0; i < 200 && !match->result().over; ++i) {
            QVERIFY(test::step(*match, 5, i, &problem) && test::step(*kept, 5, i, &problem));
            kept = Match::resume(kept->path(), &problem, test::shelf());
            QVERIFY2(kept && problem.isEmpty(), qPrintable(problem));
            QVERIFY(test::standing(*kept) == test::standing(*match));
            for (Seat viewer : {Seat(0), Seat(kinds.size() - 1), noSeat})
                QVERIFY(kept->observe(viewer) == match->observe(viewer));
        }
        QVERIFY(verifyRecord(kept->path(), test::shelf()).holds);
    }

    void whereverTheFileIsCutOnlyTheTornLineIsLost()
    {
        const QTemporaryDir folder;
        QString problem;
        const auto match = Match::begin(test::driller("pp", 31), folder.filePath("a.jsonl"), &problem);
        const qsizetype header = test::contents(match->path()).size();
        std::vector<test::Standing> standings{test::standing(*match)};
        for (int i = 0; i < 16; ++i) {
            QVERIFY(test::step(*match, 9, i, &problem));
            standings.push_back(test::standing(*match));
        }
        const QByteArray whole = test::contents(match->path());
        for (qsizetype cut = header; cut <= whole.size(); ++cut) {
            const QByteArray left = whole.first(cut);
            QVERIFY(test::overwrite(match->path(), left));
            problem.clear();
            const auto resumed = Match::resume(match->path(), &problem);
            QVERIFY2(resumed, qPrintable(problem));
            QVERIFY(test::standing(*resumed) == standings[std::size_t(left.count('\n') - 1)]);
            QCOMPARE(problem.isEmpty(), left.endsWith('\n'));
        }
    }

    void aTornLineGoesWithTheNextMove_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::newRow("half a line") << QByteArray("{\"hash\":\"1");
        QTest::newRow("a line without its break") << QByteArray("{\"undo\":1}");
        QTest::newRow("not JSON, with its break") << QByteArray("{\"hash\":\"1\n");
        QTest::newRow("zeros") << QByteArray(100, '\0');
        QTest::newRow("not UTF-8") << QByteArray("{\"\xff\xfe");
    }

    void aTornLineGoesWithTheNextMove()
    {
        QFETCH(QByteArray, tail);
        const QTemporaryDir folder;
        const QString path = record(folder, test::driller("pp", 1), 9);
        const QByteArray whole = test::contents(path);
        QVERIFY(test::overwrite(path, whole + tail));
        const Verification verified = verifyRecord(path);
        QVERIFY(verified.holds);
        QVERIFY2(verified.sentence.contains("torn off"), qPrintable(verified.sentence));

        QString problem;
        const auto match = Match::resume(path, &problem);
        QVERIFY(match);
        QCOMPARE(problem, "The last line of the match was torn off: the move being made then is lost.");
        QCOMPARE(test::contents(path), whole + tail);
        QVERIFY(test::step(*match, 1, 9, &problem));
        QVERIFY(test::contents(path).startsWith(whole));
        QCOMPARE(test::linesOf(path).size(), whole.count('\n') + 1);
        QCOMPARE(verifyRecord(path).sentence, "The record holds as far as it goes: the match is not over.");
    }

    void theSeedIsToldAtTheEndAndProvesTheDice()
    {
        const QTemporaryDir folder;
        QString problem;
        const quint64 seed = 9876543210123456789u;
        const auto match = Match::begin(test::driller("pb", seed), folder.filePath("a.jsonl"), &problem);
        for (int i = 0; !match->result().over; ++i) {
            QVERIFY(!test::contents(match->path()).contains("9876543210123456789"));
            QCOMPARE(test::contents(folder.filePath("a.seed")), "9876543210123456789");
            QVERIFY(test::step(*match, 2, i, &problem));
        }
        QVERIFY(!QFile::exists(folder.filePath("a.seed")));
        const QByteArrayList lines = test::linesOf(match->path());
        const QJsonObject end = json(lines.last());
        QCOMPARE(end["seed"].toString(), "9876543210123456789");
        QCOMPARE(end["moves"].toInt(), match->moveCount());
        QCOMPARE(end["points"].toArray()[1].toInt(), match->points(1));
        QCOMPARE(json(lines.first())["seedHash"].toString().toLatin1(),
                 QCryptographicHash::hash("9876543210123456789", QCryptographicHash::Sha256).toHex());
        const Verification verified = verifyRecord(match->path());
        QVERIFY(verified.holds);
        QCOMPARE(verified.moves, match->moveCount());
        QVERIFY(Match::resume(match->path(), &problem)->result().over);
    }

    void aMatchKilledAsItEndedIsBroughtToItsEnd_data()
    {
        QTest::addColumn<bool>("endWritten");
        QTest::newRow("before the last line") << false;
        QTest::newRow("before the seed was removed") << true;
    }

    void aMatchKilledAsItEndedIsBroughtToItsEnd()
    {
        QFETCH(bool, endWritten);
        const QTemporaryDir folder;
        const QString path = record(folder, test::driller("pp", 8), 100000);
        const QByteArray whole = test::contents(path);
        QVERIFY(test::overwrite(Record::seedPath(path), "8"));
        if (!endWritten)
            QVERIFY(test::overwrite(path, test::linesOf(path).mid(0, whole.count('\n') - 1).join('\n') + '\n'));
        QString problem;
        QVERIFY(Match::resume(path, &problem));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QCOMPARE(test::contents(path), whole);
        QVERIFY(!QFile::exists(Record::seedPath(path)));
    }

    void onlyItsOwnSeedIsRemoved_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beside");
        QTest::newRow("a file of somebody's") << "match.jsonl" << QByteArray("my precious");
        QTest::newRow("the seed of another match") << "match.jsonl" << QByteArray("9");
        QTest::newRow("the record itself has the name of a seed") << "match.seed" << QByteArray();
    }
    void onlyItsOwnSeedIsRemoved()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beside);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        const QByteArray whole = test::contents(record(folder, test::driller("pp", 8), 100000));
        QVERIFY(test::overwrite(Record::seedPath(path), beside) && test::overwrite(path, whole));
        QString problem;
        QVERIFY(Match::resume(path, &problem)->result().over);
        QCOMPARE(test::contents(path), whole);
        QVERIFY(beside.isEmpty() || test::contents(Record::seedPath(path)) == beside);
    }

    void aLinkLeadsToTheSeedToo()
    {
#ifdef Q_OS_WIN
        QSKIP("There, links are files of another kind.");
#endif
        const QTemporaryDir folder, elsewhere;
        const QString path = record(folder, test::driller("pp", 8), 3), link = elsewhere.filePath("link.jsonl");
        QVERIFY(QFile::link(path, link));
        QString problem;
        const auto match = Match::resume(link, &problem);
        QVERIFY2(match, qPrintable(problem));
        QCOMPARE(match->moveCount(), 3);
    }

    void whoeverComesSecondTakesNoNameAway()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.jsonl");
        QVERIFY(test::overwrite(Record::seedPath(path), "9")); // another program is just beginning that match
        QString problem;
        QVERIFY(!Match::begin(test::driller("pp", 8), path, &problem));
        QVERIFY2(problem.contains("match.jsonl"), qPrintable(problem));
        QCOMPARE(test::contents(Record::seedPath(path)), "9");
        QVERIFY(!QFile::exists(path));
    }

    /// Old records replay, or are refused in words if the rules have another version since. If this fails after a change of
    /// rules, raise Descriptor::rulesVersion and add new records (tst_kill.cpp tells how); never change an old one.
    void oldRecordsHold_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(BOMBSHELF_SOURCE_DIR "/tests/match/records"));
        for (const QString &name : folder.entryList({"*.jsonl"}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void oldRecordsHold()
    {
        QFETCH(QString, path);
        const QByteArrayList lines = test::linesOf(path);
        const Verification verified = verifyRecord(path);
        const QJsonObject header = json(lines.first());
        const Rules *const game = findGame(header["game"].toString().toStdString());
        QVERIFY(game);
        if (header["rules"].toInt() == game->descriptor().rulesVersion)
            QVERIFY2(verified.holds, qPrintable(verified.sentence));
        else
            QVERIFY2(verified.sentence.startsWith("This match was played by version "), qPrintable(verified.sentence));
        QVERIFY(lines.size() > 100);
    }
};

BOMBSHELF_TEST(RecordTest)
#include "tst_record.moc"
