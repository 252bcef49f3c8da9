// Files damaged at random: records, campaigns, house sets. A run is a function of its seed, which BOMBSHELF_FUZZ_SEED sets;
// BOMBSHELF_FUZZ_SECONDS=1200 test_match fuzz goes on for 20 minutes in each test.

#include "mangle.h"
#include "match/campaign.h"
#include "match/own_sets.h"
#include "match/plain.h"
#include "match/record.h"
#include "match/verify.h"
#include "play.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace bombshelf;

namespace {

/// One line that a player can read, and no more of a file in it than fits; `path` may be told in it.
bool isSentence(const QString &text, const QString &path)
{
    return !text.trimmed().isEmpty() && isPlain(text, 250 + int(path.size())) && !text.contains(QChar(0xfffd));
}

/// A match on the disk, as the program left it.
struct Left {
    QByteArray record, seed;
};

Left leave(const Rules &rules, quint64 seed, int steps)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("match.jsonl");
    QString problem;
    const auto match =
        Match::begin(test::setupOf(rules, QByteArray("pbp").left(std::max(2, rules.descriptor().minSeats)), seed), path, &problem);
    test::play(*match, seed, 0, steps);
    return {test::contents(path), test::contents(Record::seedPath(path))};
}

/// Up to its last whole line.
QByteArray whole(const QByteArray &bytes) { return bytes.first(bytes.lastIndexOf('\n') + 1); }

} // namespace

class Fuzz : public QObject {
    Q_OBJECT

private slots:
    /// What is accepted is what was written, maybe less of it; what is refused is told in a sentence; and whoever reads agrees.
    void records()
    {
        std::vector<Left> matches;
        for (const Rules *rules : test::shelf())
            for (const int steps : {0, 40, 100000})
                matches.push_back(leave(*rules, matches.size() + 1, steps)); // a seed each, or they could be mixed
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.jsonl");
        int accepted = 0, refused = 0;
        run(2000, [&](test::Mangler &mangler) {
            const Left &match = matches[mangler.rng().below(std::uint32_t(matches.size()))];
            const Left &other = matches[mangler.rng().below(std::uint32_t(matches.size()))];
            const bool seedToo = mangler.rng().below(20) == 0;
            const QByteArray bytes = mangler.mangle(match.record, other.record);
            QVERIFY(test::overwrite(path, bytes));
            QVERIFY(test::overwrite(Record::seedPath(path), seedToo ? mangler.mangle(match.seed, other.seed) : match.seed));
            const Verification verified = verifyRecord(path, test::shelf());
            ++(verified.holds ? accepted : refused);
            compare(path, bytes, verified);
            if (verified.holds)
                QVERIFY2(match.record.startsWith(whole(bytes)) || match.record.startsWith(whole(bytes.chopped(1))), bytes);
        });
        QVERIFY(accepted > 0 && refused > accepted);
    }

