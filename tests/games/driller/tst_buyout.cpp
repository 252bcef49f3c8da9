#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// The page's "A turn", 3.
class Buyout : public QObject {
    Q_OBJECT

private slots:
    void offered_data()
    {
        addColumns();
        addCase("after D draws", "drawn: 2; left: 1 2; right: 3; hand0: 5", "draw left",
                "phase: buyout; asked: 0; legal: pass, pay 1, pay 5");
        addCase("three seats: after two", "seats: 3; drawn: 1; left: 1 2; right: 3; hand0: 5", "draw left", "phase: buyout; asked: 0");
        addCase("not after fewer", "drawn: 1; left: 1 2; right: 3; hand0: 5 5", "draw left; stop", "turn: 1; phase: check");
        addCase("three seats: not after one", "seats: 3; left: 1 2; right: 3; hand0: 5 5", "draw left; stop", "turn: 1; phase: check");
        addCase("not with five", "drawn: 2; left: 1 2; right: 3; hand0: 1 3", "draw left", "turn: 1; hand0: 1 1 3; phase: check");
        addCase("maps can't pay", "drawn: 2; left: map 2; right: 3; hand0: 5 map map", "draw left", "turn: 1; phase: check");
        addCase("the third card drawn pays", "drawn: 2; left: 5 2; right: 3; hand0: 1", "draw left",
                "phase: buyout; legal: pass, pay 1, pay 5");
        addCase("after a ring as the last draw", "drawn: 2; left: ring 2; right: 3; hand0: 5 1", "draw left", "phase: buyout");
        addCase("optional", "drawn: 2; left: 1 2; right: 3; hand0: 5", "draw left; pass", "turn: 1; hand0: 1 5; phase: check");
    }
    void offered() { checkCase(); }

    void paying_data()
    {
        const char *const rich = "drawn: 2; left: 1 2; right: 3; hand0: 1 2 3 5 map";
        addColumns();
        addCase("card by card", rich, "draw left; pay 3",
                "hand0: 1 1 2 5 map; aside: 3; paid: 3; legal: pay 1, pay 2, pay 5; events: paid 0 3");
        addCase("less than six does not do", rich, "draw left; pay 5", "paid: 5; refuses: settle = pay-six, pass = already-paying");
        addCase("not even nothing", rich, "draw left", "refuses: settle = pay-six");
        addCase("six does", rich, "draw left; pay 5; pay 1", "paid: 6; verbs: pay settle; refuses: pass = already-paying");
        addCase("small cards add up", rich, "draw left; pay 1; pay 1; pay 2; pay 3", "paid: 7; verbs: pay settle");
        addCase("overpaying is allowed", rich, "draw left; pay 5; pay 3; pay 2; settle", "aside: 2 3 5; hand0: 1 1 map; phase: put-back");
        addCase("settling is asked even with nothing left to pay", "drawn: 2; left: 1 2; right: 3; hand0: 5", "draw left; pay 5; pay 1",
                "hand0:; legal: settle");
        addCase("maps are refused", rich, "draw left", "refuses: pay map = only-score, pay ring = only-score, pay bomb = only-score");
        addCase("cards not held are refused", rich, "draw left; pay 5", "refuses: pay 5 = not-in-hand");
        addCase("the payment goes under the decks first", rich, "draw left; pay 5; pay 1; settle",
                "phase: put-back; asked: 0; aside: 1 5; refuses: raid 1 left = not-now");
        addCase("under the decks of its choice", rich, "draw left; pay 5; pay 1; settle; put-back 5 left; put-back 1 right",
                "left: 2 5; right: 3 1; phase: raid; asked: 0; hand0: 1 2 3 map");
    }
    void paying() { checkCase(); }

    void target_data()
    {
        const char *const two = "drawn: 2; left: 1 2; right: 3; hand0: 5",
                          *const pay = "draw left; pay 5; pay 1; settle; put-back 1 left; put-back 5 left";
        addColumns();
        addCase("two seats: the other, either deck", two, pay, "legal: raid 1 left, raid 1 right");
        addCase("three seats: any other, either deck", "seats: 3; turn: 1; drawn: 1; left: 1 2; right: 3; hand1: 5", pay,
                "legal: raid 0 left, raid 0 right, raid 2 left, raid 2 right");
        addCase("not itself, nobody else", two, pay, "refuses: raid 0 left = bad-target, raid 2 left = bad-target");
        addCase("no way back", two, pay, "refuses: pass = not-now, stop = not-now");
    }
    void target() { checkCase(); }

    void draws_data()
    {
        addColumns();
        row("two seats: three draws", "", "2 3 map 5", "hand1: 2 3 map; left: 5 5 1; turn: 1; hand0:");
        row("three seats: two draws", "seats: 3; turn: 1; hand1: 5; hand2: map", "2 3 5", "hand1: ; hand2: 2 3 map; left: 5 5 1", 2);
        row("told", "", "2 3 map 5", "events: raided 0 1 left, drew 1 2 left, drew 1 3 left, drew 1 map left, turn-began 1");
        row("to its hand", "hand1: 5 5", "2 3 map 5", "hand1: 2 3 5 5 map");
        row("rings beside it", "", "2 ring map 5", "hand1: 2 map; rings1: ring");
        row("until an explosion", "hand1: 3", "1 bomb 2 5",
            "hand1: 1; left: 2 5 5 1; aside: 3; out: bomb; asked: 1; phase: put-back; turn: 0");
        row("until a dud", "rings1: ring; hand1: 3", "1 bomb 2 5",
            "hand1: 1 3; rings1:; left: 2 5 5 1; aside: bomb ring; asked: 1; turn: 0");
        row("until the curse", "rings1: ring ring; hand1: 3", "1 ring 2 5", "hand1: 1; left: 2 5 5 1; aside: 3 ring ring ring; asked: 1");
        row("a face-up card is drawn too", "", "2^ 3 map 5", "hand1: 2 3 map");
        addCase("after its explosion the buyer's turn ends", "drawn: 2; left: bomb 1; right: 1 2; hand0: 5; hand1: 3 2",
                "draw right; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left; 1> put-back 3 left",
                "turn: 1; left: 1 3; exploded-this-turn: 0; quiet-turns: 0; explosions: 1; phase: check; asked: 1");
        addCase("from the deck named", "drawn: 2; left: 1 2; right: 3 2 1 5; hand0: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 left; put-back 1 left; raid 1 right", "hand1: 1 2 3; left: 2 5 1; right: 5");
        addCase("one buyout a turn", "drawn: 2; left: 1 2 1 1 1 1 3; right: 3; hand0: 5 5 5",
                "draw left; pay 5; pay 5; settle; put-back 5 left; put-back 5 left; raid 1 left", "turn: 1; hand0: 1 5; phase: check");
    }
    void draws() { checkCase(); }

private:
    /// A buyout for 6, paid under the left deck, from which the seat bought then draws.
    static void row(const char *name, const QByteArray &others, const QByteArray &leftDeck, const char *then, int target = 1)
    {
        const QByteArray buyer = others.contains("turn: 1") ? "drawn: 1" : "drawn: 2; hand0: 5";
        const QByteArray position = others + "; " + buyer + "; left: " + leftDeck + "; right: 1 2";
        const QByteArray moves =
            "draw right; pay 5; pay 1; settle; put-back 5 left; put-back 1 left; raid " + QByteArray::number(target) + " left";
        addCase(name, position, moves, then);
    }
};

BOMBSHELF_TEST(Buyout)
#include "tst_buyout.moc"
