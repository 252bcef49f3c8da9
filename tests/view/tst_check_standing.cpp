#include "match_table.h"
#include "support/test_case.h"

#include "view/bomber/check_standing.h"

#include <QTest>

#include <numeric>
#include <tuple>

using namespace bombshelf;

/// What a throw of Bomber! would come to, as the table shows it to whoever may turn a die of it.
class CheckStandingTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nothingWithoutAMatch() { QCOMPARE(CheckStanding(nullptr, game.get()).outcome(), CheckStanding::NotRolled); }

    /// Page: two sixes reach every post, two ones bring no blast; else the total counts, a 5 with More powder, against the target number.
    void itIsWhatComesOfItIfNobodyTurnsADie()
    {
        int achieved = 0, special = 0, fumbles = 0;
        for (int matches = 0; matches < 60 && (achieved == 0 || special == 0 || fumbles == 0); ++matches) {
            QVERIFY(game->begin("bomber", test::players("pppp"), {{"mode", "twelve-middle"}}));
            const CheckStanding standing(nullptr, game.get());
            while (untilAnyIsAsked() && !game->over()) {
                const bool isAfter = game->facts()["phase"] == "after";
                QCOMPARE(standing.outcome() != CheckStanding::NotRolled, isAfter);
                if (isAfter) {
                    achieved += standing.outcome() == CheckStanding::Achieved;
                    special += standing.outcome() == CheckStanding::Special;
                    fumbles += standing.outcome() == CheckStanding::Fumble;
                    checkWhatComesOfIt(standing);
                } else {
                    game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
                }
            }
            game->close();
        }
        QVERIFY(achieved > 0 && special > 0 && fumbles > 0);
    }

    /// What is shown while a turn is looked at is what stands once it is made.
    void aTurnThatIsLookedAtShowsWhatItWouldBring()
    {
        int turned = 0;
        for (int matches = 0; matches < 60 && turned < 10; ++matches) {
            QVERIFY(game->begin("bomber", test::players("pppp"), {{"mode", "twelve-middle"}}));
            CheckStanding standing(nullptr, game.get());
            while (untilAnyIsAsked() && !game->over()) {
                const int at = int(rng.below(std::uint32_t(game->choices().size())));
                const QVariantMap choice = game->choices()[at].toMap();
                const QList<int> before = standing.dice();
                if (choice["verb"] != "turn-die") {
                    game->choose(at);
                    continue;
                }
                standing.setTurn(choice["args"].toStringList());
                const auto shown = std::tuple(standing.outcome(), standing.achievement(), standing.reach());
                QVERIFY(standing.dice() != before);
                standing.setTurn({});
                QCOMPARE(standing.dice(), before);
                game->choose(at);
                if (standing.outcome() != CheckStanding::NotRolled) { // else the next check has begun
                    QVERIFY(std::tuple(standing.outcome(), standing.achievement(), standing.reach()) == shown);
                    ++turned;
                }
            }
            game->close();
        }
        QVERIFY(turned > 0);
    }

private:
    /// Everybody passes.
    void checkWhatComesOfIt(const CheckStanding &standing)
    {
        const CheckStanding::Outcome outcome = standing.outcome();
        const int achievement = standing.achievement(), needed = standing.needed();
        const QList<int> dice = standing.dice();
        const int reach = standing.reach(), aim = game->facts()["target"].toInt();
        const QVariantList reached = standing.reached();
        QStringList told;
        QVariantList args, blasted;
        bool stillStands = false;
        const auto heard = connect(game.get(), &MatchModel::happened, this, [&](const QString &what, int, const QVariantList &with) {
            told << what;
            if (what == "achieved")
                args = with;
            if (what == "blasted") {
                blasted = with;
                stillStands = standing.outcome() == outcome && standing.achievement() == achievement && standing.reach() == reach;
            }
        });
        while (game->facts()["phase"] == "after" && !game->over() && untilAnyIsAsked() && game->facts()["phase"] == "after")
            QVERIFY(choose("pass"));
        disconnect(heard);
        QCOMPARE(told.contains("special"), outcome == CheckStanding::Special);
        QCOMPARE(told.contains("fumble"), outcome == CheckStanding::Fumble);
        if (outcome == CheckStanding::Achieved)
            QVERIFY(args.size() == 2 && args[0].toInt() == achievement && args[1].toInt() == needed);
        QCOMPARE(blasted.isEmpty(), reach < 0);
        QCOMPARE(stillStands, reach >= 0); // its sum is seen beside the blast
        if (reach >= 0) { // page: posts within reach of the target
            QCOMPARE(blasted[0].toInt(), std::max(2, aim - reach));
            QCOMPARE(blasted[1].toInt(), std::min(12, aim + reach));
            QCOMPARE(reached.front().toInt() + 2, blasted[0].toInt()); // the line begins with post 2
            QCOMPARE(reached.back().toInt() + 2, blasted[1].toInt());
            QCOMPARE(reached.size(), blasted[1].toInt() - blasted[0].toInt() + 1);
        }
        QVERIFY(achievement >= std::accumulate(dice.begin(), dice.end(), 0));
    }
};

BOMBSHELF_TEST(CheckStandingTest)
#include "tst_check_standing.moc"
