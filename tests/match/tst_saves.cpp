#include "match/record.h"
#include "match/saves.h"
#include "play.h"
#include "support/test_case.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace bombshelf;

namespace {

/// Leaves a match in the folder, last played that many minutes ago.
QString leave(const Saves &saves, const QByteArray &kinds, int steps, int minutesAgo)
{
    QString problem;
    const auto match = Match::begin(test::driller(kinds, 3), saves.newPath("driller"), &problem);
    test::play(*match, 1, 0, steps);
    QFile file(match->path());
    if (!file.open(QIODevice::ReadWrite))
        return {};
    file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo), QFileDevice::FileModificationTime);
    return match->path();
}

std::vector<SavedMatch> list(const Saves &saves, bool over)
{
    std::vector<SavedMatch> matches;
    for (const QFileInfo &file : saves.files())
        if (const SavedMatch match = saves.look(file); match.over == over)
            matches.push_back(match);
    return matches;
}

std::vector<SavedMatch> unfinished(const Saves &saves) { return list(saves, false); }

std::vector<SavedMatch> finished(const Saves &saves) { return list(saves, true); }

QStringList paths(const std::vector<SavedMatch> &matches)
{
    QStringList list;
    for (const SavedMatch &match : matches)
        list << match.path;
    return list;
}

} // namespace

class SavesTest : public QObject {
    Q_OBJECT

private slots:
    void noFolderIsNoMatches()
    {
        const Saves saves("/no/such/folder");
        QVERIFY(unfinished(saves).empty());
        QVERIFY(finished(saves).empty());
    }

    void byDefaultMatchesLieInTheDataFolder()
    {
        QCOMPARE(Saves().folder(), QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/matches");
    }

    void listsAreNewestFirst()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString old = leave(saves, "pp", 5, 30), oldest = leave(saves, "pb", 5, 90), young = leave(saves, "bp", 5, 10);
        const QString over = leave(saves, "pp", 100000, 20), longOver = leave(saves, "pbp", 100000, 40);
        QCOMPARE(paths(unfinished(saves)), QStringList({young, old, oldest}));
        QCOMPARE(paths(finished(saves)), QStringList({over, longOver}));
    }

