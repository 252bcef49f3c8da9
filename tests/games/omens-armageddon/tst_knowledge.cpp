#include "table.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// Satan has no more than a 13, the other seat has better; nine cards are left.
QByteArray late(const char *hand, const QByteArray &rest)
{
    return table(QByteArray("satan: 13c^ 11d^ 8h^ 6s^ 3d^; hand1: 10c^ 10d^ 9h^ 4s^ 2h^; deck: 7s 8s 9s 10s 11s 12s 5h 6h 7h; hand0: ") + hand + "; " + rest);
}

} // namespace

/// What bots think of moves.
class KnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void favourites_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("move");
        const auto row = [](const char *name, const QByteArray &position, const char *moves, const char *move) {
            QTest::newRow(name) << position << moves << move;
        };
        const QByteArray two = "phase: act; dice: 2", three = "phase: act; dice: 3", six = "phase: act; dice: 6", tossing = "phase: toss; dice: 6";
        row("take a 14 away", table(two), "", "satans");
        row("rather than an own useless card", table(two + "; satan: 14c^ 14d^ 9h 9s 9d"), "", "satans");
        row("leave him what is of no use", late("12c^ 7d^ 2s^ 5s^ 9s^", three), "", "own");
        row("discard what is of no use", late("12c^ 7d^ 2s^ 5s^ 9s^", three), "own", "discard");
        row("keep a pair", late("12c^ 12d 2s 5s 9s", two), "own", "keep");
        row("toss what makes no pair", late("12c^ 12d^ 2s^ 5s^ 9s^", tossing), "", "toss 3");
        row("toss more of it", late("12c^ 12d^ 2s^ 5s^ 9s^", tossing), "toss 3", "toss 4");
        row("toss no straight", late("4c^ 5d^ 6h^ 7c^ 8c^", tossing), "", "done");
        row("turn a third 6 away", late("12c^ 12d 2s 5s 9s", six + "; locked0: 6 6; helpers: sergeant"), "", "use-die sergeant 0");
        row("not the first one", late("12c^ 2d 3s 5s 9s", six + "; helpers: sergeant"), "", "face-satan");
        row("free no die before it must be", late("12c^ 12d 2s 5s 9s", "locked0: 6; helpers: sergeant"), "", "roll");
        row("save helpers for the end", late("12c^ 2d^ 3s^ 5s^ 9s^", "helpers: boy"), "", "roll");
        const QByteArray last = table(three + "; deck: 7s; satan: 13c^ 11d^ 8h^ 6s^ 3d^; hand1: 10c^ 10d^ 9h^ 4s^ 2h^; hand0: 12c^ 7d^ 2s^ 5s^ 9s^; helpers: boy");
        row("help at the end", last, "", "use-card boy 1");
        row("with what helps most", last, "use-card boy 1", "change-to 12d");
    }
    void favourites()
    {
        QFETCH(QByteArray, position);
        QFETCH(QString, moves);
        Play match(build(position));
        QCOMPARE(match.play(moves), QString());
        QTEST(favourite(match, 0), "move");
    }

    /// Own hidden cards too, but for those that the seat looked at.
    void onlyWhatIsSeenCounts()
    {
        const Play match(build(table("phase: act; dice: 3")));
        const Rules &rules = caseGame().rules;
        const Observation seen(rules, match.state(), 0);
        Moves moves;
        rules.legal(seen.state(), 0, moves);
        Rng rng(1);
        std::array<float, 128> weights{}, others{};
        rules.knowledge().weigh(seen.guess(rng), 0, moves, weights);
        for (int i = 0; i < 20; ++i) {
            rules.knowledge().weigh(seen.guess(rng), 0, moves, others);
            QVERIFY(weights == others);
        }
    }
};

QTEST_APPLESS_MAIN(KnowledgeTest)
#include "tst_knowledge.moc"
