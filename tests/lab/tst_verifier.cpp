#include "games/catalogue.h"
#include "match/house_set.h"
#include "match/match.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace bombshelf;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// docs/verify.py, which knows none of our code, against what the lab says chance brought.
class Verifier : public QObject {
    Q_OBJECT

    struct Outcome {
        int code;
        QByteArray said;
    };

    Outcome verify(const QStringList &files) const
    {
        QProcess verifier;
        verifier.setProcessChannelMode(QProcess::MergedChannels);
        verifier.start(m_python, QStringList{QStringLiteral(BOMBSHELF_SOURCE_DIR "/docs/verify.py")} + files);
        const bool ended = verifier.waitForFinished(600000) && verifier.exitStatus() == QProcess::NormalExit;
        return {ended ? verifier.exitCode() : -1, verifier.readAll()};
    }

    static QByteArray chanceOf(const QString &record)
    {
        QProcess lab;
        lab.start(QStringLiteral(BOMBSHELF_LAB), {"chance", record});
        return lab.waitForFinished(600000) && lab.exitCode() == 0 ? lab.readAllStandardOutput() : QByteArray();
    }

    /// A match at random, to its end if it may go on for so long.
    QString play(const Rules &rules, quint64 seed, int moves = 5000)
    {
        MatchSetup setup{.rules = &rules, .setup = defaultSetup(rules.descriptor(), rules.descriptor().minSeats), .seed = seed};
        for (int seat = 0; seat < setup.setup.seats; ++seat)
            setup.players.push_back({QStringLiteral("P"), {}, "owl"});
        QString problem;
        const auto match = Match::begin(setup, m_folder.filePath(QStringLiteral("match-%1.jsonl").arg(++m_matches)), &problem);
        Rng rng(seed);
        for (int i = 0; i < moves && !match->result().over; ++i) {
            const Seat seat = match->toMove().first();
            const Moves legal = match->legal(seat);
            match->choose(seat, legal[int(rng.below(std::uint32_t(legal.size())))], noSeat, &problem);
        }
        return match->path();
    }

private slots:
    void initTestCase()
    {
        m_python = QStandardPaths::findExecutable("python3");
        if (m_python.isEmpty())
            QSKIP("There is no Python here.");
    }

    void aGoodMatchHolds_data()
    {
        QTest::addColumn<QString>("id");
        for (const Rules *rules : catalogue())
            QTest::newRow(rules->descriptor().id.data()) << QString::fromLatin1(rules->descriptor().id.data());
    }
    /// To the last draw, in every game.
    void aGoodMatchHolds()
    {
        QFETCH(const QString, id);
        const auto rules = std::ranges::find_if(catalogue(), [&id](const Rules *r) { return id == r->descriptor().id.data(); });
        const QString record = play(**rules, 18446744073709551615u), chance = m_folder.filePath("chance.jsonl");
        const QByteArray draws = chanceOf(record);
        QVERIFY(draws.count("\"draws\":[[") > 0);
        QVERIFY(write(chance, draws));
        const Outcome outcome = verify({record, chance});
        QVERIFY2(outcome.code == 0, outcome.said);
        QVERIFY(outcome.said.contains("Every card and die is what this seed gives."));
    }

    /// Nobody leaves out what does not suit them.
    void chanceThatIsCutShortIsNoProof()
    {
        const QString record = play(*catalogue().front(), 77), chance = m_folder.filePath("chance.jsonl");
        const QByteArray draws = chanceOf(record);
        for (const QByteArray &cut : {QByteArray(), draws.left(draws.indexOf('\n') + 1), draws.mid(draws.indexOf('\n') + 1)}) {
            QVERIFY(write(chance, cut));
            const Outcome outcome = verify({record, chance});
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.said.contains("\nNOT "), outcome.said);
        }
    }

    void whatIsNoRecordIsRefused()
    {
        const QString record = play(*catalogue().front(), 77), other = m_folder.filePath("other.txt");
        QVERIFY(write(other, "root:x:0:0"));
        const QString list = m_folder.filePath("list.jsonl"), nothing = m_folder.filePath("nothing.jsonl");
        QVERIFY(write(list, "[1]\n") && write(nothing, "{\"move\":-1,\"draws\":[[0,0]]}\n"));
        for (const QStringList &files :
             {QStringList{}, {other}, {m_folder.filePath("none")}, {record, record}, {record, other}, {list}, {record, nothing}}) {
            const Outcome outcome = verify(files);
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.said.contains("is no record with its chance"), outcome.said);
            QVERIFY(!outcome.said.contains("Traceback"));
        }
    }

    void anotherSeedIsNotTheOnePromised()
    {
        const QString record = play(*catalogue().front(), 77);
        QVERIFY(verify({record}).code == 0);
        QVERIFY(write(record, contents(record).replace("\"seed\":\"77\"", "\"seed\":\"78\"")));
        const Outcome outcome = verify({record});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.said.startsWith("NOT the seed"));
    }

    void anAlteredDieIsNamed()
    {
        const auto bomber = std::ranges::find_if(catalogue(), [](const Rules *r) { return r->descriptor().id == "bomber"; });
        const QString record = play(**bomber, 5), chance = m_folder.filePath("chance.jsonl");
        QByteArray draws = chanceOf(record);
        const qsizetype die = draws.lastIndexOf("[6,") + 3;
        QVERIFY(die > 3);
        draws[die] = draws[die] == '5' ? '0' : char(draws[die] + 1);
        QVERIFY(write(chance, draws));
        const Outcome outcome = verify({record, chance});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.said.contains("NOT what this seed gives: move "), outcome.said);
    }

    /// Neither the lab nor the verifier tells of cards that are still in play.
    void aMatchThatIsOnTellsNothing()
    {
        const QString record = play(*catalogue().front(), 78, 5);
        QVERIFY(chanceOf(record).isEmpty());
        const Outcome outcome = verify({record});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.said.startsWith("The match is not over"));
    }

private:
    QTemporaryDir m_folder;
    QString m_python;
    int m_matches = 0;
};

BOMBSHELF_TEST(Verifier)
#include "tst_verifier.moc"
