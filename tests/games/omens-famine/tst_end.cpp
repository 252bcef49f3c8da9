#include "grid.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Nothing alike in any line, and d5 empty.
const char *barren = "2c 4d 6h 8s 10c  3d 5h 7s 9c 11d  4h 6s 8c 10d 12h  5s 7c 9d 11h -";
/// But for the last column, where a 9 makes a pair.
const char *onePair = "2c 4d 6h 8s 9h  3d 5h 7s 10c 11d  4h 6s 8c 12d 13h  5s 7c 14d 11h -";

} // namespace

/// How a battle ends.
class End : public QObject {
    Q_OBJECT

private slots:
    void fullGrid_data()
    {
        addColumns();
        addCase("nothing to score: lost", grid(barren, "hand0: 2s 3c; hand1: 7h 8d; deck: 14c 14h 14s"), "lay 2s d5",
                "phase: over; winners: ; events: laid 0 2s d5, drew 0 14c, grid-filled -, lost -");
        addCase("all that lies there is scored already: lost",
                grid(onePair, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c 14h 14s; scored: one-pair"), "lay 9s d5", "phase: over; winners: ");
        addCase("the only hand is scored by itself", grid(onePair, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c 14h 14s"), "lay 9s d5",
                "scored: one-pair; cell-a5: ; cell-d5: ; phase: lay; asked: 1");
        addCase("of several one must be scored",
                grid("2c 4d 6h 8s 9h  3d 5h 7s 10c 9d  4h 6s 8c 12d 13h  5s 7c 14d 11h -", "hand0: 9s 3c; hand1: 7h 8d; deck: 14c 14h 14s"),
                "lay 9s d5", "phase: score; legal: score one-pair, score three-of-a-kind; refuses: pass = must-score");
    }
    void fullGrid() { checkCase(); }

    void asksBeforeTheEnd_data()
    {
        addColumns();
        addCase("the last square", grid(barren, "hand0: 2s 3c; hand1: 7h 8d; deck: 14c"), "", "prompt: lay-last");
        addCase("three are left",
                grid("2c 4d 6h 8s 10c  3d 5h 7s 9c 11d  4h 6s 8c 10d 12h  5s 7c - - -", "hand0: 2s 3c; hand1: 7h 8d; deck: 14c"), "",
                "prompt: lay-few");
        addCase("four are left",
                grid("2c 4d 6h 8s 10c  3d 5h 7s 9c 11d  4h 6s 8c 10d 12h  5s - - - -", "hand0: 2s 3c; hand1: 7h 8d; deck: 14c"), "",
                "prompt: lay");
    }
    void asksBeforeTheEnd() { checkCase(); }

    void deck_data()
    {
        const char *few = "2c - - - -  - - - - -  - - - - -  - - - - -";
        addColumns();
        addCase("the last card is drawn", grid(few, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c"), "lay 9s a2",
                "turns-left: 2; asked: 1; events: laid 0 9s a2, drew 0 14c, deck-ran-out - 2");
        addCase("each has one more turn", grid(few, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c"), "lay 9s a2; lay 7h a3",
                "turns-left: 1; asked: 0; hand1: 8d; events: laid 1 7h a3");
        addCase("the drawer too, then it is lost", grid(few, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c"), "lay 9s a2; lay 7h a3; lay 3c a4",
                "phase: over; winners: ; turns-left: 0; events: laid 0 3c a4, time-up -, lost -");
        addCase("four seats, four turns", grid(few, "seats: 4; hand0: 9s 3c; hand1: 7h 8d; hand2: 10c 11c; hand3: 12d 13d; deck: 14c"),
                "lay 9s a2; lay 7h a3; lay 10c a4; lay 12d a5", "asked: 0; turns-left: 1");
        addCase("a hand scored in the last turn",
                grid("5c - - - -  - - - - -  - - - - -  - - - - -",
                     "turn: 1; turns-left: 1; hand1: 5h; scored: two-pair three-of-a-kind straight flush full-house four-of-a-kind"),
                "lay 5h a2; score one-pair", "phase: over; winners: 0 1");
        addCase("the Witch takes the last card", grid(few, "hand0: 9s 3c; hand1: 7h 8d; deck: 14c; helpers: witch"),
                "lay 9s a2; use-card witch 0", "cell-a2: 14c; turns-left: 2; asked: 1; hand0: 3c");
    }
    void deck() { checkCase(); }

    void victory_data()
    {
        addColumns();
        addCase(
            "all seven are scored",
            grid("5c - - - -  - - - - -  - - - - -  - - - - -",
                 "hand0: 5h 3c; deck: 9c; scored: two-pair three-of-a-kind straight flush full-house four-of-a-kind"),
            "lay 5h a2; score one-pair",
            "phase: over; winners: 0 1; deck: 9c; events: chose 0 one-pair, scored 0 one-pair 0, removed 0 5c a1, removed 0 5h a2, won -");
        addCase("a straight flush in a row", grid("8h 6h 7h 9h -  - - - - -  - - - - -  - - - - -", "hand0: 5h 3c; deck: 9c"), "lay 5h a5",
                "phase: over; winners: 0 1; events: laid 0 5h a5, straight-flush 0, won -");
        addCase("1-2-3-4-5 of a suit", grid("14h 2h 3h 4h -  - - - - -  - - - - -  - - - - -", "hand0: 5h 3c; deck: 9c"), "lay 5h a5",
                "phase: over; winners: 0 1");
        addCase("not five in a column and a row",
                grid("8h - - - -  6h - - - -  7h 9h - - -  - - - - -", "hand0: 5h 3c; hand1: 4c 4d; deck: 9c 10c"), "lay 5h d1",
                "asked: 1");
        addCase("made by a helper", grid("8h 6h 7h 9h -  - - - - -  - - - - -  - - - - -", "hand0: 8s 2h; deck: 9c 10c; helpers: hound"),
                "lay 2h a5; use-card hound 0",
                "phase: over; winners: 0 1; events: used-card 0 hound 0, changed 0 2h 5h, straight-flush 0, won -");
        addCase("made by the Postman",
                grid("8h 6h 7h 9h 2c  - - - - 5s  - - - - -  - - - - -", "hand0: 5h 3c; deck: 9c 10c; helpers: postman"),
                "lay 5h c5; use-card postman 0; swap-with 4 0", "phase: over; winners: 0 1");
        addCase("on a grid that is full by it",
                grid("2c 4d 6h 8s 10c  3d 5h 7s 9c 11d  4h 6s 8c 10d 12h  9h 8h 7h 6h -", "hand0: 5h 3c; deck: 14c 14h"), "lay 5h d5",
                "phase: over; winners: 0 1");
    }
    void victory() { checkCase(); }
};

BOMBSHELF_TEST(End)
#include "tst_end.moc"
