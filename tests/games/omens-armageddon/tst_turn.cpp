#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

namespace {

QByteArray afterRoll(const char *die, const QByteArray &rest = {}) { return table("phase: act; dice: " + QByteArray(die) + "; " + rest); }

} // namespace

/// A die, and what it leads to.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void roll_data()
    {
        addColumns();
        addCase("the next seat's is rolled by itself, if nobody can help", afterRoll("1"), "satans = dice: 3",
                "asked: 1; phase: act; legal: own, satans");
        addCase("with helpers that could be used it is asked", table("helpers: boy"), "",
                "phase: ready; legal: roll, use-card boy 0, use-card boy 1");
        addCase("1 to 5: own or Satan's", afterRoll("5"), "",
                "legal: own, satans; refuses: face-satan = not-now, keep = not-now, roll = not-now, toss 1 = not-now");
        addCase("a 6 is carried out by itself, if nobody can help", afterRoll("1"), "satans = dice: 6",
                "asked: 1; phase: toss; sees-.hand1: 2d^ 3d^ 4d^ 5d^ 6d^");
        addCase("with helpers a 6 waits", afterRoll("6", "helpers: boy"), "",
                "legal: face-satan, use-card boy 0, use-card boy 1, use-die boy 0");
        addCase("clockwise", afterRoll("1", "seats: 3; turn: 2; hand2: 2h^ 3h^ 4h 5h 6h"), "satans", "asked: 0");
    }
    void roll() { checkCase(); }

    void own_data()
    {
        addColumns();
        addCase("a face-down card is looked at in secret", afterRoll("3"), "own",
                "phase: decide; legal: discard, keep; sees0.hand0: 2c^ 3c^ 4c ? ?; sees1.hand0: 2c^ 3c^ ? ? ?; sees-.hand0: 2c^ 3c^ ? ? ?; "
                "events: looked 0 3, saw-own 0 4c");
        addCase("kept, it lies face up", afterRoll("3"), "own; keep = dice: 1",
                "hand0: 2c^ 3c^ 4c^ 5c 6c; asked: 1; events: kept 0 4c, turn-began 1, rolled 1 1; deck: 7s 8s 9s 10s 11s 12s");
        addCase("discarded, an unseen one takes its place", afterRoll("3"), "own; discard = dice: 1",
                "hand0: 2c^ 3c^ 7s 5c 6c; sees0.hand0: 2c^ 3c^ ? ? ?; sees-.discards: 4c; deck: 8s 9s 10s 11s 12s; asked: 1; events: "
                "discarded 0 4c, refilled 0 3, turn-began 1, rolled 1 1");
        addCase("a face-up card may be discarded", afterRoll("1"), "own; discard", "hand0: 7s 3c^ 4c 5c 6c; discards: 2c");
        addCase("or kept", afterRoll("1"), "own; keep", "hand0: 2c^ 3c^ 4c 5c 6c; asked: 1");
        addCase("nobody sees anything new in a face-up one", afterRoll("1"), "own", "events: looked 0 1");
        addCase("the last place", afterRoll("5"), "own; keep", "hand0: 2c^ 3c^ 4c 5c 6c^");
        addCase("not both", afterRoll("3"), "own", "refuses: satans = not-now");
    }
    void own() { checkCase(); }

    void satans_data()
    {
        addColumns();
        addCase("his card goes, an unseen one comes", afterRoll("2"), "satans = dice: 1",
                "satan: 14c^ 7s 14h^ 14s^ 9d; sees0.satan: 14c^ ? 14h^ 14s^ ?; discards: 14d; events: satan-lost 0 14d, refilled - 2, "
                "turn-began 1, rolled 1 1");
        addCase("his face-down card too, unseen until then", afterRoll("5"), "satans",
                "satan: 14c^ 14d^ 14h^ 14s^ 7s; sees-.discards: 9d; asked: 1");
        addCase("nobody looks at it first", afterRoll("5"), "", "sees0.satan: 14c^ 14d^ 14h^ 14s^ ?");
    }
    void satans() { checkCase(); }

    void end_data()
    {
        const auto last = [](const char *hands) { return afterRoll("1", QByteArray("deck: 7s; ") + hands); };
        addColumns();
        addCase("the deck is empty at the end of a turn",
                last("satan: 9c^ 9d^ 2h^ 3h 5h; hand0: 11c^ 10d^ 10h^ 4c 2c; hand1: 10c^ 10s^ 8h 3s 2s"), "satans",
                "phase: over; deck: ; winners: 0 1; satan: 7s^ 9d^ 2h^ 3h^ 5h^");
        addCase("not before", afterRoll("1", "deck: 7s 8s"), "satans", "phase: act; asked: 1");
        addCase("keeping takes none", afterRoll("1", "deck: 7s"), "own; keep", "asked: 1; deck: 7s");
        addCase("all cards are shown, and told", last("satan: 9c^ 9d^ 2h^ 3h 5h; hand0: 11c^ 10d^ 10h^ 4c 2c; hand1: 10c^ 10s^ 8h 3s 2s"),
                "satans",
                "hand0: 11c^ 10d^ 10h^ 4c^ 2c^; events: satan-lost 0 9c, refilled - 1, showdown -, satan-showed - 7s 1, satan-showed - 3h "
                "4, satan-showed - 5h 5, showed 0 4c 4, showed 0 2c 5, showed 1 8h 3, showed 1 3s 4, "
                "showed 1 2s 5, satan-holds - high-card, beat-satan 0 one-pair, beat-satan 1 one-pair, won -");
        addCase("one hand too low: all lose", last("satan: 2c^ 9c^ 9d^ 3h 5h; hand0: 11c^ 10d^ 10h^ 4c 2d; hand1: 8c^ 8s^ 10s 3s 2s"),
                "satans", "phase: over; winners: ");
        addCase("equal is not strictly higher", last("satan: 2c^ 9c^ 9d^ 3h 5h; hand0: 11c^ 10d^ 10h^ 4c 2d; hand1: 9h^ 9s^ 7d 5s 3s"),
                "satans", "phase: over; winners: ");
        addCase("a higher kicker is", last("satan: 2c^ 9c^ 9d^ 3h 5h; hand0: 11c^ 10d^ 10h^ 4c 2d; hand1: 9h^ 9s^ 7d 5s 4s"), "satans",
                "phase: over; winners: 0 1");
        addCase("a 14 is a 1 in a straight", last("satan: 2c^ 9c^ 9d^ 9h 5h; hand0: 11c^ 11d^ 11h^ 4c 2d; hand1: 14c^ 2s^ 3d 4s 5s"),
                "satans", "phase: over; winners: 0 1");
    }
    void end() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
