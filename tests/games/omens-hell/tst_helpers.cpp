#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

/// Die powers, on any die of the turn.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("on the two, before announcing", table("dice: 3 5; helpers: hound"), "",
                "legal: minus, plus, take, use-die hound 0, use-die hound 1");
        addCase("on all three, after the third", table("dice: 3 5; helpers: hound"), "plus",
                "legal: done, use-die hound 0, use-die hound 1, use-die hound 2");
        addCase("it is still to be decided then", table("dice: 3 4; helpers: boy"), "use-die boy 0; change-to 6",
                "phase: choose; dice: 6 4; verbs: minus plus take");
        addCase("and counts", table("dice: 3 4; helpers: boy"), "use-die boy 0; change-to 6; take", "cards0: 10c; spent: boy; helpers: ");
        addCase("once none is left, the third die settles it", table("dice: 3 4 2; phase: settle; sign: plus; helpers: boy"),
                "use-die boy 2; change-to 1", "cards0: 8c; asked: 1");
        addCase("as long as one can help, it waits", table("dice: 3 4 2; phase: settle; sign: plus; helpers: boy hound"),
                "use-die boy 2; change-to 1", "cards0: ; legal: done, use-die hound 0, use-die hound 1, use-die hound 2");
        addCase("several on one die", table("dice: 3 4; helpers: driver bookseller"),
                "use-die driver 0; change-to 5; use-die bookseller 0; change-to 6", "dice: 6 4; printed: 3");
        addCase("before and after", table("dice: 3 4; helpers: driver witch-hunter prophet"),
                "use-die driver 0; change-to 1; plus = dice: 1 4 2; use-die witch-hunter 1; done", "cards0: 6c");
        addCase("a sum out of reach for two dice", table("dice: 6 5 1; phase: settle; sign: plus; helpers: boy prophet"),
                "use-die boy 2; change-to 4; done", "cards0: ; discards: 14c");
        addCase("a third die made smaller", table("dice: 1 2 6; phase: settle; sign: minus; helpers: witch-hunter"),
                "use-die witch-hunter 2", "cards0: 2c");
        addCase("no card powers", table("dice: 3 4; helpers: postman witch; cards0: 9c; cards1: 8c"), "",
                "refuses: use-card postman 0 = no-use, use-card witch 0 = no-use");
        addCase("any seat, in its turn", table("turn: 1; dice: 3 4; helpers: bookseller"), "use-die bookseller 0; change-to 4; take",
                "cards1: 8c");
        addCase("no use, no choice", table("dice: 4 4; helpers: medium"), "",
                "legal: minus, plus, take; refuses: use-die medium 0 = no-use");
        addCase("spent for all", table("dice: 3 4; helpers: hound"), "use-die hound 0; take", "asked: 1; legal: minus, plus, take");
    }
    void when() { checkCase(); }

    void powers_data()
    {
        const auto with = [](const char *helper, const char *dice) { return table(QByteArray("dice: ") + dice + "; helpers: " + helper); };
        addColumns();
        addCase("Bookseller: 1 up or down", with("bookseller", "3 4"), "use-die bookseller 0",
                "phase: change; legal: change-to 2, change-to 4");
        addCase("a single result follows at once", with("bookseller", "3 1"), "use-die bookseller 1",
                "dice: 3 2; events: used-die 0 bookseller 1, changed 0 1 2");
        addCase("Driver: 2 up or down", with("driver", "3 4"), "use-die driver 1", "legal: change-to 2, change-to 6");
        addCase("Boy: any face", with("boy", "3 4"), "use-die boy 0",
                "legal: change-to 1, change-to 2, change-to 4, change-to 5, change-to 6");
        addCase("Hound: again", with("hound", "3 4"), "use-die hound 0 = dice: 6 4",
                "events: used-die 0 hound 0, rolled-again 0 3 6; phase: choose");
        addCase("Witch: any of the dice again", with("witch", "3 4"), "use-die witch 0; roll-too 1; roll-picked = dice: 6 6",
                "phase: choose; events: rolled-again 0 3 6, rolled-again 0 4 6");
        addCase("Witch: one of them", with("witch", "3 4"), "use-die witch 1; roll-picked = dice: 3 5", "spent: witch");
        addCase("Witch: ascending", with("witch", "3 4"), "use-die witch 1", "phase: reroll; legal: roll-picked; picked: 1");
        addCase("Witch-hunter: turned over", with("witch-hunter", "3 6"), "use-die witch-hunter 1", "dice: 3 1");
        addCase("Sergeant: 1, 2 or 3 down", with("sergeant", "3 6"), "use-die sergeant 1", "legal: change-to 3, change-to 4, change-to 5");
        addCase("Sergeant: not below 1", with("sergeant", "2 1"), "", "legal: minus, plus, take, use-die sergeant 0");
        addCase("Medium: another die's face", with("medium", "3 4"), "use-die medium 0", "dice: 4 4");
        addCase("Medium: either of two", table("dice: 3 4 6; phase: settle; sign: plus; helpers: medium"), "use-die medium 0",
                "legal: change-to 4, change-to 6");
        addCase("Prophet: one more die", with("prophet", "3 4"), "use-die prophet 0 = extra-die: 6",
                "phase: leave-out; legal: leave-out 0, leave-out 1, leave-out 2; refuses: take = not-now");
        addCase("Prophet: it takes the place of the one left out", with("prophet", "3 4"),
                "use-die prophet 0 = extra-die: 6; leave-out 0; take", "cards0: 10c");
        addCase("Prophet: of the third, which counts down", table("dice: 3 4 6; phase: settle; sign: minus; helpers: prophet"),
                "use-die prophet 0 = extra-die: 2; leave-out 2", "cards0: 5c");
        addCase("Prophet: of one of the two", table("dice: 3 4 6; phase: settle; sign: minus; helpers: prophet"),
                "use-die prophet 0 = extra-die: 6; leave-out 0", "cards0: 4c");
        addCase("Prophet: or the new one is left out", with("prophet", "3 4"), "use-die prophet 0 = extra-die: 6; leave-out 2; take",
                "cards0: 7c");
        addCase("Postman: 1 up, 1 down or turned over", with("postman", "3 6"), "use-die postman 1", "legal: change-to 1, change-to 5");
        addCase("a die rolled again is as it was rolled", with("hound boy", "3 4"), "use-die boy 0; change-to 6; use-die hound 0",
                "altered: ; printed: ");
        addCase("nothing stays changed for the next turn", with("boy", "3 4"), "use-die boy 0; change-to 6; take", "altered: ; printed: ");
    }
    void powers() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
