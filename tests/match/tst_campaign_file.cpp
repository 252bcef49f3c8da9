#include "match/disk.h"
#include "play.h"
#include "saga.h"
#include "support/test_case.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using namespace bombshelf;

namespace {

struct Killed {};
int writesLeft = 0;

} // namespace

/// What a campaign keeps on the disk, and what it makes of a file that others wrote.
class CampaignFileTest : public test::Saga {
    Q_OBJECT

private slots:
    void byDefaultItLiesInTheDataFolder()
    {
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/campaigns";
        QDir(data).removeRecursively();
        Campaign byDefault("saga", {}, saves(), shelf);
        QVERIFY(byDefault.begin(record(setupTo(true, first)), &problem));
        QVERIFY(QFile::exists(data + "/saga.json"));
        QDir(data).removeRecursively();
    }

    void onlyTheOwnerMayReadIt()
    {
        beginOne(setupTo(true, first));
        QVERIFY(test::isPrivate(file) && test::isPrivate(folder->filePath("campaigns")));
    }

    void namesInItAreMadeFit()
    {
        const QByteArray name = "A\\u001b[2J\\n" + QByteArray(100000, 'x');
        QVERIFY(QDir().mkpath(folder->filePath("campaigns")));
        QVERIFY(test::overwrite(file, good().replace("\"seats\":[]", "\"seats\":[{\"name\":\"" + name + "\"}]")));
        reopen();
        QCOMPARE(campaign->notes().players.at(0).name, "A [2J " + QString(34, 'x'));
    }

    void whoPlayedAndHowIsKeptForTheNextTime()
    {
        const QString path = beginOne(setupTo(true, first)); // a bot sits in the first seat
        reopen();
        QCOMPARE(campaign->notes().players.size(), 2u);
        QVERIFY(!campaign->notes().players[0].isBot());
        QCOMPARE(campaign->notes().players[0].name, "P1");
        QCOMPARE(campaign->notes().players[1].level, "novice");
        QVERIFY2(campaign->notes().options.isEmpty(), "the next battle may propose something else");
        QVERIFY(saves().remove(path, &problem));
        MatchSetup shorter = setupTo(true, first);
        shorter.setup.options[0] = 0;
        beginOne(shorter);
        reopen();
        QCOMPARE(campaign->notes().options, (QMap<QString, QString>{{"rounds", "one"}}));
    }

