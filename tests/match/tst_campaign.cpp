#include "match/campaign.h"
#include "match/disk.h"
#include "match/record.h"
#include "play.h"
#include "support/test_case.h"
#include "support/tiny_variant.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace bombshelf;
using Stand = Battle::Stand;

namespace {

/// Tiny as a battle: all win if the first seat would, and else nobody does.
class Skirmish final : public test::TinyVariant {
public:
    explicit Skirmish(std::string_view id) : m_descriptor(TinyVariant::descriptor())
    {
        m_descriptor.id = id;
        m_descriptor.cooperative = true;
    }
    const Descriptor &descriptor() const override { return m_descriptor; }
    Result result(const State &state) const override
    {
        Result result = TinyVariant::result(state);
        const bool won = result.winners.has(0);
        result.winners = won ? SeatSet::of(0) | SeatSet::of(1) : SeatSet();
        return result;
    }

private:
    Descriptor m_descriptor;
};

const Skirmish first("saga-first"), second("saga-second"), third("saga-third");
const std::array<const Rules *, 5> shelf{&first, catalogue().front(), &second, &third, &tiny::rules()};

/// To its end, without taking anything back.
void playOut(Match &match)
{
    QString problem;
    for (Rng rng(5); !match.result().over;) {
        const Seat seat = match.toMove().first();
        const Moves moves = match.legal(seat);
        match.choose(seat, moves[int(rng.below(std::uint32_t(moves.size())))], noSeat, &problem);
    }
}

/// A set-up with which playOut() wins, or loses.
MatchSetup setupTo(bool win, const Rules &rules)
{
    for (quint64 seed = 1;; ++seed) {
        const MatchSetup setup = test::setupOf(rules, "bp", seed);
        QString problem;
        const auto match = Match::begin(setup, {}, &problem);
        playOut(*match);
        if (match->result().winners.empty() != win)
            return setup;
    }
}

struct Killed {};
int writesLeft = 0;

} // namespace

class CampaignTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        file = folder->filePath("campaigns/saga.json");
        problem.clear();
        reopen();
    }

    void theGamesOfTheFamilyInTheOrderOfTheShelf()
    {
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].rules, &first);
        QCOMPARE(campaign->battles()[2].rules, &third);
        QCOMPARE(campaign->next(), 0);
        QVERIFY(!campaign->isOver());
        QVERIFY(!QDir(folder->filePath("campaigns")).exists());
        QVERIFY(Campaign("nobody", folder->path(), saves(), shelf).battles().empty());
        QVERIFY(!Campaign("nobody", folder->path(), saves(), shelf).isOver());
    }

    void byDefaultItLiesInTheDataFolder()
    {
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/campaigns";
        QDir(data).removeRecursively();
        Campaign byDefault("saga", {}, saves(), shelf);
        QVERIFY(byDefault.begin(record(setupTo(true, first)), &problem));
        QVERIFY(QFile::exists(data + "/saga.json"));
        QDir(data).removeRecursively();
    }

    void aTryCountsOnceItIsOver()
    {
        const QString path = beginOne(setupTo(true, first));
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].underWay->path, path);
        QCOMPARE(campaign->next(), 0);
        playOut(*resumed(path));
        for (int i = 0; i < 2; ++i) {
            campaign->refresh(&problem);
            QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
            QCOMPARE(campaign->battles()[0].tryCount(), 1);
            QVERIFY(!campaign->battles()[0].underWay);
            QCOMPARE(campaign->next(), 1);
        }
        reopen();
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        const Try tried = campaign->battles()[0].tries.at(0);
        QVERIFY(tried.won && !tried.practice);
        QCOMPARE(tried.ending, "all-called");
        QCOMPARE(tried.seats, 2);
        QCOMPARE(tried.options, (QMap<QString, QString>{{"rounds", "four"}}));
        QVERIFY(qAbs(tried.ended.secsTo(QDateTime::currentDateTime())) < 60);
        QCOMPARE(problem, "");
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

    void aTryRightAfterALostOneCountsBoth()
    {
        const QString lost = beginOne(setupTo(false, first));
        playOut(*resumed(lost));
        const QString next = beginOne(setupTo(false, first));
        QCOMPARE(campaign->battles()[0].tryCount(), 1);
        QCOMPARE(campaign->battles()[0].underWay->path, next);
        playOut(*resumed(next));
        campaign->refresh(&problem);
        QCOMPARE(campaign->battles()[0].tryCount(), 2);
        QCOMPARE(problem, "");
    }

    void aLostBattleOpensTheNextAndMayBeWonLater()
    {
        fight(first, false);
        QCOMPARE(stands(), (std::vector{Stand::lost, Stand::open, Stand::closed}));
        fight(second, true);
        fight(first, false);
        QCOMPARE(stands(), (std::vector{Stand::lost, Stand::won, Stand::open}));
        fight(first, true);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::won, Stand::open}));
        QCOMPARE(campaign->battles()[0].tryCount(), 3);
        QVERIFY(!campaign->isOver());
        fight(third, false);
        QVERIFY(campaign->isOver());
        QCOMPARE(campaign->next(), 2);
    }

    void severalBattlesMayBeUnderWay()
    {
        fight(first, false);
        const QString later = beginOne(setupTo(true, second));
        const QString earlier = beginOne(setupTo(true, first));
        QCOMPARE(campaign->next(), 1);
        playOut(*resumed(earlier));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QCOMPARE(campaign->battles()[1].underWay->path, later);
    }

    void aMatchFromTheShelfDoesNotCount()
    {
        beginOne(setupTo(true, first));
        const QString path = record(setupTo(true, first));
        playOut(*resumed(path));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QVERIFY(!campaign->holds(path));
    }

    void itKnowsItsMatches()
    {
        const QString path = beginOne(setupTo(true, first));
        QVERIFY(campaign->holds(path));
        QVERIFY(!campaign->holds({}));
        QVERIFY(!campaign->holds(folder->filePath("other/" + QFileInfo(path).fileName())));
        playOut(*resumed(path));
        QVERIFY(campaign->holds(path));
        campaign->refresh(&problem);
        QVERIFY(campaign->holds(path));
    }

    void aMatchThrownAwayIsNoTryTillItComesBack()
    {
        const QString path = beginOne(setupTo(true, first));
        QVERIFY(saves().remove(path));
        reopen();
        QVERIFY(!campaign->battles()[0].underWay);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        for (const QString &from : {path, Record::seedPath(path)})
            QVERIFY(QFile::rename(folder->filePath("matches/thrown-away/" + QFileInfo(from).fileName()), from));
        reopen();
        QCOMPARE(campaign->battles()[0].underWay->path, path);
    }

    void aPracticeMatchIsKeptAndDoesNotCount()
    {
        const QString path = beginOne(setupTo(true, first));
        const auto match = resumed(path);
        for (int i = 0; !match->isPractice(); ++i) {
            match->choose(match->toMove().first(), match->legal(match->toMove().first())[0], noSeat, &problem);
            if (i > 0)
                match->undo(&problem);
        }
        playOut(*match);
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QCOMPARE(campaign->battles()[0].tryCount(), 0);
        QCOMPARE(campaign->battles()[0].tries.size(), 1u);
        QVERIFY(campaign->battles()[0].tries[0].practice);
        QVERIFY(campaign->holds(path));
        QVERIFY(!campaign->battles()[0].underWay);
    }

    void aBattleThatIsNotOpenIsNotBegun()
    {
        QVERIFY(!campaign->begin(record(setupTo(true, second)), &problem));
        QCOMPARE(problem, "This battle of the campaign is not open yet.");
        QVERIFY(!campaign->begin(record(test::setupOf(tiny::rules(), "pp", 1)), &problem));
        QVERIFY(!campaign->begin(folder->filePath("none.jsonl"), &problem));
        QVERIFY(problem.contains("none.jsonl"));
        QVERIFY(!QFile::exists(file));
    }

    void aDamagedMatchTellsWhyAndAnotherMayBeBegun()
    {
        const QString path = beginOne(setupTo(true, first));
        test::play(*resumed(path), 3, 0, 6);
        QByteArrayList lines = test::linesOf(path);
        lines[2] = "?";
        QVERIFY(test::overwrite(path, lines.join('\n') + '\n'));
        reopen();
        QCOMPARE(campaign->battles()[0].underWay->problem, "Line 3 of the match can’t be read: the file is damaged.");
        QCOMPARE(problem, "");
        fight(first, true);
        QCOMPARE(stands(), (std::vector{Stand::won, Stand::open, Stand::closed}));
        QVERIFY(QFile::exists(path));
    }

    void anEditedResultIsNotBelieved()
    {
        const QString path = beginOne(setupTo(false, first));
        playOut(*resumed(path));
        QByteArray bytes = test::contents(path);
        bytes.replace("\"winners\":[]", "\"winners\":[0,1]");
        QVERIFY(test::overwrite(path, bytes));
        campaign->refresh(&problem);
        QCOMPARE(stands(), (std::vector{Stand::open, Stand::closed, Stand::closed}));
        QVERIFY(campaign->battles()[0].underWay->problem.contains("another result"));
    }

    void whoPlayedAndHowIsKeptForTheNextTime()
    {
        beginOne(setupTo(true, first)); // a bot sits in the first seat
        reopen();
        QCOMPARE(campaign->notes().players.size(), 2u);
        QVERIFY(!campaign->notes().players[0].isBot());
        QCOMPARE(campaign->notes().players[0].name, "P1");
        QCOMPARE(campaign->notes().players[1].level, "novice");
        QVERIFY2(campaign->notes().options.isEmpty(), "the next battle may propose something else");
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
            init();
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
    Saves saves() const { return Saves(folder->filePath("matches"), shelf); }

    /// As the program does when it starts.
    void reopen()
    {
        campaign = std::make_unique<Campaign>("saga", folder->filePath("campaigns"), saves(), shelf);
        campaign->refresh(&problem);
    }

    std::vector<Stand> stands() const
    {
        std::vector<Stand> stands;
        for (const Battle &battle : campaign->battles())
            stands.push_back(battle.stand);
        return stands;
    }

    /// A match in the folder.
    QString record(const MatchSetup &setup)
    {
        const std::string_view id = setup.rules->descriptor().id;
        const QString path = saves().newPath(QString::fromUtf8(id.data(), qsizetype(id.size())));
        Match::begin(setup, path, &problem);
        return path;
    }

    QString beginOne(const MatchSetup &setup)
    {
        const QString path = record(setup);
        return campaign->begin(path, &problem) ? path : problem;
    }

    std::unique_ptr<Match> resumed(const QString &path) { return Match::resume(path, &problem, shelf); }

    void fight(const Rules &rules, bool win)
    {
        playOut(*resumed(beginOne(setupTo(win, rules))));
        campaign->refresh(&problem);
    }

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

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<Campaign> campaign;
    QString file, problem;
};

BOMBSHELF_TEST(CampaignTest)
#include "tst_campaign.moc"