    /// It is read, or put aside as it was, and told.
    void campaigns()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath("campaigns"), path = folder + "/omens.json";
        const QByteArray good = campaign(path, "omens-war"), other = campaign(path, "omens-hell");
        const Saves saves(home.filePath("matches"));
        int accepted = 0, refused = 0;
        run(1500, [&](test::Mangler &mangler) {
            QDir(folder).removeRecursively();
            QVERIFY(QDir().mkpath(folder));
            const QByteArray bytes = mangler.mangle(good, other);
            QVERIFY(test::overwrite(path, bytes));
            QString problem;
            Campaign campaign("omens", folder, saves);
            campaign.refresh(&problem);
            campaign.next();
            ++(problem.isEmpty() ? accepted : refused);
            QCOMPARE(problem.isEmpty(), QFile::exists(path));
            if (!problem.isEmpty()) {
                QVERIFY2(isSentence(problem, path), qPrintable(problem));
                const QStringList aside = QDir(folder).entryList({"omens-unread-*"});
                QCOMPARE(aside.size(), 1);
                QCOMPARE(test::contents(folder + '/' + aside[0]), bytes);
            }
            problem.clear();
            campaign.refresh(&problem);
            QCOMPARE(problem, "");
        });
        QVERIFY(accepted > 0 && refused > 0);
    }

    /// With what is accepted the game can be played to its end.
    void houseSets()
    {
        std::vector<const Rules *> games;
        std::ranges::copy_if(catalogue(), std::back_inserter(games),
                             [](const Rules *rules) { return !rules->descriptor().houseSet.empty(); });
        const QTemporaryDir folder;
        const OwnSets sets(folder.path());
        int accepted = 0, refused = 0;
        run(1500, [&](test::Mangler &mangler) {
            const Rules &rules = *games[mangler.rng().below(std::uint32_t(games.size()))];
            const std::vector<Setup> setups = test::everySetup(rules.descriptor());
            Setup setup = setups[mangler.rng().below(std::uint32_t(setups.size()))];
            const Setup before = setup;
            const std::string text(houseSetText(rules.descriptor().id));
            const QString path = sets.path(rules.descriptor());
            QVERIFY(test::overwrite(path, mangler.mangle(QByteArray::fromStdString(text), {})));
            QString problem;
            const bool loaded = sets.load(rules, setup, &problem);
            ++(loaded ? accepted : refused);
            QCOMPARE(problem.isEmpty(), loaded);
            if (!loaded) {
                QVERIFY2(isSentence(problem, path), qPrintable(problem));
                QVERIFY(setup.set == before.set);
                return;
            }
            const State last = test::playRandomly(rules, setup, mangler.rng().next(), 20000, [](const State &, test::Choice) {});
            QVERIFY(rules.result(last).over);
        });
        QVERIFY(accepted > 0 && refused > 0);
    }

private:
    /// That many rounds, or for as long as is asked; a round that fails tells its seed.
    static void run(int rounds, const std::function<void(test::Mangler &)> &round)
    {
        const qint64 seconds = qEnvironmentVariableIntValue("BOMBSHELF_FUZZ_SECONDS");
        std::uint64_t seed = qEnvironmentVariable("BOMBSHELF_FUZZ_SEED").toULongLong();
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; (seconds > 0 ? clock.elapsed() < 1000 * seconds : i < rounds) && !QTest::currentTestFailed(); ++i) {
            test::Mangler mangler(seed);
            round(mangler);
            if (QTest::currentTestFailed())
                qWarning("BOMBSHELF_FUZZ_SEED=%llu begins here", static_cast<unsigned long long>(seed));
            ++seed;
        }
    }

    /// The shelf and the table say of the record what verify says, and a match that was resumed holds.
    static void compare(const QString &path, const QByteArray &bytes, const Verification &verified)
    {
        const SavedMatch saved = Saves(QFileInfo(path).path(), test::shelf()).look(QFileInfo(path));
        QString problem;
        const auto match = Match::resume(path, &problem, test::shelf());
        QCOMPARE(saved.problem.isEmpty(), verified.holds);
        QCOMPARE(match != nullptr, verified.holds);
        if (!match) {
            QVERIFY2(isSentence(verified.sentence, path), qPrintable(verified.sentence));
            QCOMPARE(saved.problem, verified.sentence);
            QCOMPARE(problem, verified.sentence);
            QCOMPARE(test::contents(path), bytes);
            return;
        }
        QCOMPARE(saved.moves, match->moveCount());
        QCOMPARE(saved.over, match->result().over);
        QCOMPARE(verified.moves, match->moveCount());
        if (match->result().over)
            return;
        QVERIFY(test::play(*match, 1, 0, 3) >= 0);
        QVERIFY(verifyRecord(path, test::shelf()).holds);
    }

    static QByteArray campaign(const QString &path, const char *battle)
    {
        const Try lost{.ending = "no-dice",
                       .seats = 3,
                       .options = {{"difficulty", "easy"}},
                       .ended = QDateTime({2026, 11, 21}, {14, 2, 31}, Qt::UTC),
                       .match = "a.jsonl"};
        CampaignNotes notes{
            .started = lost.ended, .players = {{"Aki", "", "owl"}, {"Ben", "casual", "fox"}}, .options = lost.options, .battles = {}};
        notes.battles[battle] = {.tries = {lost, lost}, .match = "b.jsonl"};
        QString problem;
        CampaignFile(QFileInfo(path).path(), "omens").write(notes, &problem);
        return test::contents(path);
    }
};

BOMBSHELF_TEST(Fuzz)
#include "tst_fuzz.moc"
