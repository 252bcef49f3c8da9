#include "support/cases.h"
#include "support/test_case.h"

#include "games/driller/rules.h"

using namespace bombshelf;
using namespace bombshelf::test;

class Ending : public QObject {
    Q_OBJECT

private slots:
    void thirdExplosion_data()
    {
        const char *const two = "explosions: 2; out: bomb bomb; left: bomb 1; right: 2; hand0: 1 2 5; hand1: 1";
        addColumns();
        addCase("ends the match", two, "draw left", "phase: over; asked: -; legal:; explosions: 3; refuses: draw left = match-over");
        addCase("its losses leave the hand", two, "draw left", "hand0: 1; out: 2 5 bomb bomb bomb; aside:; left: 1; right: 2");
        addCase("points are counted after them", two, "draw left", "points0: 1; points1: 1; winners: 0 1");
        addCase("told", two, "draw left", "events: drew 0 bomb left, exploded 0 3, lost 0 5, lost 0 2, ended -");
        addCase("the second does not", "explosions: 1; out: bomb; left: bomb 1; right: 2; hand0: 1", "draw left", "phase: put-back");
        addCase("a dud is none", "explosions: 2; out: bomb bomb; left: bomb 1; right: 2; rings0: ring", "draw left",
                "phase: put-back; explosions: 2");
        addCase("in a cave-in", "explosions: 2; left: cave-in 5 bomb 1; right: 2", "draw left",
                "phase: over; hand0:; out: 5 bomb; aside: cave-in");
        addCase("in a buyout", "drawn: 2; explosions: 2; left: 1 2 bomb 1; right: 2; hand0: 5; hand1: 3 3 3",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left",
                "phase: over; asked: -; hand1: 2 3; out: 3 3 bomb; points0: 0; winners: 1");
        addCase("in a counterattack", "seats: 3; drawn: 1; explosions: 2; left: 1 2 2 bomb 1; right: 2; hand0: 5 5 5; hand1: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left;"
                "pay 5; pay 2; settle; put-back 5 right; put-back 2 right; raid 0 left",
                "phase: over; hand0: 5; hand1: 2; out: 5 bomb; winners: 0");
        addCase("with a deck out: nobody splits", "explosions: 2; left: bomb; right: 1 2", "draw left", "phase: over; asked: -");
    }
    void thirdExplosion() { checkCase(); }

    void quiet_data()
    {
        addColumns();
        addCase("a full turn counts", "quiet-turns: 4; drawn: 1; left: 1 2; right: 3", "stop", "quiet-turns: 5; turn: 1");
        addCase("99 do not end it", "quiet-turns: 98; drawn: 1; left: 1 2; right: 3", "stop", "quiet-turns: 99; turn: 1; phase: check");
        addCase("100 do", "quiet-turns: 99; drawn: 1; left: 1 2; right: 3; hand1: 1", "stop",
                "phase: over; asked: -; quiet-turns: 100; winners: 1; events: ended -; refuses: check left = match-over");
        addCase("only when the turn has ended", "quiet-turns: 99; drawn: 1; left: 1 2; right: 3", "draw left", "phase: drill");
        addCase("an explosion starts afresh, its own turn not counted", "quiet-turns: 99; left: bomb 2; right: 3", "draw left",
                "quiet-turns: 0; turn: 1");
        addCase("the turn after it is the first", "left: bomb 2 2; right: 3", "draw left; check left; draw left; stop",
                "quiet-turns: 1; turn: 0");
        addCase("another seat's explosion starts afresh too", "quiet-turns: 99; drawn: 2; left: 1 bomb 2; right: 3; hand0: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left",
                "quiet-turns: 0; turn: 1; phase: check");
        addCase("a dud is none", "quiet-turns: 99; left: bomb 2; right: 3; rings0: ring",
                "draw left; put-back ring left; put-back bomb left", "phase: over");
        addCase("a curse is none", "quiet-turns: 99; left: ring 2; right: 3; rings0: ring ring",
                "draw left; put-back ring left; put-back ring left; put-back ring left", "phase: over");
        addCase("with a deck out: nobody splits", "quiet-turns: 99; left: 1; right: 3 3", "draw left; stop", "phase: over; asked: -");
    }
    void quiet() { checkCase(); }

    void points_data()
    {
        addColumns();
        row("nothing", "", "0");
        row("score cards", "1 2 3 5", "11");
        row("many of a kind", "1 1 1 2 2 5 5", "17");
        row("an odd map is nothing", "map", "0");
        row("a pair of maps", "map map", "7");
        row("a pair and an odd one", "map map map 2", "9");
        row("two pairs", "map map map map", "14");
        row("all maps", "map map map map map map 1", "22");
    }
    void points() { checkCase(); }

    void rings()
    {
        Play match(build("left: 1; right: 2; hand0: 5; rings0: ring ring"));
        QCOMPARE(match.check("points0: 5"), QString());
    }

    void winners_data()
    {
        addColumns();
        win("most points", "hand0: 5; hand1: 3 1", "0");
        win("maps decide", "hand0: 5; hand1: map map", "1");
        win("equal: shared", "hand0: 5; hand1: 3 2", "0 1");
        win("none has any: shared", "", "0 1");
        win("three seats: two share", "seats: 3; hand0: map map; hand1: 3; hand2: 5 2", "0 2");
        win("three seats: all share", "seats: 3; hand0: 2; hand1: 1 1; hand2: 2", "0 1 2");
    }
    void winners() { checkCase(); }

    void sharedWinSharesTheOne()
    {
        Play match(build("seats: 3; quiet-turns: 99; drawn: 1; left: 1 2; right: 3; hand0: 2; hand2: 2; hand1: 1"));
        QCOMPARE(match.play("stop"), QString());
        const Result result = driller::rules().result(match.state());
        QCOMPARE(result.payoff[0], 0.5f);
        QCOMPARE(result.payoff[1], 0.0f);
        QCOMPARE(result.payoff[2], 0.5f);
    }

private:
    static void row(const char *name, const QByteArray &hand, const QByteArray &points)
    {
        addCase(name, "left: 1; right: 2; hand1: " + hand, "", "points1: " + points);
    }
    /// Who wins when the hundredth quiet turn ends.
    static void win(const char *name, const QByteArray &hands, const QByteArray &seats)
    {
        addCase(name, "quiet-turns: 99; drawn: 1; left: 1 2; right: 3; " + hands, "stop", "winners: " + seats);
    }
};

BOMBSHELF_TEST(Ending)
#include "tst_ending.moc"
