#include "match_table.h"
#include "support/test_case.h"

#include "view/catalogue.h"
#include "view/saves_model.h"
#include "view/settings.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

/// What the shelf says of the matches in the folder.
class SavesModelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        QDir(test::matchFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(test::matchFolder()));
    }

    void aDamagedMatchShowsItsGameAndItsSentence()
    {
        const QVariantMap card = cardOf("driller-2026-11-21-140231.jsonl");
        QCOMPARE(card["gameId"], "driller");
        QCOMPARE(card["title"], "Driller");
        QCOMPARE(card["art"], Catalogue().game("driller")->art());
        QVERIFY(!card["problem"].toString().isEmpty());
    }

    void aDamagedFileOfNoGameShowsItsName()
    {
        const QVariantMap card = cardOf("holiday.jsonl");
        QCOMPARE(card["title"], "holiday.jsonl");
        QVERIFY(card["art"].toString().isEmpty());
        QVERIFY(!card["problem"].toString().isEmpty());
    }

    void whoeverComesToAFolderThatCantBeReadIsToldOnceSomebodyListens()
    {
        QDir(test::matchFolder()).removeRecursively();
        QFile file(test::matchFolder());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto putRight = qScopeGuard([&file] { file.remove(); });
        const SavesModel saves;
        QSignalSpy notice(&saves, &SavesModel::notice);
        QVERIFY(notice.wait());
        QVERIFY(notice.takeFirst()[0].toString().startsWith("The folder of your matches"));
    }

    void everyKeyIsARoleOfItsOwn()
    {
        const SavesModel saves;
        const QHash<int, QByteArray> roles = saves.roleNames();
        QCOMPARE(QSet<QByteArray>(roles.begin(), roles.end()).size(), roles.size());
    }

    void theListsAreModels()
    {
        leave("pp", 100000);
        leave("pp", 3);
        SavesModel saves;
        const QAbstractItemModelTester going(&saves, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester over(saves.finished(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(saves.rowCount() + saves.finished()->rowCount(), 2);
        leave("pb", 3);
        saves.refresh();
        QTRY_COMPARE(saves.rowCount(), 2);
        QVERIFY(QDir(test::matchFolder()).removeRecursively());
        saves.refresh();
        QTRY_COMPARE(saves.rowCount() + saves.finished()->rowCount(), 0);
    }

    void theListsFillAsTheyAreRead()
    {
        QStringList over{leave("pp", 100000), leave("pb", 100000)};
        over.sort();
        const QString going = leave("pp", 3);
        SavesModel saves;
        QVERIFY(saves.reading());
        QCOMPARE(saves.rowCount() + saves.finished()->rowCount(), 0);
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(paths(saves), QStringList{going});
        QStringList found = paths(*saves.finished());
        found.sort();
        QCOMPARE(found, over);
        QVERIFY(saves.finished()->index(0, 0).data(roleOf("result")).toString().contains("Ann"));
    }

    void whoeverWonIsToldFirst()
    {
        for (const quint64 seed : {1, 2, 3, 4})
            leave("pp", 100000, seed);
        SavesModel saves;
        QTRY_COMPARE(saves.finished()->rowCount(), 4);
        int turnedRound = 0;
        for (int row = 0; row < 4; ++row) {
            const QStringList scores = saves.finished()->index(row, 0).data(roleOf("result")).toString().split(" – ");
            QCOMPARE(scores.size(), 2);
            std::vector<int> points;
            for (QString score : scores)
                points.push_back(score.section(' ', -1).replace(u'−', u'-').toInt());
            QVERIFY2(std::ranges::is_sorted(points, std::ranges::greater()), qPrintable(scores.join(", ")));
            QVERIFY2(scores[0].contains(" (won): ") && !scores[1].contains("won"), qPrintable(scores.join(", ")));
            turnedRound += !scores[0].startsWith("Ann");
        }
        QVERIFY(turnedRound > 0); // Ann sits first
    }

    void trackRecordsAreOfOnePersonAmongBots()
    {
        leave("pp", 100000); // two people
        leave("pb", 3);
        leave("pb", 100000, 1, true); // half of it was led by the guide
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QVERIFY(saves.trackRecords().isEmpty());
        int lessons = 0; // the history says why
        for (int row = 0; row < saves.finished()->rowCount(); ++row)
            lessons += saves.finished()->index(row, 0).data(roleOf("result")).toString().endsWith(" (begun as a lesson)");
        QCOMPARE(lessons, 1);
        leave("pb", 100000);
        leave("pb", 100000);
        QSignalSpy told(&saves, &SavesModel::trackRecordsChanged);
        saves.refresh();
        QTRY_VERIFY(!saves.reading());
        QVERIFY(!told.isEmpty());
        QCOMPARE(saves.trackRecords().size(), 1);
        const QVariantMap driller = saves.trackRecords()[0].toMap();
        QCOMPARE(driller["title"], "Driller");
        QVERIFY2(driller["text"].toString().contains(" of 2 won"), qPrintable(driller["text"].toString()));
        QVERIFY2(driller["text"].toString().contains(" · at best "), qPrintable(driller["text"].toString()));
    }

    /// Files that were copied may be of any day.
    void resultsAreInTheOrderOfTheMatches()
    {
        const auto day = [](int number) { return QDateTime(QDate(2026, 11, number), QTime(12, 0)); };
        const std::vector<SavedMatch> copied{{.path = "b", .played = day(30), .started = day(2)},
                                             {.path = "c", .played = day(29), .started = day(3)},
                                             {.path = "a", .played = day(28), .started = day(1)}};
        QString order;
        for (const SavedMatch *match : lastFirst(copied))
            order += match->path;
        QCOMPARE(order, "cba");
    }

    void whatHasNotChangedStaysWhereItIs()
    {
        leave("pp", 3);
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QSignalSpy reset(&saves, &SavesModel::modelReset), count(&saves, &SavesModel::countChanged);
        saves.refresh();
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(reset.size() + count.size(), 0);
        const QString young = leave("pp", 3);
        saves.refresh();
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(saves.rowCount(), 2);
        saves.remove(young);
        QCOMPARE(saves.rowCount(), 1);
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(saves.rowCount(), 1);
    }

    void whatCantBeThrownAwayStaysInTheList()
    {
        const QString path = leave("pp", 3);
        QVERIFY(test::write(test::matchFolder() + "/thrown-away", "")); // no folder can be made there
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QSignalSpy notice(&saves, &SavesModel::notice), count(&saves, &SavesModel::countChanged);
        saves.remove(path);
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(notice.size(), 1);
        QCOMPARE(count.size(), 0);
        QCOMPARE(saves.rowCount(), 1);
    }

    void aResultThatWasEditedIsNotTold()
    {
        const QString path = leave("pp", 100000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray edited = file.readAll().replace("\"points\":[", "\"points\":[9");
        QVERIFY(file.resize(0) && file.seek(0) && file.write(edited) == edited.size());
        file.close();
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(saves.rowCount(), 0); // there is nothing to go on with
        const QModelIndex edit = saves.finished()->index(0, 0);
        QVERIFY(edit.data(roleOf("problem")).toString().endsWith("tells another result than the moves lead to."));
        QCOMPARE(edit.data(roleOf("result")), "");
        QVERIFY(saves.trackRecords().empty());
    }

    void sentencesFollowTheLanguage()
    {
        QVERIFY(test::write(test::matchFolder() + "/x.jsonl", "?\n"));
        SavesModel saves;
        QTRY_VERIFY(!saves.reading());
        QCOMPARE(saves.index(0).data(roleOf("problem")), "This file is not a match of Bombshelf.");
        Settings::instance()->setLanguage("ja");
        QTRY_VERIFY(!saves.reading());
        const QString japanese = saves.index(0).data(roleOf("problem")).toString();
        Settings::instance()->setLanguage("en");
        QVERIFY2(!japanese.isEmpty() && !japanese.contains("match"), qPrintable(japanese));
    }

private:
    static int roleOf(const QByteArray &name) { return SavesModel().roleNames().key(name); }

    static QStringList paths(const QAbstractItemModel &model)
    {
        QStringList paths;
        for (int row = 0; row < model.rowCount(); ++row)
            paths << model.index(row, 0).data(roleOf("path")).toString();
        return paths;
    }

    /// A match of Driller in the folder, with that many moves or to its end.
    static QString leave(const QByteArray &kinds, int moves, quint64 seed = 7, bool fromLesson = false)
    {
        QString problem;
        MatchSetup setup{
            .rules = &test::driller(), .setup = {.seats = 2}, .players = {{"Ann"}, {"Ben"}}, .seed = seed, .fromLesson = fromLesson};
        setup.players[1].level = kinds[1] == 'b' ? "novice" : "";
        const auto match = Match::begin(setup, Saves().newPath("driller"), &problem);
        for (Rng rng(5); match && moves > 0 && !match->result().over; --moves) {
            const Seat seat = match->toMove().first();
            const Moves legal = match->legal(seat);
            match->choose(seat, legal[int(rng.below(std::uint32_t(legal.size())))], noSeat, &problem);
        }
        return match ? match->path() : problem;
    }

    /// Everything the model says of a damaged match of that name.
    static QVariantMap cardOf(const QString &name)
    {
        QFile file(test::matchFolder() + '/' + name);
        if (!file.open(QIODevice::WriteOnly) || file.write("?\n") != 2)
            return {};
        file.close();
        SavesModel saves;
        if (!QTest::qWaitFor([&saves] { return !saves.reading(); }))
            return {};
        QVariantMap card;
        const QHash<int, QByteArray> roles = saves.roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role)
            card.insert(QString::fromUtf8(role.value()), saves.index(0).data(role.key()));
        return card;
    }
};

BOMBSHELF_TEST(SavesModelTest)
#include "tst_saves_model.moc"
