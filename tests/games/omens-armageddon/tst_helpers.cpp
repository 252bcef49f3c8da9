#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

/// Card powers on own face-up cards, die powers on the die rolled, and on locked dice before rolling.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void windows_data()
    {
        addColumns();
        addCase("before rolling: own face-up cards", table("helpers: hound"), "", "legal: roll, use-card hound 0, use-card hound 1");
        addCase("not others'", table("turn: 1; helpers: hound; hand1: 2d 3d 4d 5d 6d^"), "", "legal: roll, use-card hound 0");
        addCase("the card changes", table("helpers: hound boy"), "use-card hound 0",
                "hand0: 5c^ 3c^ 4c 5c 6c; printed: 2c; phase: ready; events: used-card 0 hound 0, changed 0 2c 5c");
        addCase("then the die is rolled, if none is left", table("helpers: hound"), "use-card hound 0 = dice: 3",
                "phase: act; legal: own, satans");
        addCase("after the roll, on the die or a card", table("phase: act; dice: 3; helpers: bookseller"), "",
                "legal: own, satans, use-card bookseller 0, use-card bookseller 1, use-die bookseller 0");
        addCase("the die counts as it is now", table("phase: act; dice: 3; helpers: bookseller"),
                "use-die bookseller 0; change-to 2; satans", "discards: 14d");
        addCase("a 6 turned into something else", table("phase: act; dice: 6; helpers: witch-hunter"), "use-die witch-hunter 0; satans",
                "discards: 14c; locked0: ");
        addCase("after the act", table("phase: act; dice: 3; helpers: hound"), "own; keep",
                "phase: after; legal: done, use-card hound 0, use-card hound 1, use-card hound 2");
        addCase("no die power then", table("phase: act; dice: 3; helpers: bookseller; locked0: 6"), "own; keep",
                "refuses: use-die bookseller 0 = no-use");
        addCase("then the turn is over", table("phase: act; dice: 3; helpers: hound"), "own; keep; done", "asked: 1; phase: ready");
        addCase("not between looking and deciding", table("phase: act; dice: 3; helpers: hound"), "own",
                "legal: discard, keep; refuses: use-card hound 0 = no-use");
        addCase("no face-up card, no question", table("phase: act; dice: 3; helpers: hound; hand1: 2d 3d 4d 5d 6d"), "own; keep; done",
                "asked: 1; phase: act");
        addCase("a changed card that is discarded is as printed", table("phase: act; dice: 1; helpers: hound"),
                "use-card hound 0; own; discard", "discards: 2c; printed: ");
        addCase("a changed card counts at the end",
                table("phase: act; dice: 5; deck: 7s; helpers: hound; satan: 9c^ 9d^ 2h^ 3h 5h; hand0: 7c^ 10d^ 11h^ 4c 2c; hand1: 10c^ "
                      "10s^ 8h 3s 2s"),
                "use-card hound 0; satans", "phase: over; winners: 0 1; hand0: 10c^ 10d^ 11h^ 4c^ 2c^");
    }
    void windows() { checkCase(); }

    void locked_data()
    {
        addColumns();
        addCase("before rolling, own and others'", table("locked0: 6; locked1: 6 6; helpers: sergeant"), "",
                "legal: roll, use-die sergeant 0, use-die sergeant 1, use-die sergeant 2");
        addCase("one that shows something else is taken away", table("locked0: 6; locked1: 6 6; helpers: sergeant"),
                "use-die sergeant 1; change-to 5 = dice: 2", "locked0: 6; locked1: 6; altered: ");
        addCase("and told", table("locked1: 6; helpers: sergeant hound"), "use-die sergeant 0; change-to 3",
                "events: changed 0 6 3, unlocked 1; locked1: ; phase: ready; dice-box: 1 1 1 1 6");
        addCase("a single result", table("locked1: 6; helpers: witch-hunter hound"), "use-die witch-hunter 0", "locked1: ");
        addCase("rolled again and not a 6", table("locked1: 6; helpers: hound boy"), "use-die hound 0 = locked1: ", "phase: ready");
        addCase("rolled again and a 6", table("locked1: 6; helpers: hound boy"), "use-die hound 0 = locked1: 6", "phase: ready");
        addCase("all of them are one roll for the Witch", table("locked0: 6; locked1: 6 6; helpers: witch boy"),
                "use-die witch 0; roll-too 1; roll-too 2; roll-picked = locked0: ; ", "phase: ready");
        addCase("the Witch may leave some", table("locked0: 6; locked1: 6 6; helpers: witch boy"),
                "use-die witch 1; roll-picked = locked1: 6", "locked0: 6");
        addCase("the Prophet's die replaces one", table("locked0: 6; locked1: 6 6; helpers: prophet boy"),
                "use-die prophet 0 = extra-die: 3; leave-out 1",
                "locked0: 6; locked1: 6; extra-die: ; events: was-left-out 0 6 1, unlocked 1");
        addCase("a 6 that replaces one stays", table("locked0: 6; locked1: 6 6; helpers: prophet boy"),
                "use-die prophet 0 = extra-die: 6; leave-out 1", "locked0: 6; locked1: 6 6");
        addCase("or the new one is left out", table("locked0: 6; locked1: 6 6; helpers: prophet boy"),
                "use-die prophet 0 = extra-die: 3; leave-out 3", "locked0: 6; locked1: 6 6");
        addCase("the Medium finds nothing to copy", table("locked0: 6; locked1: 6 6; helpers: medium; hand0: 2c 3c 4c 5c 6c"), "",
                "refuses: use-die medium 0 = no-use");
        addCase("not after the roll", table("locked0: 6; phase: act; dice: 3; helpers: sergeant"), "",
                "legal: own, satans, use-die sergeant 0");
        addCase("that one is the die", table("locked0: 6; phase: act; dice: 3; helpers: sergeant"),
                "use-die sergeant 0; change-to 1; satans", "locked0: 6; discards: 14c");
    }
    void locked() { checkCase(); }

    void powers_data()
    {
        addColumns();
        addCase("Postman: another seat's face-up card", table("helpers: postman"), "use-card postman 0",
                "legal: swap-with 1 0, swap-with 1 1");
        addCase("each lies where the other lay", table("helpers: postman boy"), "use-card postman 0; swap-with 1 1",
                "hand0: 3d^ 3c^ 4c 5c 6c; hand1: 2d^ 2c^ 4d 5d 6d");
        addCase("not Satan's", table("helpers: postman; hand1: 2d 3d 4d 5d 6d"), "", "refuses: use-card postman 0 = no-use; legal: roll");
        addCase("Medium: Satan's, own, others'", table("helpers: medium; satan: 14c^ 14d^ 14h^ 14s^ 9d"), "use-card medium 0",
                "legal: change-to 14c, change-to 3c");
        addCase("not face-down ones, not discards",
                table("helpers: medium; discards: 11d; hand1: 12d^ 3d 4d 5d 6d; satan: 10c^ 9d 9h 9s 13d"), "use-card medium 0",
                "legal: change-to 10c, change-to 12c, change-to 3c");
        addCase("Witch: the deck's top card, face up", table("helpers: witch boy"), "use-card witch 1",
                "hand0: 2c^ 7s^ 4c 5c 6c; discards: 3c; deck: 8s 9s 10s 11s 12s");
        addCase("Prophet: the deck's top three", table("helpers: prophet boy"), "use-card prophet 0",
                "phase: order; sees0.deck: 7s 8s 9s ? ? ?; sees1.deck: ? ? ? ? ? ?");
        addCase("nobody else can follow them", table("helpers: prophet boy"), "use-card prophet 0; put-back 2 0 1",
                "deck: 9s 7s 8s 10s 11s 12s; sees0.deck: 9s 7s 8s ? ? ?; sees1.deck: ? ? ? ? ? ?");
        addCase("who looked knows a hand's card", table("helpers: prophet; phase: act; dice: 3"),
                "use-card prophet 0; put-back 1 0 2; own; discard = dice: 1",
                "hand0: 2c^ 3c^ 8s 5c 6c; sees0.hand0: 2c^ 3c^ 8s ? ?; sees1.hand0: 2c^ 3c^ ? ? ?");
        addCase("Prophet on the die", table("phase: act; dice: 3; helpers: prophet"),
                "use-die prophet 0 = extra-die: 2; leave-out 0; satans", "discards: 14d");
    }
    void powers() { checkCase(); }

    void emptyDeck_data()
    {
        addColumns();
        addCase("only keeping is possible", table("helpers: witch boy; deck: 7s; phase: act; dice: 4"), "use-card witch 0",
                "deck: ; legal: own, use-card boy 0, use-card boy 1, use-die boy 0; refuses: satans = not-now");
        addCase("the card is looked at and turned up", table("helpers: witch boy; deck: 7s; phase: act; dice: 4"), "use-card witch 0; own",
                "phase: after; hand0: 7s^ 3c^ 4c 5c^ 6c; events: looked 0 4, saw-own 0 5c, kept 0 5c");
        addCase("by itself, if none can help", table("helpers: witch; deck: 7s; phase: act; dice: 4"), "use-card witch 0",
                "phase: over; hand0: 7s^ 3c^ 4c^ 5c^ 6c^");
        addCase("before rolling: the turn is played", table("helpers: witch boy; deck: 7s"), "use-card witch 0; roll = dice: 2; own",
                "phase: after");
        addCase("a 6 shuffles the discards", table("helpers: witch boy; deck: 7s; phase: act; dice: 6"),
                "use-card witch 0; face-satan; done", "last-turn: 1; discards: 2c; deck: ");
        addCase("after the act: the battle is over", table("helpers: witch; deck: 7s 8s; phase: act; dice: 1"), "satans; use-card witch 0",
                "phase: over");
    }
    void emptyDeck() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
