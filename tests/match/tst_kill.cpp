// Kills a program that plays a match, before and after everything it writes and half-way through each line, and goes on
// with what it left. The program is this one: test_match play PATH GAME SEATS SCRIPT FIRST COUNT STOP
// begins a match (or goes on, if FIRST is not 0), makes steps FIRST to FIRST + COUNT of a script, and stops at write number
// STOP (0: never). Records for tests/match/records are made so too: test_match play PATH GAME SEATS SCRIPT 0 100000 0

#include "games/catalogue.h"
#include "match/disk.h"
#include "match/record.h"
#include "match/verify.h"
#include "play.h"
#include "support/test_case.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <cstdio>

using namespace bombshelf;

namespace {

constexpr int aLongWhile = 300000; // ms; busy machines take their time

int writesToGo = 0;

void say(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

void stopAtLast()
{
    if (--writesToGo != 0)
        return;
    say("stopped");
    QThread::sleep(60);
}

MatchSetup setupOf(const Rules &rules, int seats, quint64 script)
{
    return test::setupOf(rules, QByteArray("pb").leftJustified(seats, 'p'), script);
}

const Rules *gameNamed(std::string_view id)
{
    const auto found = std::ranges::find_if(catalogue(), [id](const Rules *rules) { return rules->descriptor().id == id; });
    return found == catalogue().end() ? nullptr : *found;
}

const Rules &driller() { return *catalogue().front(); }

int playScript(const QStringList &words)
{
    const Rules *rules = words.size() == 8 ? gameNamed(words[2].toStdString()) : nullptr;
    if (!rules)
        return 2;
    const QString path = words[1];
    const quint64 script = words[4].toULongLong();
    const int first = words[5].toInt(), last = first + words[6].toInt();
    writesToGo = words[7].toInt();
    disk::atEachWrite = stopAtLast;
    QString problem;
    const auto match = first == 0 ? Match::begin(setupOf(*rules, words[3].toInt(), script), path, &problem) : Match::resume(path, &problem);
    for (int i = first; match && i < last && !match->result().over; ++i)
        if (test::step(*match, script, i, &problem))
            say("step");
    return match ? 0 : 1;
}

/// Everything a killed program leaves behind.
struct Remains {
    int steps;    ///< that it had finished
    bool stopped; ///< killed at a write; else it had come to its end
};

Remains playUntil(int stop, const QString &path, int seats, quint64 script, int first, int count)
{
    QProcess child;
    QStringList words{"play", path, QString::fromLatin1(driller().descriptor().id.data())};
    for (const quint64 number : {quint64(seats), script, quint64(first), quint64(count), quint64(stop)})
        words << QString::number(number);
    child.start(QCoreApplication::applicationFilePath(), words);
    QByteArray said;
    while (!said.contains("stopped") && child.waitForReadyRead(aLongWhile)) // or until it has ended
        said += child.readAllStandardOutput();
    child.kill();
    child.waitForFinished(aLongWhile);
    said += child.readAllStandardOutput();
    return {int(said.count("step")), said.contains("stopped")};
}

} // namespace

class Kill : public QObject {
    Q_OBJECT

private slots:
    void atEveryWriteNothingButTheMoveBeingMadeIsLost_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<quint64>("script");
        QTest::addColumn<int>("first"); // from the end if negative
        QTest::addColumn<int>("count");
        QTest::addColumn<QByteArray>("tail");
        QTest::newRow("from the first write on") << 2 << quint64(9) << 0 << 12 << QByteArray();
        QTest::newRow("three seats") << 3 << quint64(2) << 0 << 12 << QByteArray();
        QTest::newRow("in the middle") << 2 << quint64(3) << 20 << 10 << QByteArray();
        QTest::newRow("to the end") << 2 << quint64(4) << -4 << 4 << QByteArray();
        QTest::newRow("after a kill before") << 2 << quint64(5) << 15 << 3 << QByteArray("{\"n\":15,\"se");
    }

    void atEveryWriteNothingButTheMoveBeingMadeIsLost()
    {
        QFETCH(int, seats);
        QFETCH(quint64, script);
        QFETCH(int, first);
        QFETCH(int, count);
        QFETCH(QByteArray, tail);
        const std::vector<test::Standing> standings = playThrough(seats, script);
        if (first < 0)
            first += int(standings.size()) - 1;
        const auto standingAfter = [&](int steps) { return standings[std::min(std::size_t(first + steps), standings.size() - 1)]; };

        int stop = 0;
        for (bool stopped = true; stopped;) {
            const QTemporaryDir folder;
            const QString path = folder.filePath("match.jsonl");
            prepare(path, seats, script, first, tail);
            const Remains left = playUntil(++stop, path, seats, script, first, count);
            stopped = left.stopped;
            QVERIFY(stopped || left.steps == count);
            if (!QFile::exists(path)) {
                QVERIFY(first == 0 && left.steps == 0);
                continue;
            }
            QString problem;
            const auto match = Match::resume(path, &problem);
            QVERIFY2(match, qPrintable(problem));
            const test::Standing now = test::standing(*match);
            QVERIFY2(now == standingAfter(left.steps) || (stopped && now == standingAfter(left.steps + 1)),
                     qPrintable(QStringLiteral("write %1: %2 moves").arg(stop).arg(now.moves)));
            QVERIFY(test::play(*match, script + 1000, 0, 3) >= 0);
            QVERIFY(verifyRecord(path).holds);
            QCOMPARE(QFile::exists(Record::seedPath(path)), !match->result().over);
        }
        QVERIFY(stop > 4 * count);
    }

    void theFirstScriptTakesBackAndMakesAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.jsonl");
        prepare(path, 2, 9, 12, {});
        QVERIFY(test::contents(path).contains("undo"));
        QVERIFY(test::contents(path).contains("redo"));
    }

private:
    /// How the match stands after 0, 1, ... steps when nobody stops it.
    static std::vector<test::Standing> playThrough(int seats, quint64 script)
    {
        QString problem;
        const auto match = Match::begin(setupOf(driller(), seats, script), {}, &problem);
        std::vector<test::Standing> standings{test::standing(*match)};
        for (int i = 0; !match->result().over; ++i) {
            test::step(*match, script, i, &problem);
            standings.push_back(test::standing(*match));
        }
        return standings;
    }

    static void prepare(const QString &path, int seats, quint64 script, int steps, const QByteArray &tail)
    {
        if (steps == 0)
            return;
        QString problem;
        const auto match = Match::begin(setupOf(driller(), seats, script), path, &problem);
        test::play(*match, script, 0, steps);
        test::overwrite(path, test::contents(path) + tail);
    }
};

static const test::Runnable player("play", playScript);
BOMBSHELF_TEST(Kill)
#include "tst_kill.moc"
