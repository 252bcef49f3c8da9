#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// The page's "A turn", 1 and 2.
class CheckAndDrill : public QObject {
    Q_OBJECT

private slots:
    void check_data()
    {
        addColumns();
        addCase("both tops down: either may be turned", "phase: check; left: 1 2; right: 3 5", "", "legal: check left, check right");
        addCase("one top down: that one", "phase: check; left: 1^ 2; right: 3 5", "",
                "legal: check right; refuses: check left = already-up");
        addCase("nothing else before the check", "phase: check; left: 1 2; right: 3 5", "",
                "refuses: draw left = not-now, stop = not-now, pass = not-now");
        addCase("the card turns in place", "phase: check; left: 1 2; right: 3 5", "0> check left",
                "left: 1^ 2; right: 3 5; hand0:; phase: drill; asked: 0; drawn: 0; events: checked 0 1 left");
        addCase("everybody sees it", "phase: check; left: 1 2; right: 3 5", "check right",
                "sees0.right: 3^ ?; sees1.right: 3^ ?; sees-.right: 3^ ?; sees1.left: ? ?");
        addCase("a bomb turned up does nothing", "phase: check; left: bomb 2; right: 3; hand0: 5", "check left",
                "left: bomb^ 2; hand0: 5; explosions: 0; phase: drill; asked: 0");
        addCase("a cave-in turned up does nothing", "phase: check; left: cave-in 2; right: 3", "check left",
                "left: cave-in^ 2; right: 3; phase: drill; asked: 0; verbs: draw");
        addCase("a third ring turned up does nothing", "phase: check; left: ring 2; right: 3; rings0: ring ring; hand0: 5", "check left",
                "left: ring^ 2; rings0: ring ring; hand0: 5; phase: drill");
        addCase("only one card is turned", "phase: check; left: 1 2; right: 3 5", "check left",
                "refuses: check right = not-now; verbs: draw");
        addCase("a face-up top stays up for the next seat", "drawn: 1; left: 1^ 2; right: 3 5", "stop",
                "left: 1^ 2; turn: 1; phase: check; legal: check right");
        addCase("both tops up: no check", "drawn: 1; left: 1^ 2; right: 3^ 5", "stop", "turn: 1; phase: drill; asked: 1");
        addCase("a face-up top stays so until drawn", "left: 1^ 2; right: 3 5", "draw left; stop",
                "left: 2; hand0: 1; phase: check; legal: check left, check right");
        addCase("three seats check alike", "seats: 3; turn: 1; drawn: 1; left: 1 2; right: 3", "stop", "turn: 2; asked: 2; phase: check");
    }
    void check() { checkCase(); }

    void drill_data()
    {
        addColumns();
        addCase("at least one draw", "left: 1 2; right: 3", "", "legal: draw left, draw right; refuses: stop = draw-first, pass = not-now");
        addCase("a score card goes to the hand", "left: 1 2; right: 3", "draw left",
                "hand0: 1; left: 2; drawn: 1; asked: 0; legal: draw left, draw right, stop; events: drew 0 1 left");
        addCase("a map goes to the hand", "left: map 2; right: 3; hand0: 5", "draw left", "hand0: 5 map; asked: 0");
        addCase("a ring lies beside the hand", "left: ring 2; right: 3; hand0: 5", "draw left",
                "hand0: 5; rings0: ring; asked: 0; verbs: draw stop");
        addCase("the second ring too", "left: ring 2; right: 3; rings0: ring", "draw left",
                "rings0: ring ring; asked: 0; verbs: draw stop");
        addCase("a face-up card can be drawn", "left: 1^ 2; right: 3", "draw left", "hand0: 1; left: 2");
        addCase("each draw from any deck", "left: 1 2 2; right: 2 1", "draw left; draw right; draw left",
                "hand0: 1 2 2; left: 2; right: 1; turn: 1");
        addCase("one draw, then stop", "left: 1 2; right: 3 2", "draw left; 0> stop", "turn: 1; hand0: 1; drawn: 0");
        addCase("two seats: a third draw is allowed", "drawn: 2; left: 1 2; right: 3", "", "verbs: draw stop");
        addCase("two seats: no fourth draw", "drawn: 2; left: 1 2; right: 3", "draw left", "turn: 1; asked: 1; phase: check");
        addCase("three seats: a second draw is allowed", "seats: 3; drawn: 1; left: 1 2; right: 3", "", "verbs: draw stop");
        addCase("three seats: no third draw", "seats: 3; drawn: 1; left: 1 2; right: 3", "draw left", "turn: 1; phase: check");
        addCase("the last seat is followed by the first", "seats: 3; turn: 2; drawn: 1; left: 1 2; right: 3", "draw left",
                "turn: 0; asked: 0");
        addCase("two seats draw three a turn", "left: 1; right: 3", "", "draws: 3");
        addCase("three seats draw two a turn", "seats: 3; left: 1; right: 3", "", "draws: 2");
        addCase("hands are public", "left: 1 2; right: 3", "draw left", "sees1.hand0: 1; sees-.hand0: 1");
        addCase("rings are public", "left: ring 2; right: 3", "draw left", "sees1.rings0: ring; sees-.rings0: ring");
        addCase("no third deck, no such seat's turn", "left: 1 2; right: 3", "",
                "refuses: check left = not-now, spare A = not-now, lay 1 left = not-now, split 1 = not-now, raid 1 "
                "left = not-now");
    }
    void drill() { checkCase(); }

    void endsAtOnce_data()
    {
        addColumns();
        addCase("a bomb ends the turn", "left: bomb 2; right: 3 1; hand0: 1", "draw left; put-back 1 left", "turn: 1; phase: check");
        addCase("a bomb with nothing to lose ends the turn", "left: bomb 2; right: 3 1", "draw left", "turn: 1; phase: check");
        addCase("a dud ends the turn", "left: bomb 2; right: 3 1; rings0: ring", "draw left; put-back ring left; put-back bomb left",
                "turn: 1; phase: check");
        addCase("the curse ends the turn", "left: ring 2; right: 3 1; rings0: ring ring",
                "draw left; put-back ring left; put-back ring left; put-back ring left", "turn: 1; phase: check");
        addCase("a bomb on the third draw: no buyout", "drawn: 2; left: bomb 2; right: 3 1; hand0: 5 5 5 5",
                "draw left; put-back 5 left; put-back 5 left", "turn: 1; hand0: 5 5; phase: check");
        addCase("a dud on the third draw: no buyout", "drawn: 2; left: bomb 2; right: 3 1; hand0: 5 5; rings0: ring",
                "draw left; put-back ring left; put-back bomb left", "turn: 1; hand0: 5 5; phase: check");
        addCase("the curse on the third draw: no buyout", "drawn: 2; left: ring 2; right: 3 1; hand0: 5 5 5 5; rings0: ring ring",
                "draw left; put-back ring left; put-back ring left; put-back ring left; put-back 5 left; put-back 5 left",
                "turn: 1; hand0: 5 5; phase: check");
    }
    void endsAtOnce() { checkCase(); }
};

BOMBSHELF_TEST(CheckAndDrill)
#include "tst_check_and_drill.moc"
