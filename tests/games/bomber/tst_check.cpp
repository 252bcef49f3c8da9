#include "games/bomber/check.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using namespace bombshelf::bomber;

namespace {

constexpr int postNumbered(int number) { return number - 2; }

PostSet posts(std::initializer_list<int> numbers)
{
    PostSet set;
    for (const int number : numbers)
        set.add(Post(postNumbered(number)));
    return set;
}

} // namespace

/// What dice say, and the page's "The general check".
class Check : public QObject {
    Q_OBJECT

private slots:
    void postSets()
    {
        const PostSet set = posts({2, 7, 12});
        QCOMPARE(set.size(), 3);
        QCOMPARE(set.last(), postNumbered(12));
        QCOMPARE(PostSet().last(), -1);
        QVERIFY(set.has(0) && set.has(5) && set.has(10) && !set.has(6));
        QCOMPARE(PostSet::between(0, 10).size(), 11);
        QVERIFY(PostSet::between(3, 3) == posts({5}));
        QVERIFY((set & PostSet::between(5, 10)) == posts({7, 12}));
        QVERIFY(PostSet::around(Post(postNumbered(7)), 1) == posts({6, 7, 8}));
        QVERIFY(PostSet::around(Post(postNumbered(3)), 2) == PostSet::between(0, 3));
        QCOMPARE(PostSet::around(Post(postNumbered(11)), 12).size(), postCount);
        QVERIFY(PostSet::around(Post(postNumbered(7)), noReach).empty());
    }

    void dice_data()
    {
        QTest::addColumn<QList<int>>("dice");
        QTest::addColumn<int>("modifier");
        QTest::addColumn<int>("achievement");
        QTest::addColumn<bool>("special");
        QTest::addColumn<bool>("fumble");
        QTest::newRow("the total") << QList{3, 4} << 0 << 7 << false << false;
        QTest::newRow("and the modifier") << QList{3, 4} << 1 << 8 << false << false;
        QTest::newRow("of three dice") << QList{3, 4, 5} << 1 << 13 << false << false;
        QTest::newRow("one 6") << QList{6, 5} << 0 << 11 << false << false;
        QTest::newRow("two 6s") << QList{6, 6} << 0 << 12 << true << false;
        QTest::newRow("two 6s of three") << QList{6, 1, 6} << 0 << 13 << true << false;
        QTest::newRow("three 6s") << QList{6, 6, 6} << 0 << 18 << true << false;
        QTest::newRow("one 1") << QList{1, 2} << 0 << 3 << false << false;
        QTest::newRow("two 1s") << QList{1, 1} << 1 << 3 << false << true;
        QTest::newRow("two 1s of three") << QList{1, 6, 1} << 0 << 8 << false << true;
        QTest::newRow("three 1s") << QList{1, 1, 1} << 0 << 3 << false << true;
        QTest::newRow("other pairs are nothing") << QList{5, 5} << 0 << 10 << false << false;
    }
    void dice()
    {
        QFETCH(QList<int>, dice);
        QFETCH(int, modifier);
        const Roll roll = readDice({dice.constData(), std::size_t(dice.size())}, modifier);
        QTEST(roll.achievement, "achievement");
        QTEST(roll.special, "special");
        QTEST(roll.fumble, "fumble");
    }

    void targetNumbers_data()
    {
        QTest::addColumn<int>("post");
        QTest::addColumn<int>("number");
        // For a sapper with 3, 7 and 8.
        QTest::newRow("an own post") << 7 << 5;
        QTest::newRow("next door") << 2 << 6;
        QTest::newRow("between two, nearer the upper") << 6 << 6;
        QTest::newRow("in the middle") << 5 << 7;
        QTest::newRow("at the far end") << 12 << 9;
    }
    void targetNumbers()
    {
        QFETCH(int, post);
        QTEST(targetNumber(posts({3, 7, 8}), Post(postNumbered(post))), "number");
    }

    void reaches()
    {
        const auto reach = [](int achievement, int needed) { return reachOf({achievement, false, false}, needed); };
        QCOMPARE(reach(8, 5), 3);
        QCOMPARE(reach(5, 5), 0);
        QCOMPARE(reach(4, 5), noReach);
        QCOMPARE(reach(2, 15), noReach);
        QCOMPARE(reachOf({2, true, false}, 15), 12);
        QCOMPARE(reachOf({18, false, true}, 5), noReach);
    }

    void odds_data()
    {
        QTest::addColumn<int>("post");
        QTest::addColumn<int>("modifier");
        QTest::addColumn<int>("chance");
        // For a sapper with 2 alone: the target number is 5 and the distance from it.
        QTest::newRow("5: all but a total below") << 2 << 0 << 30;
        QTest::newRow("5 with More powder") << 2 << 1 << 33;
        QTest::newRow("6") << 3 << 0 << 26;
        QTest::newRow("7") << 4 << 0 << 21;
        QTest::newRow("8") << 5 << 0 << 15;
        QTest::newRow("9") << 6 << 0 << 10;
        QTest::newRow("12") << 9 << 0 << 1;
        QTest::newRow("12 with More powder") << 9 << 1 << 3;
        QTest::newRow("13: a special alone") << 10 << 0 << 1;
        QTest::newRow("13 with More powder: 6 6 either way") << 10 << 1 << 1;
        QTest::newRow("15: still a special") << 12 << 1 << 1;
    }
    void odds()
    {
        QFETCH(int, post);
        QFETCH(int, modifier);
        const Odds odds = generalOdds(posts({2}), Post(postNumbered(post)), modifier);
        QCOMPARE(odds.targetNumber, 5 + post - 2);
        QTEST(odds.chance, "chance");
    }

    /// However easy, two 1s fail.
    void aFumbleFailsWhateverTheTargetNumber() { QCOMPARE(generalOdds(posts({2}), 0, 9).chance, 35); }

    void generalChecksComeOutAsOftenAsTheirOddsSay()
    {
        Rng rng(7);
        constexpr int rolls = 36000;
        const PostSet own = posts({4, 9});
        for (Post post = 0; post < postCount; ++post) {
            const Odds odds = generalOdds(own, post, 1);
            int successes = 0;
            for (int i = 0; i < rolls; ++i) {
                const GeneralCheck check = generalCheck(own, post, 1, rng);
                QCOMPARE(check.roll.achievement, check.dice[0] + check.dice[1] + 1);
                QCOMPARE(check.success, check.roll.special || (!check.roll.fumble && check.roll.achievement >= odds.targetNumber));
                successes += check.success;
            }
            const double expected = odds.chance * rolls / 36.0;
            QVERIFY(test::chiSquare({double(successes), double(rolls - successes)}, {expected, rolls - expected}) <
                    test::chiSquareBound(1));
        }
    }
};

BOMBSHELF_TEST(Check)
#include "tst_check.moc"
