#include "support/test_case.h"
#include "table.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// Satan has no more than a 13, the other seat has better; nine cards are left.
QByteArray late(const char *hand, const QByteArray &rest)
{
    return table(QByteArray("satan: 13c^ 11d^ 8h^ 6s^ 3d^; hand1: 10c^ 10d^ 9h^ 4s^ 2h^; deck: 7s 8s 9s 10s 11s 12s 5h 6h 7h; hand0: ") +
                 hand + "; " + rest);
}

} // namespace

/// What bots think of moves.
class KnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void favourites_data()
    {
        addColumns();
        const QByteArray two = "phase: act; dice: 2", three = "phase: act; dice: 3", six = "phase: act; dice: 6",
                         tossing = "phase: toss; dice: 6";
        addCase("take a 14 away", table(two), "", "favourite: satans");
        addCase("rather than an own useless card", table(two + "; satan: 14c^ 14d^ 9h 9s 9d"), "", "favourite: satans");
        addCase("leave him what is of no use", late("12c^ 7d^ 2s^ 5s^ 9s^", three), "", "favourite: own");
        addCase("discard what is of no use", late("12c^ 7d^ 2s^ 5s^ 9s^", three), "own", "favourite: discard");
        addCase("keep a pair", late("12c^ 12d 2s 5s 9s", two), "own", "favourite: keep");
        addCase("toss what makes no pair", late("12c^ 12d^ 2s^ 5s^ 9s^", tossing), "", "favourite: toss 3");
        addCase("toss more of it", late("12c^ 12d^ 2s^ 5s^ 9s^", tossing), "toss 3", "favourite: toss 4");
        addCase("toss no straight", late("4c^ 5d^ 6h^ 7c^ 8c^", tossing), "", "favourite: done");
        addCase("turn a third 6 away", late("12c^ 12d 2s 5s 9s", six + "; locked0: 6 6; helpers: sergeant"), "",
                "favourite: use-die sergeant 0");
        addCase("not the first one", late("12c^ 2d 3s 5s 9s", six + "; helpers: sergeant"), "", "favourite: face-satan");
        addCase("free no die before it must be", late("12c^ 12d 2s 5s 9s", "locked0: 6; helpers: sergeant"), "", "favourite: roll");
        addCase("leave a locked 6 out, of whoever has most, not the face that frees it",
                table("locked0: 6; locked1: 6 6; helpers: prophet"), "use-die prophet 0 = extra-die: 3", "favourite: leave-out 1");
        addCase("save helpers for the end", late("12c^ 2d^ 3s^ 5s^ 9s^", "helpers: boy"), "", "favourite: roll");
        const QByteArray last = table(
            three + "; deck: 7s; satan: 13c^ 11d^ 8h^ 6s^ 3d^; hand1: 10c^ 10d^ 9h^ 4s^ 2h^; hand0: 12c^ 7d^ 2s^ 5s^ 9s^; helpers: boy");
        addCase("help at the end", last, "", "favourite: use-card boy 1");
        addCase("with what helps most", last, "use-card boy 1", "favourite: change-to 12d");
    }
    void favourites() { checkCase(); }

    /// Own hidden cards too, but for those that the seat looked at.
    void onlyWhatIsSeenCounts()
    {
        const Play match(build(table("phase: act; dice: 3")));
        const Rules &rules = caseGame().rules;
        const Observation seen(rules, match.state(), 0);
        Moves moves;
        rules.legal(seen.state(), 0, moves);
        Rng rng(1);
        const std::vector<float> likings = rules.knowledge().likings(seen.guess(rng), 0, moves);
        for (int i = 0; i < 20; ++i)
            QVERIFY(rules.knowledge().likings(seen.guess(rng), 0, moves) == likings);
    }
};

BOMBSHELF_TEST(KnowledgeTest)
#include "tst_knowledge.moc"
