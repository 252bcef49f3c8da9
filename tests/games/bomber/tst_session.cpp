#include "games/bomber/position.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// What was rolled for an order of action, as the events tell it, and who then acts in which order.
struct Order {
    QMap<int, QList<int>> rolls; ///< by seat: the first, then those of ties
    QList<int> seats;

    explicit Order(const Play &match)
    {
        for (const QString &event : match.ask("events").split(", "))
            if (event.startsWith("initiative ") || event.startsWith("rolled-again ")) {
                const QStringList words = event.split(' ');
                rolls[words[1].toInt()] << 10 * words[2].toInt() + words[3].toInt();
            }
        seats << match.ask("actor").toInt();
        for (const QString &seat : match.ask("order").split(' ', Qt::SkipEmptyParts))
            seats << seat.toInt();
    }
};

/// Six sappers at the end of their first cycle; nobody stands where it blasts.
const char *const endOfCycle = "seats: 6; cycle: 1; actor: 5; posts5: 12; posts0: 2";

} // namespace

/// The page's "Session": parts, cycles, and who acts when.
class Session : public QObject {
    Q_OBJECT

private slots:
    void everyoneInPlayRollsAndTheHighestActsFirst()
    {
        int ties = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Play match(build(endOfCycle), seed);
            QCOMPARE(match.play("aim 7"), QString());
            const Order order(match);
            QCOMPARE(order.rolls.keys(), (QList{0, 1, 2, 3, 4, 5}));
            QCOMPARE(int(bomber::position(match.state()).order.back()), 0); // where nobody waits any more nothing is left
            for (int i = 0; i + 1 < order.seats.size(); ++i) {
                const QList<int> higher = order.rolls[order.seats[i]], lower = order.rolls[order.seats[i + 1]];
                QVERIFY(std::ranges::lexicographical_compare(lower, higher)); // first rolls, then those of the tie
                const bool tied = higher[0] == lower[0];
                QVERIFY(!tied || (higher.size() > 1 && lower.size() > 1));
                ties += tied;
            }
            for (int seat = 0; seat < 6; ++seat) {
                QCOMPARE(match.ask("initiative" + QString::number(seat)).toInt(), order.rolls[seat][0]);
                const bool alone =
                    std::ranges::count_if(order.rolls, [&](const QList<int> &rolls) { return rolls[0] == order.rolls[seat][0]; }) == 1;
                QCOMPARE(order.rolls[seat].size() == 1, alone);
            }
        }
        QVERIFY(ties > 100);
    }

    void theSmallDieIsTensAndTheLargeOneUnits()
    {
        QMap<int, double> seen;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Play match(build(endOfCycle), seed);
            QCOMPARE(match.play("aim 7"), QString());
            for (const QList<int> &rolls : Order(match).rolls)
                ++seen[rolls[0]];
        }
        std::vector<double> counts, expected;
        for (int small = 1; small <= 6; ++small)
            for (int large = small; large <= 6; ++large) {
                counts.push_back(seen.take(10 * small + large));
                expected.push_back(18000 / 36.0 * (small == large ? 1 : 2));
            }
        QVERIFY(seen.empty());
        QVERIFY(chiSquare(counts, expected) < chiSquareBound(counts.size() - 1));
    }

    void cycles_data()
    {
        addColumns();
        addCase("each acts once", "seats: 3; cycle: 1; order: 2 1", "aim 7", "actor: 2; order: 1; cycle: 1; asked: 2; phase: aim");
        addCase("then the next", "seats: 3; cycle: 1; order: 2 1", "aim 7; aim 7", "actor: 1; order:; cycle: 1");
        addCase("then the next cycle", "seats: 3; cycle: 1; order: 2 1", "aim 7; aim 7; aim 7", "cycle: 2; phase: aim");
        addCase("an order of its own", "seats: 3; cycle: 1", "aim 7 = order: 0 2", "actor: 1; cycle: 2");
        addCase("those who are out neither roll nor act", "seats: 3; cycle: 1; hp1: 0; initiative1: 35", "aim 7 = order: 0",
                "initiative1: 0; actor: 2");
        addCase("as many cycles as sappers at the start", "seats: 4; cycle: 4; hp3: 0; order: 1", "aim 7; aim 7", "phase: over; cycle: 4");
        addCase("not one less", "seats: 4; cycle: 3; hp3: 0", "aim 7", "phase: aim; cycle: 4");
        addCase("3 in the middle, with fewer sappers", "mode: twelve-middle; part: middle; cycle: 2; seats: 2; cycle: 2", "aim 7",
                "cycle: 3; phase: aim");
        addCase("3 in the middle, with more", "mode: twelve-middle; part: middle; seats: 5; cycle: 3", "aim 7", "phase: over");
        addCase("the table is cleared for the next one", "seats: 3; cycle: 1; order: 2 1; posts0: 7", "aim 7",
                "aim: target; post-7: sapper-0; dice:; dice-box: 1 1 1; reach: -1; achievement: 0; check-dice: 2");
    }
    void cycles() { checkCase(); }

    void equalPositionsAreEqualByteForByte()
    {
        Play one(build("seats: 3; cycle: 1; order: 1 2")), other(build("seats: 3; cycle: 1; actor: 1; order: 2"));
        QCOMPARE(one.play("aim 12; aim 12"), QString());
        QCOMPARE(other.play("aim 2"), QString());
        QVERIFY(one.state() == other.state());
    }

    void rulingTwelve_data()
    {
        const QByteArray middle = "mode: twelve; part: middle; seats: 3; cycle: 3; posts0: 2; posts1: 7 8; posts2: 7 12; ";
        addColumns();
        addCase("the climax follows the middle", middle, "aim 2", "part: climax; cycle: 1; cycles: 3; phase: aim");
        addCase("as many cycles as sappers", "mode: twelve; part: middle; seats: 5; cycle: 3", "aim 2",
                "part: climax; cycle: 1; cycles: 5");
        addCase("HP are back", middle + "hp1: 2; hp0: 5", "aim 2", "hp0: 6; hp1: 6; hp2: 6");
        addCase("tough ones too", middle + "hp: tough; hp1: 2", "aim 2", "hp0: 6; hp1: 6");
        addCase("tough: two for each", "hp: tough; mode: twelve; part: middle; seats: 5; cycle: 3; hp1: 2", "aim 2", "hp0: 10; hp1: 10");
        addCase("the fallen return", middle + "hp1: 0", "aim 2", "hp1: 6; post-7: sapper-1 sapper-2");
        addCase("points are carried on", middle + "points1: 5; points0: 2", "aim 2", "points0: 2; points1: 5");
        addCase("uses are back",
                middle + "skills1: fine-tuning long-throw fever; fine-tuning1: 0; long-throw1: 0; fever1: 0; skills2: extinguisher; "
                         "extinguisher2: 0",
                "aim 2", "fine-tuning1: 3; long-throw1: 1; fever1: 1; extinguisher2: 1; powder1: -1; fine-tuning0: -1");
        addCase("the same sappers", middle + "skills1: powder", "aim 2",
                "post-2: sapper-0; post-7: sapper-1 sapper-2; post-12: sapper-2; powder1: 1");
        addCase("no winner in between", middle + "hp1: 0; hp0: 0; actor: 2", "aim 2", "winners:; phase: aim; part: climax");
        addCase("at once when one is left", middle + "cycle: 1; order: 2; hp0: 6; hp1: 0; hp2: 1", "aim 8 = part: climax",
                "cycle: 1; hp2: 6; hp1: 6");
        addCase("and when none is", middle + "cycle: 1; order: 1; actor: 2; hp0: 0; hp1: 1; hp2: 1", "aim 7 = part: climax",
                "cycle: 1; hp0: 6; hp1: 6; hp2: 6");
        addCase("the climax ends it", "mode: twelve; part: climax; seats: 3; cycle: 3; points1: 4", "aim 2", "phase: over; winners: 1");
        addCase("the climax alone", "mode: twelve-climax; part: climax; seats: 3; cycle: 3; points1: 4", "aim 2",
                "phase: over; winners: 1");
        addCase("the middle alone", "mode: twelve-middle; part: middle; seats: 3; cycle: 3; points1: 4", "aim 2",
                "phase: over; winners: 1");
    }
    void rulingTwelve() { checkCase(); }

    void theFallenStandUpForTheClimax()
    {
        Play match(build("mode: twelve; part: middle; seats: 3; cycle: 3; posts0: 7; posts1: 7 12; hp1: 1"));
        QCOMPARE(match.play("aim 7 = part: climax"), QString());
        for (const Piece &piece : match.state().table.all())
            QVERIFY(piece.faceUp);
        QVERIFY(bomber::position(match.state()).felled.empty());
    }

    void whatIsToldBetweenTheParts()
    {
        Play match(build("mode: twelve; part: middle; seats: 2; cycle: 3; skills1: extinguisher"));
        QCOMPARE(match.play("aim 7 = dice: 1 1; pass"), QString());
        QVERIFY2(match.ask("events").startsWith(
                     "passed 1, fumble 0, no-blast 0, part-over - middle, part-began - climax 2, cycle-began - 1 2, initiative 0 "),
                 qPrintable(match.ask("events")));
    }
};

BOMBSHELF_TEST(Session)
#include "tst_session.moc"