    void aMatchToGoOnWithTellsWhereItStands()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pb", 12, 5);
        QString problem;
        const auto match = Match::resume(path, &problem);
        const SavedMatch saved = unfinished(saves).at(0);
        QVERIFY(saved.problem.isEmpty());
        QCOMPARE(saved.rules, &match->rules());
        QVERIFY(saved.players == match->players());
        QCOMPARE(saved.moves, match->moveCount());
        QVERIFY(!saved.over);
        QVERIFY(qAbs(saved.started.secsTo(QDateTime::currentDateTime())) < 60);
        QVERIFY(qAbs(saved.played.secsTo(QDateTime::currentDateTime()) - 300) < 60);
    }

    void aMatchThatIsOverTellsItsResult()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pbp", 100000, 0);
        QString problem;
        const auto match = Match::resume(path, &problem);
        const SavedMatch saved = finished(saves).at(0);
        QVERIFY(saved.over);
        QCOMPARE(saved.moves, match->moveCount());
        QCOMPARE(saved.points.size(), 3u);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(saved.points[seat], match->points(seat));
        QVERIFY(saved.result.winners == match->result().winners);
        QCOMPARE(saved.result.ending, match->result().ending);
        QCOMPARE(saved.practice, match->isPractice());
        QVERIFY(saved.players == match->players());
    }

    void aMatchKilledAsItEndedIsOver()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 100000, 0);
        QByteArrayList lines = test::linesOf(path);
        lines.removeLast();
        QVERIFY(test::overwrite(path, lines.join('\n') + '\n') && test::overwrite(Record::seedPath(path), "3"));
        QVERIFY(unfinished(saves).empty());
        QCOMPARE(finished(saves).at(0).points.size(), 2u);
    }

    void noResultIsShownThatTheMovesDoNotLeadTo_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("another winner") << QByteArray("\"winners\":[") << QByteArray("\"winners\":[1,");
        QTest::newRow("a winner below the first") << QByteArray("\"winners\":[") << QByteArray("\"winners\":[-1,");
        QTest::newRow("more points") << QByteArray("\"points\":[") << QByteArray("\"points\":[9");
        QTest::newRow("practice denied") << QByteArray("\"practice\":true") << QByteArray("\"practice\":false");
        QTest::newRow("more moves") << QByteArray("\"moves\":") << QByteArray("\"moves\":9");
    }

    void noResultIsShownThatTheMovesDoNotLeadTo()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 100000, 0);
        QByteArray bytes = test::contents(path);
        QVERIFY(bytes.contains(from));
        QVERIFY(test::overwrite(path, bytes.replace(from, to)));
        QVERIFY(finished(saves).empty());
        const SavedMatch match = unfinished(saves).at(0);
        QVERIFY2(match.problem.endsWith("tells another result than the moves lead to."), qPrintable(match.problem));
        QVERIFY(match.points.empty() && match.result.winners.empty());
        QVERIFY(match.hasEnd); // but there is nothing to go on with
    }

    void damagedMatchesAreListedWithTheirSentence()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString damaged = leave(saves, "pp", 9, 20), good = leave(saves, "pp", 9, 10);
        QByteArrayList lines = test::linesOf(damaged);
        lines[4] = "?";
        QVERIFY(test::overwrite(damaged, lines.join('\n') + '\n'));
        const QString over = leave(saves, "pp", 100000, 5);
        lines = test::linesOf(over);
        lines.last().replace("\"points\":[", "\"points\":[1,");
        QVERIFY(test::overwrite(over, lines.join('\n') + '\n'));
        const QString result = QStringLiteral("Line %1 tells another result than the moves lead to.").arg(lines.size());
        QVERIFY(test::overwrite(folder.filePath("x.jsonl"), "?"));
        QVERIFY(test::overwrite(folder.filePath("notes.txt"), "?"));
        QMap<QString, QString> problems;
        for (const SavedMatch &match : unfinished(saves))
            problems.insert(match.path, match.problem);
        QCOMPARE(problems, (QMap<QString, QString>{
                               {good, ""},
                               {damaged, "Line 5 of the match can’t be read: the file is damaged."},
                               {over, result},
                               {folder.filePath("x.jsonl"), "This file is not a match of Bombshelf."},
                           }));
    }

    void aDamagedMatchIsKnownByItsFilesName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("known");
        QTest::newRow("a match") << "driller-2026-11-21-140231" << true;
        QTest::newRow("the second of that moment") << "driller-2026-11-21-140231-2" << true;
        QTest::newRow("no such game") << "chess-2026-11-21-140231" << false;
        QTest::newRow("more than the game") << "my-driller-2026-11-21-140231" << false;
        QTest::newRow("no moment") << "driller" << false;
        QTest::newRow("no game") << "2026-11-21-140231" << false;
    }

    void aDamagedMatchIsKnownByItsFilesName()
    {
        QFETCH(QString, name);
        QFETCH(bool, known);
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        QVERIFY(test::overwrite(folder.filePath(name + ".jsonl"), "?"));
        QVERIFY(!unfinished(saves).at(0).hasEnd);
        QCOMPARE(unfinished(saves).at(0).rules, known ? catalogue().front() : nullptr);
    }

    /// As the shelf does it, on a thread of its own.
    void areReadWhileAnotherMatchIsPlayed()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        leave(saves, "pb", 12, 5);
        leave(saves, "pbp", 100000, 9);
        const QFileInfoList files = saves.files();
        std::vector<SavedMatch> read;
        std::thread reader([&] {
            for (const QFileInfo &file : files)
                read.push_back(saves.look(file));
        });
        const QString other = leave(saves, "bb", 100000, 0);
        reader.join();
        QCOMPARE(read.size(), 2u);
        QVERIFY(read[0].problem.isEmpty() && !read[0].over);
        QVERIFY(read[1].problem.isEmpty() && read[1].over);
        QCOMPARE(paths(finished(saves)).first(), other);
    }

    void newPathsAreNew()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        QStringList seen;
        for (int i = 0; i < 5; ++i) {
            const QString path = saves.newPath("driller");
            QVERIFY(!seen.contains(path));
            QVERIFY(QFileInfo(path).fileName().startsWith("driller-"));
            QVERIFY(test::overwrite(i % 2 ? path : Record::seedPath(path), ""));
            seen << path;
        }
    }

    void matchesOfOneSecondCanAllBeThrownAway()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        QString problem;
        for (int i = 0; i < 3; ++i)
            QVERIFY(saves.remove(leave(saves, "pp", 2, 0), &problem));
        QVERIFY(unfinished(saves).empty());
        QCOMPARE(QDir(folder.filePath("thrown-away")).entryList({"*.jsonl"}).size(), 3);
    }

    void aFolderThatCanNotBeReadIsTold()
    {
        const QTemporaryDir parent;
        QCOMPARE(Saves(parent.filePath("none yet")).problem(), QString());
        QCOMPARE(Saves(parent.path()).problem(), QString());
        QVERIFY(test::overwrite(parent.filePath("matches"), "no folder"));
        QVERIFY(Saves(parent.filePath("matches")).problem().contains("can’t be read"));
    }

    void whatWasThrownAwayComesBack()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 5, 0);
        QString problem;
        const std::optional<QString> there = saves.remove(path, &problem);
        QVERIFY(there && unfinished(saves).empty());
        QVERIFY(test::overwrite(path, "another"));
        QVERIFY(!saves.bringBack(*there, path, &problem));
        QVERIFY2(problem.contains(QFileInfo(path).fileName()) && problem.contains("another match already has its name"),
                 qPrintable(problem));
        QVERIFY(QFile::exists(*there) && QFile::exists(Record::seedPath(*there)) && QFile::remove(path));
        QVERIFY(saves.bringBack(*there, path, &problem));
        QCOMPARE(unfinished(saves).size(), 1u);
        QVERIFY(QFile::exists(Record::seedPath(path)));
        QVERIFY(!saves.bringBack(*there, path, &problem)); // twice
    }

    void aMatchFetchedBackAsACopyCanBeThrownAwayAgain()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 2, 0), name = QFileInfo(path).fileName();
        QString problem;
        for (int i = 0; i < 2; ++i) {
            QVERIFY2(saves.remove(path, &problem), qPrintable(problem));
            QVERIFY(QFile::copy(folder.filePath("thrown-away/" + name), path));
        }
        QVERIFY2(saves.remove(path, &problem), qPrintable(problem));
        QCOMPARE(QDir(folder.filePath("thrown-away")).entryList({"*.jsonl"}).size(), 3);
    }

    void aMatchThrownAwayAgainKeepsItsSeedBesideIt()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 2, 0), stem = folder.filePath("thrown-away/" + QFileInfo(path).completeBaseName());
        QString problem;
        QVERIFY2(saves.remove(path, &problem), qPrintable(problem));
        QVERIFY(QFile::copy(stem + ".jsonl", path) && QFile::rename(stem + ".seed", Record::seedPath(path)));
        QVERIFY2(saves.remove(path, &problem), qPrintable(problem));
        QVERIFY(QFile::exists(stem + "-2.jsonl") && QFile::exists(stem + "-2.seed"));
    }

    void onlyTheOwnerMayReadThem()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.filePath("matches"));
        const QString path = leave(saves, "pp", 5, 0);
        for (const QString &one : {path, Record::seedPath(path), saves.folder()})
            QVERIFY2(test::isPrivate(one), qPrintable(one));
        QString problem;
        QVERIFY(saves.remove(path, &problem));
        QVERIFY(test::isPrivate(saves.folder() + "/thrown-away"));
    }

    /// A folder that is somebody's choice keeps the rights it has.
    void aFolderThatWasThereIsLeftAsItIs()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath("mine")));
        const auto before = QFile::permissions(folder.filePath("mine"));
        leave(Saves(folder.filePath("mine")), "pp", 5, 0);
        QVERIFY(QFile::permissions(folder.filePath("mine")) == before);
    }

    void seedsWithoutAMatchThatGoesOnAreThrownAwayInTime()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString going = leave(saves, "pp", 5, 0);
        const auto seed = [&](const QString &name, int minutesAgo) {
            const QString path = folder.filePath(name + ".seed");
            QFile file(path);
            if (test::overwrite(path, "1") && file.open(QIODevice::ReadWrite))
                file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo), QFileDevice::FileModificationTime);
            return path;
        };
        QFile(Record::seedPath(going)).remove();
        const QString kept = seed(QFileInfo(going).completeBaseName(), 300), young = seed("driller-2026-11-21-140231", 10),
                      old = seed("driller-2026-11-20-140231", 90);
        const QString over = seed(QFileInfo(leave(saves, "pp", 2000, 5)).completeBaseName(), 90);
        QVERIFY(saves.look(QFileInfo(over.chopped(5) + ".jsonl")).over);
        saves.tidy();
        QVERIFY(QFile::exists(kept) && QFile::exists(young) && !QFile::exists(old) && !QFile::exists(over));
        QString capital = going;
        capital.replace(".jsonl", ".JSONL"); // as some systems write it: the shelf has it all the same
        QVERIFY(QFile::rename(going, capital));
        saves.tidy();
        QVERIFY(QFile::exists(kept));
        QVERIFY(QFile::exists(folder.filePath("thrown-away/driller-2026-11-20-140231.seed")));
    }

    void removingTakesTheSeedToo()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString gone = leave(saves, "pp", 5, 2), stays = leave(saves, "pp", 5, 1);
        QString problem;
        QVERIFY(saves.remove(gone, &problem));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList({QFileInfo(stays).fileName(), QFileInfo(Record::seedPath(stays)).fileName()}));
        QVERIFY(QFile::exists(folder.filePath("thrown-away/" + QFileInfo(gone).fileName())));
    }

    void whatCantBeThrownAwayStaysAndSaysWhy()
    {
        const QTemporaryDir folder;
        const Saves saves(folder.path());
        const QString path = leave(saves, "pp", 5, 2);
        QVERIFY(test::overwrite(folder.filePath("thrown-away"), "")); // no folder can be made there
        QString problem;
        QVERIFY(!saves.remove(path, &problem));
        QVERIFY(QFile::exists(path) && QFile::exists(Record::seedPath(path)));
        QVERIFY2(problem.contains(QFileInfo(path).fileName()) && problem.contains("could not be thrown away: "), qPrintable(problem));
    }
};

BOMBSHELF_TEST(SavesTest)
#include "tst_saves.moc"
