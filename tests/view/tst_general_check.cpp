#include "match_table.h"
#include "support/test_case.h"

#include "games/bomber/check.h"
#include "view/bomber/general_check.h"

#include <QTest>

using namespace bombshelf;

/// Bomber!'s general check at a table with a match on it.
class GeneralCheckTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nobodyBeforeTheSappersAreMade()
    {
        QVERIFY(sit());
        GeneralCheck check(nullptr, game.get());
        QCOMPARE(check.targetNumber(), 0);
        QCOMPARE(check.ways(), 0);
        check.roll();
        QCOMPARE(check.outcome(), GeneralCheck::NotRolled);
    }

    void nobodyInAnotherGame()
    {
        QVERIFY(begin("pp"));
        GeneralCheck check(nullptr, game.get());
        QCOMPARE(check.ways(), 0);
        check.roll();
        QCOMPARE(check.outcome(), GeneralCheck::NotRolled);
    }

    void oddsAreThoseOfTheSapper()
    {
        QVERIFY(sit());
        make();
        GeneralCheck check(nullptr, game.get());
        QSignalSpy changed(&check, &GeneralCheck::changed);
        check.setProperty("seat", strong());
        check.setProperty("post", 3); // post 5: one away from its 4; with More powder the dice have to show 5
        QCOMPARE(check.targetNumber(), 6);
        QCOMPARE(check.ways(), 30);
        QCOMPARE(check.chance(), 83);
        check.setProperty("post", 10); // 8 away: 13
        QCOMPARE(check.targetNumber(), 13);
        QCOMPARE(check.ways(), 1); // with its modifier just two sixes
        check.setProperty("seat", 1 - strong());
        QCOMPARE(check.targetNumber(), 5);
        QCOMPARE(check.ways(), 30);
        QVERIFY(changed.count() >= 3);
        check.setProperty("post", 11);
        QCOMPARE(check.ways(), 0);
    }

    void rollsSayWhatTheyCameTo()
    {
        QVERIFY(sit());
        make();
        GeneralCheck check(nullptr, game.get());
        check.setProperty("seat", strong());
        check.setProperty("post", 5);
        QCOMPARE(check.outcome(), GeneralCheck::NotRolled);
        QSet<GeneralCheck::Outcome> outcomes;
        const QString before = test::picture(*game).join('\n');
        for (int i = 0; i < 2000; ++i) {
            check.roll();
            const int one = check.dice()[0], other = check.dice()[1], total = one + other + 1; // with More powder
            QCOMPARE(check.achievement(), total);
            const auto expected = one == 6 && other == 6   ? GeneralCheck::Special
                                  : one == 1 && other == 1 ? GeneralCheck::Fumble
                                  : total >= 8             ? GeneralCheck::Success
                                                           : GeneralCheck::Failure;
            QCOMPARE(check.outcome(), expected);
            outcomes << expected;
        }
        QCOMPARE(outcomes.size(), 4);
        check.setPost(6);
        QCOMPARE(check.outcome(), GeneralCheck::NotRolled);
        QCOMPARE(test::picture(*game).join('\n'), before);
    }

private:
    bool sit() { return game->begin("bomber", test::players("pp"), {}); }
    /// One has 2 3 4 and More powder, the other 8 10 12 and Fever.
    void make()
    {
        for (const char *move : {"post 2", "post 3", "post 4", "skill powder", "post 8", "post 10", "post 12", "skill fever"}) {
            if (game->curtain() >= 0)
                game->liftCurtain();
            choose(move);
        }
    }
    int strong() const { return game->facts()["powder"].toList()[0].toInt() == 1 ? 0 : 1; }
};

BOMBSHELF_TEST(GeneralCheckTest)
#include "tst_general_check.moc"
