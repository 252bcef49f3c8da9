#include "desk.h"
#include "support/test_case.h"

#include "match/house_set.h"
#include "match/saves.h"
#include "view/fair_play.h"
#include "view/game_info.h"
#include "view/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

using namespace bombshelf;

/// The page that shows whether all is fair.
class FairPlayTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        Settings::instance()->setLanguage("en");
        QDir(test::matchFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(test::matchFolder()));
    }

    void withoutMatchesThereIsNothingToCount()
    {
        const FairPlay page;
        QVERIFY(page.reading());
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 0);
        QVERIFY(page.games().isEmpty());
        QVERIFY(page.seedHash().isEmpty() && page.seed().isEmpty() && page.command().isEmpty());
    }

    /// Each die that fell is in one row, under whoever threw it, and the expected ones add up to as many.
    void diceAreCountedForPeopleBotsAndSeats()
    {
        leave("bomber", "pb", 5);
        leave("bomber", "pb", 6);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 2);
        QCOMPARE(page.games().size(), 1);
        const QVariantMap game = page.games()[0].toMap(), dice = game["parts"].toList().value(0).toMap();
        QCOMPARE(game["title"], titleOf(findGame("bomber")->descriptor()));
        QCOMPARE(dice["title"], "Dice");
        QCOMPARE(dice["rows"].toList().size(), 6);
        for (const char *side : {"people", "bots"}) {
            int came = 0;
            double expected = 0;
            for (const QVariant &row : dice["rows"].toList()) {
                const auto cell = QRegularExpression("^(\\d+) \\((.*)\\)$").match(row.toMap()[side].toString());
                came += cell.captured(1).toInt();
                expected += cell.captured(2).toDouble();
            }
            QVERIFY(came > 0);
            QVERIFY(std::abs(came - expected) < 0.5); // rounded, six times
            const QString whose = QLatin1String(side) == QLatin1String("people") ? "People" : "Bots";
            const QString seat = QLatin1String(side) == QLatin1String("people") ? "Seat 1" : "Seat 2";
            for (const QString &one : {whose, seat})
                QCOMPARE(dice["verdicts"].toStringList().filter(QStringLiteral("%1: %2 ").arg(one).arg(came)).size(), 1);
        }
    }

    /// Bots' hands are secret as long as the match is on.
    void whatIsNotOverIsNotCounted()
    {
        leave("bombmu", "pb", 5, 6);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 0);
    }

    void theSameSeedCountsOnce()
    {
        leave("bombmu", "pb", 5);
        leave("bombmu", "pb", 5);
        leave("bomber", "pb", 5);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 2);
    }

    void aLessonsSeedIsNoLuck()
    {
        leave("bombmu", "pb", 5, 100000, true);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 0);
    }

    void aDamagedMatchIsPassedOver()
    {
        QFile file(leave("bombmu", "pb", 5));
        QVERIFY(file.open(QIODevice::Append) && file.write("{}\n") > 0);
        file.close();
        leave("bombmu", "pb", 6);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        QCOMPARE(page.matches(), 1);
    }

    void aDeckOfManyCardsIsJudgedAndNotListed()
    {
        leave("omens-war", "pb", 5);
        const FairPlay page;
        QTRY_VERIFY(!page.reading());
        const QVariantMap cards = page.games()[0].toMap()["parts"].toList().value(1).toMap();
        QVERIFY(cards["rows"].toList().isEmpty());
        QCOMPARE(cards["verdicts"].toList().size(), 4); // people, bots, two seats
    }

    /// Alone, what comes once in 20 times is unusual, and what comes once in 1,000 hardly chance; among 20 that are judged, each comes 20 times as
    /// often.
    void theMoreIsJudgedTheLessIsUnusual_data()
    {
        QTest::addColumn<double>("chance");
        QTest::addColumn<int>("judged");
        QTest::addColumn<Straying>("straying");
        QTest::newRow("usual") << 0.3 << 1 << Straying::usual;
        QTest::newRow("unusual alone") << 0.03 << 1 << Straying::unusual;
        QTest::newRow("one of twenty") << 0.03 << 20 << Straying::oneOfMany;
        QTest::newRow("unusual among twenty") << 0.002 << 20 << Straying::unusual;
        QTest::newRow("hardly chance alone") << 0.0005 << 1 << Straying::hardlyByChance;
        QTest::newRow("not among twenty") << 0.0005 << 20 << Straying::unusual;
        QTest::newRow("hardly chance among twenty") << 0.00004 << 20 << Straying::hardlyByChance;
    }
    void theMoreIsJudgedTheLessIsUnusual()
    {
        QFETCH(const double, chance);
        QFETCH(const int, judged);
        QTEST(strayingOf(chance, judged), "straying");
    }

    void theSeedIsToldWhenTheMatchIsOver()
    {
        FairPlay page;
        page.setPath(leave("driller", "pb", 77, 3));
        QCOMPARE(page.seedHash(), QString::fromLatin1(QCryptographicHash::hash("77", QCryptographicHash::Sha256).toHex()));
        QVERIFY(page.seed().isEmpty());
        const QString over = leave("driller", "pb", 78);
        page.setPath(over);
        QCOMPARE(page.seedHash(), QString::fromLatin1(QCryptographicHash::hash("78", QCryptographicHash::Sha256).toHex()));
        QCOMPARE(page.seed(), "78");
#ifdef Q_OS_WIN
        const QString quote = "\"";
#else
        const QString quote = "'";
#endif
        QCOMPARE(page.command(), QStringLiteral("bombshelf-lab verify %2%1%2").arg(over, quote));
#ifndef Q_OS_WIN
        page.setPath("/Ann's $MATCH.jsonl"); // as one word, whatever a shell makes of such signs
        QCOMPARE(page.command(), R"(bombshelf-lab verify '/Ann'\''s $MATCH.jsonl')");
#endif
        page.setPath(test::matchFolder() + "/gone.jsonl");
        QVERIFY(page.seedHash().isEmpty() && page.seed().isEmpty());
    }

