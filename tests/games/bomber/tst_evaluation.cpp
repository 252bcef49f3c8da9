#include "games/bomber/evaluation.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::bomber;
using test::build;
using test::favourite;

namespace {

/// The mean over all ways that dice can fall.
float meanOf(const Evaluation &evaluation, int dice)
{
    double sum = 0, ways = 0;
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other)
            for (int third = 1; third <= (dice == 3 ? 6 : 1); ++third, ++ways)
                sum += double(evaluation.of(std::span(std::array{one, other, third}.data(), std::size_t(dice))));
    return float(sum / ways);
}

/// Early, and with HP enough that no blow is cut short; the target lies at the post named last.
State aimed(const QString &position, int post)
{
    State state = build("seats: 3; cycle: 1; hp0: 30; hp1: 30; hp2: 30; " + position);
    bomber::position(state).target = Post(post - 2);
    return state;
}

} // namespace

/// What bots think of a check.
class EvaluationTest : public QObject {
    Q_OBJECT

private slots:
    void whatACheckIsWorthIsTheMeanOfItsDice_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("plain") << "posts0: 7 9; posts1: 3 4; posts2: 2 12";
        QTest::newRow("powder") << "posts0: 7 9; posts1: 3 4; posts2: 2 12; skills0: powder";
        QTest::newRow("bearings") << "posts0: 7 9; posts1: 3 4; posts2: 2 12; skills0: bearings";
        QTest::newRow("both, without substitution") << "reach: target; posts0: 2; posts1: 3 8; posts2: 2 12; skills0: bearings powder";
        const char *const last =
            "cycle: 3; points0: 2; points1: 2; points2: 1; hp0: 1; hp1: 3; hp2: 2; posts0: 7 9; posts1: 3 4; posts2: 2 12";
        QTest::newRow("the last check") << last;
        QTest::newRow("the last check, bearings") << QString(last) + "; skills0: bearings";
        QTest::newRow("one is out") << "posts0: 7 9; posts1: 3 4; posts2: 2 12; hp2: 0; skills0: bearings";
    }
    void whatACheckIsWorthIsTheMeanOfItsDice()
    {
        QFETCH(QString, position);
        for (int post = 2; post <= 12; ++post)
            for (Seat seat = 0; seat < 3; ++seat)
                for (const int dice : {2, 3}) {
                    const State state = aimed(position, post);
                    const Evaluation evaluation(state, seat);
                    const float at = evaluation.at(post - 2, dice), mean = meanOf(evaluation, dice);
                    QVERIFY2(std::abs(at - mean) < 1e-4f, qPrintable(QString("%1 %2").arg(double(at)).arg(double(mean))));
                }
    }

    void morePowderCountsLikeAPip()
    {
        const State plain = aimed("posts0: 7; posts1: 3 4 5 6 8 9 10 11", 7),
                    powder = aimed("posts0: 7; posts1: 3 4 5 6 8 9 10 11; skills0: powder", 7);
        QCOMPARE(Evaluation(powder, 0).of(std::array{3, 4}), Evaluation(plain, 0).of(std::array{3, 5}));
        QVERIFY(Evaluation(powder, 0).of(std::array{3, 4}) > Evaluation(plain, 0).of(std::array{3, 4}));
    }

    void aLongThrowIsWorthTheMeanOfItsBestPosts()
    {
        const State state = aimed("posts0: 7; posts1: 3 11; posts2: 12", 8);
        const Evaluation evaluation(state, 0);
        float sum = 0;
        for (int pips = 1; pips <= 6; ++pips) {
            float best = -100;
            for (int post = std::max(0, 6 - pips); post <= std::min(10, 6 + pips); ++post)
                best = std::max(best, evaluation.at(post, 2));
            sum += best;
        }
        QVERIFY(std::abs(evaluation.ofLongThrow(6, 2) - sum / 6) < 1e-4f);
    }

    void lossesAreCountedNoFartherThanHp()
    {
        State one = aimed("posts0: 12; posts1: 6 7 8; reach: target", 7), three = one;
        bomber::position(one).hp[1] = 1;
        bomber::position(three).hp[1] = 3;
        const std::array dice{3, 3};
        QCOMPARE(Evaluation(three, 0).of(dice), 3 * Evaluation(one, 0).of(dice));
    }

    /// Nobody else scores in it, so whoever leads by enough wins unless it is knocked out.
    void theLastCheckIsWorthWhoWins()
    {
        const State state = aimed("cycle: 3; seats: 2; posts0: 7; posts1: 12; hp0: 1; hp1: 3; points0: 2", 12);
        const Evaluation leader(state, 0), other(state, 1);
        QVERIFY(std::abs(other.at(10, 2) / leader.at(10, 2) - 1.0f / 35) < 0.02f); // but by 6 6
        QVERIFY(leader.at(10, 2) > leader.at(10, 3));
    }

    void favourites_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("seat");
        QTest::addColumn<QString>("move");
        const auto row = [](const char *name, const char *position, const char *moves, int seat, const char *move) {
            QTest::newRow(name) << position << moves << seat << move;
        };
        row("aim where others stand and oneself does not", "reach: target; posts0: 2; posts1: 12", "", 0, "aim 12");
        row("throw oneself out of the way", "posts0: 7; posts1: 3 4; skills1: long-throw fine-tuning", "aim 4", 1, "long-throw");
        row("leave it alone where nothing happens", "posts0: 7; posts1: 12; skills1: extinguisher", "aim 2 = dice: 1 3", 1, "pass");
        row("put out a blast that hurts", "cycle: 1; posts0: 2; posts1: 2 3 4; skills1: extinguisher", "aim 2 = dice: 1 6", 1,
            "turn-die 6 1");
    }
    void favourites()
    {
        QFETCH(QString, position);
        QFETCH(QString, moves);
        QFETCH(int, seat);
        test::Play match(build(position));
        QCOMPARE(match.play(moves), QString());
        QTEST(favourite(match, Seat(seat)), "move");
    }
};

BOMBSHELF_TEST(EvaluationTest)
#include "tst_evaluation.moc"