    void gamesThatAreNotOnTheShelfKeepTheirTries()
    {
        fight(first, true);
        fight(second, false);
        const std::array<const Rules *, 2> smaller{&first, &third};
        Campaign small("saga", folder->filePath("campaigns"), saves(), smaller);
        small.refresh(&problem);
        QCOMPARE(small.battles()[1].stand, Stand::open);
        QVERIFY(small.begin(record(setupTo(true, third)), &problem));
        reopen();
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::lost, Stand::open}));
        QVERIFY(campaign->battles()[2].underWay);
    }

    void aNewCampaignPutsTheOldOneAside()
    {
        fight(first, true);
        const QString path = beginOne(setupTo(true, second));
        const QByteArray before = test::contents(file);
        QVERIFY(campaign->restart(&problem));
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QVERIFY(!campaign->holds(path) && QFile::exists(path));
        QVERIFY(!campaign->notes().started.isValid());
        QCOMPARE(aside(), QList<QByteArray>{before});
        QVERIFY(campaign->restart(&problem)); // nothing to put aside
        fight(first, true);
        QVERIFY(campaign->restart(&problem));
        QCOMPARE(aside().size(), 2);
    }

    void filesThatCantBeRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QString foreign = "It is not a campaign of this game.";
        const auto missing = [](const char *key) { return QStringLiteral("“%1” is missing in it, or damaged.").arg(key); };
        QTest::newRow("empty") << QByteArray() << "It is damaged.";
        QTest::newRow("too large") << good() + QByteArray(16 << 20, ' ') << "It is too large.";
        QTest::newRow("no JSON") << QByteArray("seven battles") << "It is damaged.";
        QTest::newRow("torn off") << good().chopped(9) << "It is damaged.";
        QTest::newRow("something else") << QByteArray("{\"cards\":{}}") << foreign;
        QTest::newRow("another family's") << with("family", "edda") << foreign;
        QTest::newRow("another version") << with("bombshelf-campaign", 2)
                                         << "It was saved by another version of Bombshelf, in a form that this one can’t read.";
        QTest::newRow("no battles") << with("battles", QJsonValue::Undefined) << missing("battles");
        QTest::newRow("no seats") << with("seats", true) << missing("seats");
        QTest::newRow("no options") << with("options", 3) << missing("options");
        QTest::newRow("no start") << with("started", QJsonValue::Undefined) << missing("started");
        QTest::newRow("a battle without tries") << battle("{\"match\":\"\"}") << missing("tries");
        QTest::newRow("a battle that is none") << battle("7") << missing("match");
        QTest::newRow("a try that is none") << battle("{\"match\":\"\",\"tries\":[1]}") << missing("won");
        QTest::newRow("a try half told") << battle("{\"match\":\"\",\"tries\":[{\"won\":true,\"practice\":false}]}") << missing("ending");
    }

    void filesThatCantBeRead()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        QVERIFY(QDir().mkpath(folder->filePath("campaigns")) && test::overwrite(file, bytes));
        reopen();
        QVERIFY2(problem.startsWith(QStringLiteral("The campaign in “%1” can’t be read. %2 ").arg(QDir::toNativeSeparators(file), reason)),
                 qPrintable(problem));
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(aside(), QList<QByteArray>{bytes});
        problem.clear();
        fight(first, true);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QCOMPARE(aside(), QList<QByteArray>{bytes});
        QCOMPARE(problem, "");
    }

    /// Locked by another program, say: what stands in it is not known, so it is neither damaged nor begun again.
    void aFileThatTheSystemDoesNotOpenStaysWhereItIs()
    {
        QVERIFY(QDir().mkpath(file)); // no file at all
        reopen();
        const QString beginning = QStringLiteral("The campaign in “%1” can’t be read. ").arg(QDir::toNativeSeparators(file));
        QVERIFY2(problem.startsWith(beginning) && problem.size() > beginning.size(), qPrintable(problem));
        QVERIFY2(!problem.contains("starts over"), qPrintable(problem));
        QVERIFY(QFileInfo(file).isDir() && aside().isEmpty());
        QVERIFY(!campaign->begin(record(setupTo(true, first)), &problem));
        QVERIFY(QFileInfo(file).isDir());
    }

    void aMatchElsewhereIsNotLookedAt()
    {
        const QString path = record(setupTo(true, first));
        QVERIFY(QFile::copy(path, folder->filePath("stray.jsonl")));
        const QByteArray stray = battle("{\"match\":\"../stray.jsonl\",\"tries\":[]}");
        QVERIFY(QDir().mkpath(folder->filePath("campaigns")) && test::overwrite(file, stray));
        reopen();
        QVERIFY(!campaign->battles()[0].underWay);
    }

    void aMatchOfAnotherGameIsNoTry()
    {
        const QString path = record(setupTo(true, second));
        const QByteArray notes = "{\"match\":\"" + QFileInfo(path).fileName().toUtf8() + "\",\"tries\":[]}";
        QVERIFY(QDir().mkpath(folder->filePath("campaigns")) && test::overwrite(file, battle(notes)));
        reopen();
        QVERIFY(!campaign->battles()[0].underWay);
        playOut(*resumed(path));
        reopen();
        QCOMPARE(campaign->battles()[0].tryCount(), 0);
    }

    void aFolderThatCantBeWrittenIsTold()
    {
        QVERIFY(test::overwrite(folder->filePath("campaigns"), "a file where the folder should be"));
        const QString path = record(setupTo(true, first));
        QVERIFY(!campaign->begin(path, &problem));
        QVERIFY2(problem.startsWith("The campaign could not be saved in “"), qPrintable(problem));
        reopen();
        QVERIFY(!campaign->holds(path) && !campaign->battles()[0].underWay);
    }

    /// Whenever the program is killed, the result is kept, and counts once.
    void killedAsItCounts()
    {
        for (int stop = 1;; ++stop) {
            begin();
            playOut(*resumed(beginOne(setupTo(false, first))));
            writesLeft = stop;
            disk::atEachWrite = [] {
                if (--writesLeft == 0)
                    throw Killed();
            };
            bool killed = false;
            try {
                campaign->refresh(&problem);
            } catch (const Killed &) {
                killed = true;
            }
            disk::atEachWrite = nullptr;
            reopen();
            QCOMPARE(stands(), (std::vector{Stand::lost, Stand::open, Stand::closed}));
            QCOMPARE(campaign->battles()[0].tryCount(), 1);
            QCOMPARE(problem, "");
            if (killed)
                continue;
            QVERIFY(stop > 4);
            return;
        }
    }

private:
    /// What was put aside.
    QList<QByteArray> aside() const
    {
        QList<QByteArray> files;
        for (const QFileInfo &other : QDir(folder->filePath("campaigns")).entryInfoList({"saga-*.json"}))
            files << test::contents(other.filePath());
        return files;
    }

    static QByteArray good()
    {
        return "{\"bombshelf-campaign\":1,\"family\":\"saga\",\"started\":\"2026-11-21T11:00:00Z\",\"seats\":[],\"options\":{},\"battles\":"
               "{}}";
    }
    static QByteArray with(const QString &key, const QJsonValue &value)
    {
        QJsonObject json = QJsonDocument::fromJson(good()).object();
        json.insert(key, value);
        return QJsonDocument(json).toJson();
    }
    static QByteArray battle(const QByteArray &notes)
    {
        return good().replace("\"battles\":{}", "\"battles\":{\"saga-first\":" + notes + "}");
    }
};

BOMBSHELF_TEST(CampaignFileTest)
#include "tst_campaign_file.moc"