#ifndef Q_OS_WIN
    void theCommandWorksWhereNoPathLeadsToTheLab()
    {
        const QString beside = QCoreApplication::applicationDirPath() + "/bombshelf-lab";
        QVERIFY(QFile::link(BOMBSHELF_LAB, beside));
        const auto away = qScopeGuard([&] { QFile::remove(beside); });
        FairPlay page;
        page.setPath(leave("driller", "pb", 78));
        QProcess terminal;
        terminal.start("sh", {"-c", page.command()});
        QVERIFY(terminal.waitForFinished());
        QCOMPARE(terminal.exitCode(), 0);
        const QString path = qEnvironmentVariable("PATH");
        const auto back = qScopeGuard([&] { qputenv("PATH", path.toLocal8Bit()); });
        qputenv("PATH", QFileInfo(beside).path().toLocal8Bit());
        QVERIFY2(page.command().startsWith("bombshelf-lab verify "), qPrintable(page.command()));
    }
#endif

private:
    /// The record of a match at random, to its end or for that many moves.
    static QString leave(const char *id, const QByteArray &kinds, quint64 seed, int moves = 100000, bool fromLesson = false)
    {
        const Rules &rules = *findGame(id);
        MatchSetup setup{.rules = &rules,
                         .setup = defaultSetup(rules.descriptor(), int(kinds.size())),
                         .players = {},
                         .seed = seed,
                         .fromLesson = fromLesson};
        for (const char kind : kinds)
            setup.players.push_back({"P", kind == 'b' ? "novice" : "", "owl"});
        QString problem;
        const auto match = Match::begin(setup, Saves().newPath(QString::fromLatin1(id)), &problem);
        Rng rng(~seed);
        for (int i = 0; i < moves && !match->result().over; ++i) {
            const Seat seat = match->toMove().first();
            const Moves legal = match->legal(seat);
            match->choose(seat, legal[int(rng.below(std::uint32_t(legal.size())))], noSeat, &problem);
        }
        return match->path();
    }
};

BOMBSHELF_TEST(FairPlayTest)
#include "tst_fair_play.moc"
