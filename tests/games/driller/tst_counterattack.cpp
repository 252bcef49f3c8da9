#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// Three seats: the bought seat may pay back in kind. Seat 0 buys seat 1 in every case.
class Counterattack : public QObject {
    Q_OBJECT

private slots:
    void offered_data()
    {
        addColumns();
        row("nothing happened", "hand1: 5", "1 2 3 3", "",
            "phase: counter; asked: 1; turn: 0; countering: 1; legal: pass, pay 1, pay 2, pay 5");
        row("cards just drawn can pay", "", "5 1 3 3", "", "phase: counter; asked: 1");
        row("not with less than six", "hand1: 2", "1 2 3 3", "", "turn: 1; hand1: 1 2 2; phase: check");
        row("maps can't pay", "hand1: map map", "5 map 3 3", "", "turn: 1; phase: check");
        row("a dud is no bar", "hand1: 5 5; rings1: ring", "1 bomb 3 3", "1> put-back bomb left; put-back ring left",
            "phase: counter; asked: 1");
        row("an explosion bars", "hand1: 5 5 5 5 5", "1 bomb 3 3", "put-back 5 left; put-back 5 left; put-back 5 left",
            "turn: 1; hand1: 1 5 5; phase: check");
        row("the curse bars", "hand1: 5 5 5 5; rings1: ring ring", "ring 1 3 3",
            "put-back 5 left; put-back 5 left; put-back ring left; put-back ring left; put-back ring left",
            "turn: 1; hand1: 5 5; phase: check");
        row("an explosion in a cave-in bars", "hand1: 5 5 5 5", "cave-in bomb 3 3",
            "put-back 5 left; put-back 5 left; put-back cave-in left", "turn: 1; hand1: 5 5; phase: check");
        row("a cave-in is no bar", "hand1: 5", "cave-in 1 1 3 3", "1> put-back cave-in left", "phase: counter; asked: 1");
        row("optional", "hand1: 5", "1 2 3 3", "1> pass", "turn: 1; hand1: 1 2 5; phase: check; countering: 0");
        row("only the bought seat", "hand2: 5 5 5", "1 2 3 3", "", "turn: 1; asked: 1; phase: check");
    }
    void offered() { checkCase(); }

    void twoSeats_data()
    {
        addColumns();
        addCase("none", "drawn: 2; left: 1 2 3 3; right: 1 2; hand0: 5; hand1: 5 5",
                "draw right; pay 5; pay 1; settle; put-back 5 left; put-back 1 left; raid 1 left",
                "turn: 1; hand1: 1 2 3 5 5; phase: check");
    }
    void twoSeats() { checkCase(); }

    void played_data()
    {
        const char *const paid = "1> pay 5; 1> pay 1; 1> settle; 1> put-back 5 right; 1> put-back 1 left";
        addColumns();
        row("paid in the same way", "hand1: 5", "1 2 3 3", "pay 5",
            "paid: 5; aside: 5; legal: pay 1, pay 2; refuses: settle = pay-six, pass = already-paying");
        row("under the decks of its choice", "hand1: 5", "1 2 3 3", paid,
            "left: 3 3 5 1 1; right: 2 2 2 5; phase: raid; asked: 1; turn: 0");
        row("at the buyer, from either deck", "hand1: 5", "1 2 3 3", paid,
            "legal: raid 0 left, raid 0 right; refuses: raid 2 left = bad-target, raid 1 left = bad-target");
        const QByteArray countered = QByteArray(paid) + "; raid 0 ";
        row("the buyer draws D", "hand1: 5", "1 2 3 3 map", countered + "left",
            "hand0: 3 3; left: map 5 1 1; events: countered 1 0 left, drew 0 3 left, drew 0 3 left, turn-began 1");
        row("from the deck of its choice", "hand1: 5", "1 2 3 3", countered + "right", "hand0: 2 2; right: 2 5; left: 3 3 5 1 1");
        row("then the buyer's turn ends", "hand1: 5", "1 2 3 3", countered + "left", "turn: 1; asked: 1; phase: check; countering: 0");
        row("no counter to a counter", "hand0: 5 5", "5 5 3 3", "pay 5; pay 5; settle; put-back 5 right; put-back 5 right; raid 0 left",
            "turn: 1; hand0: 3 3 5 5; phase: check");
        row("no counter by the third seat", "hand1: 5; hand2: 5 5", "1 2 3 3", countered + "left", "turn: 1; phase: check");
        row("the buyer explodes", "hand1: 5; hand0: 3", "1 2 3 bomb 2", countered + "left",
            "hand0: 3; aside: 3; out: bomb; explosions: 1; phase: put-back; asked: 0; turn: 0");
        row("the buyer's dud", "hand1: 5; rings0: ring", "1 2 bomb 2", countered + "left; 0> put-back bomb left; put-back ring right",
            "turn: 1; rings0:; explosions: 0");
        row("the buyer's curse", "hand1: 5; rings0: ring ring", "1 2 ring 2",
            countered + "left; 0> put-back ring left; put-back ring right; put-back ring right",
            "turn: 1; rings0:; left: 2 5 1 1 ring; right: 2 2 2 5 ring ring");
    }
    void played() { checkCase(); }

private:
    static void row(const char *name, const QByteArray &others, const QByteArray &leftDeck, const QByteArray &moves, const char *then)
    {
        // Seat 0's own 5 and the 1 it draws pay; both go under the left deck.
        const QByteArray hand0 = others.contains("hand0: ") ? others : others + "; hand0:";
        QByteArray position = hand0 + "; seats: 3; drawn: 1; left: " + leftDeck + "; right: 1 2 2 2";
        position.replace("hand0:", "hand0: 5");
        const QByteArray all = "draw right; pay 5; pay 1; settle; put-back 5 left; put-back 1 left; raid 1 left;" + moves;
        addCase(name, position, all, then);
    }
};

BOMBSHELF_TEST(Counterattack)
#include "tst_counterattack.moc"
