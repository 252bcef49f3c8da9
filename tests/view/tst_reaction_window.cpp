#include "match_table.h"
#include "support/test_case.h"

#include "view/bomber/reaction_window.h"

#include <QTest>

using namespace bombshelf;

/// The windows of Bomber!, as the table shows who is asked in them.
class ReactionWindowTest : public test::MatchTable {
    Q_OBJECT

private slots:
    void nobodyWithoutAMatch() { QVERIFY(ReactionWindow(nullptr, game.get()).seats().isEmpty()); }

    /// Page: clockwise from the actor's left, the actor last; whoever can use nothing is not asked.
    void onlyWhoCanUseSomethingIsAsked()
    {
        int windows = 0, shorter = 0;
        for (int matches = 0; matches < 6; ++matches) {
            QVERIFY(game->begin("bomber", test::players("pppp"), {{"mode", "twelve-middle"}}));
            const ReactionWindow window(nullptr, game.get());
            while (untilAnyIsAsked() && !game->over()) {
                const QString phase = game->facts()["phase"].toString();
                const QVariantList seats = window.seats();
                if (phase == "before" || phase == "after") {
                    const int actor = game->facts()["actor"].toInt();
                    QVariantList expected;
                    for (int turn = 1; turn <= 4; ++turn)
                        if (const int seat = (actor + turn) % 4; canReact(phase, seat, actor))
                            expected << seat;
                    QCOMPARE(seats, expected);
                    QVERIFY(seats.contains(game->viewer()));
                    ++windows;
                    shorter += seats.size() < 4;
                } else if (phase != "shift") {
                    QVERIFY(seats.isEmpty());
                }
                game->choose(int(rng.below(std::uint32_t(game->choices().size()))));
            }
        }
        QVERIFY(windows > 0 && shorter > 0);
    }

private:
    bool canReact(const QString &phase, int seat, int actor) const
    {
        const auto has = [&](const char *skill) { return game->facts()[skill].toList().value(seat, -1).toInt() > 0; };
        if (game->facts()["hp"].toList()[seat].toInt() <= 0)
            return false;
        return phase == "after" ? has("extinguisher") : has("long-throw") || has("fine-tuning") || (has("fever") && seat == actor);
    }
};

BOMBSHELF_TEST(ReactionWindowTest)
#include "tst_reaction_window.moc"
