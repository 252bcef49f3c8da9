#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// A deck runs out.
class DeckOut : public QObject {
    Q_OBJECT

private slots:
    void drawing_data()
    {
        const char *const buy = "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 ";
        const auto to = [buy](const char *deck) { return QByteArray(buy) + deck; };
        addColumns();
        addCase("draws go on from the other", "left: 1; right: 2 3 3", "draw left",
                "ran-out-left: 1; legal: draw right, stop; refuses: draw left = deck-out; events: drew 0 1 left, "
                "ran-out - left");
        addCase("the right deck too", "left: 2 3 3; right: 1", "draw right", "ran-out-right: 1; ran-out-left: 0; legal: draw left, stop");
        addCase("a cave-in goes on there", "left: cave-in 1; right: 2 2 1 5", "draw left", "hand0: 1 2 2; left:; right: 1 5");
        addCase("a cave-in that was the last card", "left: cave-in; right: 2 2 1 5", "draw left", "hand0: 1 2 2; left:; right: 5");
        addCase("another cave-in found there", "left: cave-in 1; right: cave-in 2 2 2 5 5", "draw left", "hand0: 1 2 2 2; right: 5 5");
        addCase("a buyout goes on there", "drawn: 2; left: 1 2; right: 3 3 5; hand0: 5", to("left"), "hand1: 2 3 3; left:; right: 5 5 1");
        addCase("a buyout after it: the other deck only", "drawn: 2; left: 1; right: 3 3 5; hand0: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right",
                "legal: raid 1 right; refuses: raid 1 left = deck-out");
        addCase("a counterattack goes on there", "seats: 3; drawn: 1; left: 1 1 1 2; right: 3 3 5; hand0: 5; hand1: 5",
                to("left") + "; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 0 left",
                "hand0: 2 3; left:; right: 3 5 5 1 5 1");
        addCase("a counterattack after it: the other deck only", "seats: 3; drawn: 1; left: 1 1 1; right: 3 3 5; hand0: 5; hand1: 5",
                to("left") + "; pay 5; pay 1; settle; put-back 5 right; put-back 1 right", "legal: raid 0 right; turn: 0");
    }
    void drawing() { checkCase(); }

    void returning_data()
    {
        addColumns();
        addCase("losses: the deck that stands", "left: bomb; right: 1 2; hand0: 5", "draw left",
                "legal: put-back 5 right; refuses: put-back 5 left = deck-out");
        addCase("a cave-in", "left: cave-in 1; right: 2 2 1 5", "draw left", "legal: put-back cave-in right");
        addCase("a payment", "drawn: 2; left: 1; right: 3 3 5; hand0: 5", "draw left; pay 5; pay 1; settle",
                "legal: put-back 1 right, put-back 5 right");
        addCase("a dud", "left: 3 3; right: bomb; rings0: ring", "draw right", "legal: put-back bomb left, put-back ring left");
        addCase("a bought seat's losses", "drawn: 2; left: 1 bomb; right: 3 3 5; hand0: 5; hand1: 2",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left", "legal: put-back 2 right; asked: 1");
    }
    void returning() { checkCase(); }

    void splitting_data()
    {
        addColumns();
        addCase("before the next turn, by whose turn it was", "left: 1; right: 2 3 5 1", "draw left; stop",
                "phase: split; asked: 0; turn: 0; legal: split 1, split 2, split 3");
        addCase("not none, not all", "left: 1; right: 2 3 5 1", "draw left; stop", "refuses: split 0 = bad-number, split 4 = bad-number");
        addCase("off the top, as the other deck", "left: 1; right: 2 3 5 1", "draw left; stop; split 3",
                "left: 2 3 5; right: 1; turn: 1; phase: check; events: split-decks 0 3 1, turn-began 1");
        addCase("the right deck is made again likewise", "left: 2 3 5 1; right: 1", "draw right; stop; split 1",
                "left: 3 5 1; right: 2; turn: 1");
        addCase("of two cards: one", "left: 1; right: 2 3", "draw left; stop", "legal: split 1");
        addCase("a face-up top goes along", "left: 1; right: 2^ 3 5", "draw left; stop; split 1",
                "left: 2^; right: 3 5; phase: check; legal: check right");
        addCase("cards come back first", "left: bomb; right: 1 2; hand0: 5", "draw left; put-back 5 right",
                "phase: split; asked: 0; right: 1 2 5");
        addCase("both decks can be drawn again", "left: 1; right: 2^ 3^ 5", "draw left; stop; split 1",
                "ran-out-left: 0; verbs: draw; legal: draw left, draw right");
        addCase("a bought seat emptied it: the buyer splits", "drawn: 2; left: 1 2 2 2; right: 3 3 5; hand0: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left", "phase: split; asked: 0; turn: 0");
        addCase("the buyer emptied it in a counterattack: the buyer splits",
                "seats: 3; drawn: 1; left: 1 1 1 2 3; right: 3 3 5; hand0: 5; hand1: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left;"
                "pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 0 left",
                "phase: split; asked: 0; turn: 0");
        addCase("whoever knew a card knows it still", "left: bomb; right: 1 2; hand0: 5", "draw left; put-back 5 right; split 1",
                "sees0.right: ? 5; sees1.right: ? ?");
    }
    void splitting() { checkCase(); }

    void bothOut_data()
    {
        // Nothing stays on the decks but what comes back.
        const char *const emptied = "seats: 3; left: cave-in; right: cave-in 1 1; hand0: 5 5";
        const char *const bought = "seats: 3; drawn: 1; left: 1; right: cave-in cave-in; hand0: 5";
        const char *const buy = "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 right";
        addColumns();
        addCase("draws end", emptied, "draw left", "hand0: 1 1 5 5; phase: put-back; ran-out-left: 1; ran-out-right: 1");
        addCase("cards go to the deck that ran out last", emptied, "draw left", "legal: put-back cave-in right");
        addCase("the left one, if that was it", "seats: 3; left: bomb; right: 1; hand0: 5 5 5", "draw right; draw left",
                "legal: put-back 5 left");
        addCase("no buyout", emptied, "draw left; put-back cave-in right; put-back cave-in right",
                "phase: split; asked: 0; legal: split 1");
        addCase("no counterattack", bought, QByteArray(buy) + "; 1> put-back cave-in right; put-back cave-in right",
                "hand1: 1 5; phase: split; asked: 0; legal: split 1");
        addCase("the split makes two decks of it", "seats: 3; left: bomb; right: 1; hand0: 5 5 5",
                "draw right; draw left; put-back 5 left; put-back 5 left; split 1", "left: 5; right: 5; turn: 1");
    }
    void bothOut() { checkCase(); }
};

BOMBSHELF_TEST(DeckOut)
#include "tst_deck_out.moc"
