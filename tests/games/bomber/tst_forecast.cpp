#include "games/bomber/forecast.h"
#include "support/cases.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using namespace bombshelf::bomber;
using test::build;

/// What players are told before they aim, counted by hand over the 36 ways of two dice: 6-6 reaches every post, 1-1 brings no blast.
class ForecastTest : public QObject {
    Q_OBJECT

private slots:
    void itCountsTheWaysOfTheDice_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("needed");
        QTest::addColumn<int>("blasts");
        QTest::addColumn<int>("hitsOther"); // the other's one post, at 12
        QTest::newRow("at one's own post: 5") << "posts0: 12; posts1: 12" << 5 << 30 << 30;
        QTest::newRow("two posts away: 7") << "posts0: 10; posts1: 12" << 7 << 21 << 21;
        QTest::newRow("the other is three posts off the target") << "posts0: 9; posts1: 9" << 8 << 15 << 3;
        QTest::newRow("option target: 5, whoever stands there") << "posts0: 9; posts1: 12; reach: target" << 5 << 30 << 30;
        QTest::newRow("more than it has can't be lost") << "posts0: 12; posts1: 10 11 12; hp1: 1" << 5 << 30 << 30;
        QTest::newRow("each post costs one") << "posts0: 12; posts1: 10 11 12" << 5 << 30 << 30 + 26 + 21;
        QTest::newRow("ball bearings: one more") << "posts0: 12; posts1: 12; skills0: bearings" << 5 << 30 << 60;
        QTest::newRow("more powder") << "posts0: 12; posts1: 12; skills0: powder" << 5 << 33 << 33;
    }
    void itCountsTheWaysOfTheDice()
    {
        QFETCH(QString, position);
        QFETCH(int, needed);
        QFETCH(int, blasts);
        QFETCH(int, hitsOther);
        const State state = build("seats: 2; hp0: 6; hp1: 6; actor: 0; " + position);
        const Forecast told = forecast(bomber::position(state), Post(12 - 2));
        QCOMPARE(told.needed, needed);
        QCOMPARE(qRound(36 * told.success), blasts);
        QCOMPARE(qRound(36 * told.loss[1]), hitsOther);
    }

    /// A post lies in the blast where the total reaches as far, and all do with two sixes.
    void itTellsWhatLiesInTheBlast()
    {
        const Forecast told = forecast(bomber::position(build("seats: 2; actor: 0; posts0: 12; posts1: 2")), Post(12 - 2));
        const auto waysAt = [&](int number) { return qRound(36 * told.hit[std::size_t(number - 2)]); };
        QCOMPARE(waysAt(12), 30);
        QCOMPARE(waysAt(11), 26); // 6 or more
        QCOMPARE(waysAt(9), 15); // 8 or more
        QCOMPARE(waysAt(2), 1);
    }

    /// Fever: a third die. Of 216 ways 16 show two ones or more; of the others 10 come to 5 or 6.
    void aThirdDieCounts()
    {
        State state = build("seats: 2; hp0: 6; hp1: 6; actor: 0; posts0: 12; posts1: 10");
        bomber::position(state).checkDice = 3;
        const Forecast told = forecast(bomber::position(state), Post(12 - 2));
        QCOMPARE(qRound(216 * told.success), 200);
        QCOMPARE(qRound(216 * told.loss[1]), 190);
    }
};

BOMBSHELF_TEST(ForecastTest)
#include "tst_forecast.moc"
