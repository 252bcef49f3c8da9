#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Two seats with all cards face down; the dice make 3, 6 and 7.
QByteArray covered(const char *rest = "")
{
    return "dice: 1 2 5; dice-box: 1; deck: 2h 3h 4h 5h; hand0: 7c 7d 3c 9c 10c; hand1: 6d 6s 13d 12d 11d; " + QByteArray(rest);
}

/// The same with other hands.
QByteArray hands(const char *first, const char *second, const char *rest = "")
{
    return "dice: 1 2 5; dice-box: 1; deck: 2h 3h 4h 5h; hand0: " + QByteArray(first) + "; hand1: " + second + "; " + rest;
}

} // namespace

/// A turn: two of three dice, and who discards a card of their value.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void choosing_data()
    {
        addColumns();
        addCase("any two of the dice", covered(), "",
                "asked: 0; phase: choose; legal: total 3, total 6, total 7; refuses: total 8 = no-such-total, pass = not-now");
        addCase("equal dice", "dice: 4 4 1; deck: 2h; hand0: 7c; hand1: 6d", "", "legal: total 5, total 8");
        addCase("they add up", covered(), "total 7", "total: 7; phase: match; asked: 0; events: chose 0 7");
        addCase("one total alone is no choice, and is chosen at once",
                "deck: 2h 3h 4h; dice: 1 2 5; dice-box: 1; hand0: 7c 8c; hand1: 7d 8d", "total 7; pass; pass; turn-up 0 = dice: 2 2 2",
                "phase: match; total: 4; asked: 1");
        addCase("but for helpers", "deck: 2h 3h 4h; dice: 1 2 5; dice-box: 1; helpers: hound; hand0: 7c 8c; hand1: 7d 8d",
                "total 7; pass; pass; turn-up 0 = dice: 2 2 2",
                "phase: choose; total: 0; asked: 1; legal: total 4, use-die hound 0, use-die hound 1, use-die hound 2");
    }
    void choosing() { checkCase(); }

    void discarding_data()
    {
        addColumns();
        addCase("one card of that value", covered(), "total 7",
                "legal: drop 0, drop 1, pass; refuses: drop 2 = other-value, drop 5 = no-such-slot");
        addCase("a face-up card as well", hands("7c 7d^ 3c 9c 10c", "6d"), "total 7", "legal: drop 0, drop 1, pass");
        addCase("it goes to the discards, and the slot is refilled face down", covered("discards: 14c"), "total 7; drop 0",
                "sees-.discards: 7c 14c; hand0: 2h 7d 3c 9c 10c; sees0.hand0: 2h 7d 3c 9c 10c; sees1.hand0: ? ? ? ? ?; deck: 3h 4h 5h; "
                "asked: 1; phase: choose");
        addCase("then the turn is over", covered(), "total 7; drop 0", "turn: 1; total: 0");
        addCase("who does not, leaves it to the others", covered(), "total 6", "asked: 0; legal: pass");
        addCase("clockwise", covered("seats: 4; turn: 2; hand2: 2c 2d 4c 4d 5c; hand3: 6c 3d 3s 8c 8d"), "total 6; pass",
                "asked: 3; legal: drop 0, pass");
        addCase("and on", covered("seats: 4; turn: 2; hand2: 2c 2d 4c 4d 5c; hand3: 6c 3d 3s 8c 8d"), "total 6; pass; pass; pass",
                "asked: 1; legal: drop 0, drop 1, pass");
        addCase("another's card is refilled for it", covered(), "total 6; pass; drop 1",
                "discards: 6s; sees1.hand1: 6d 2h 13d 12d 11d; sees0.hand1: ? ? ? ? ?; asked: 1; phase: choose");
        addCase("the first who discards ends it", covered("seats: 3; hand2: 6c 2c 2d 4c 4d"), "total 6; pass; drop 0",
                "turn: 1; hand2: 6c 2c 2d 4c 4d; discards: 6d");
        addCase("nobody must", covered(), "total 7; pass; pass", "phase: reveal; asked: 0");
        addCase("a seat with hidden cards is asked, whatever they are", hands("2c 3c 4c 8c 9c^", "2d 3d 4d 8d 9d"), "total 7",
                "asked: 0; legal: pass");
        addCase("a seat that shows all and has none is passed over", hands("2c^ 3c^ 4c^ 8c^ 9c^", "2d 3d 4d 8d 7d"), "total 7",
                "asked: 1; legal: drop 4, pass");
        addCase("a seat that shows all and has one is asked", hands("2c 3c 4c 8c 9c", "7d^ 3d^ 4d^ 8d^ 9d^"), "total 7; pass",
                "asked: 1; legal: drop 0, pass");
        addCase("all are passed over", hands("2c^ 3c^ 4c^ 8c^ 9c^", "2d^ 3d^ 4d^ 8d^ 9d^"), "total 7",
                "turn: 1; discards: 2h; deck: 3h 4h 5h");
    }
    void discarding() { checkCase(); }

    void nobody_data()
    {
        addColumns();
        addCase("the deck's top card goes", covered(), "total 7; pass; pass",
                "sees-.discards: 2h; deck: 3h 4h 5h; events: passed 1, nobody -, lost-from-deck 0 2h");
        addCase("the active seat turns one up", covered(), "total 7; pass; pass",
                "asked: 0; legal: turn-up 0, turn-up 1, turn-up 2, turn-up 3, turn-up 4");
        addCase("for all to see", covered(), "total 7; pass; pass; turn-up 2", "sees1.hand0: ? ? 3c ? ?; asked: 1; phase: choose");
        addCase("only what lies face down", hands("7c^ 7d 3c^ 9c^ 10c", "6d"), "total 6; pass; pass",
                "legal: turn-up 1, turn-up 4; refuses: turn-up 0 = face-up, turn-up 5 = no-such-slot");
        addCase("the last one turns up by itself", hands("7c^ 7d^ 3c^ 9c^ 10c", "6d 8d"), "total 6; pass; pass",
                "sees1.hand0: 7c 7d 3c 9c 10c; turn: 1");
        addCase("with all face up nothing is turned", hands("7c^ 7d^ 3c^ 9c^ 10c^", "6d 8d"), "total 6; pass", "turn: 1; discards: 2h");
        addCase("the active seat's, not another's", covered("turn: 1"), "total 7; pass; pass; turn-up 0",
                "sees0.hand1: 6d ? ? ? ?; turn: 0");
    }
    void nobody() { checkCase(); }

    void exchange_data()
    {
        const auto with = [](const char *card, const char *deck = "2h 3h 14h 5h 8h") {
            return "dice: 1 2 5; dice-box: 1; hand0: 7c " + QByteArray(card) + " 3c 9c 10c; hand1: 6d 6s 13d 12d 11d; deck: " + deck;
        };
        addColumns();
        addCase("a 13 turned up", with("13c"), "total 6; pass; pass; turn-up 1",
                "phase: offer; asked: 0; legal: exchange, stay; slot: 1; sees1.hand0: ? 13c ? ? ?");
        addCase("a 14 turned up", with("14c"), "total 6; pass; pass; turn-up 1", "phase: offer");
        addCase("no other", with("12c"), "total 6; pass; pass; turn-up 1", "phase: choose; turn: 1");
        addCase("it may stay", with("13c"), "total 6; pass; pass; turn-up 1; stay", "hand0: 7c 13c 3c 9c 10c; turn: 1; deck: 3h 14h 5h 8h");
        addCase("or go: two cards turn up", with("13c"), "total 6; pass; pass; turn-up 1; exchange",
                "phase: pick; asked: 0; sees-.offer: 3h 14h; discards: 13c 2h; deck: 5h 8h; legal: take 14h, take 3h; refuses: take 5h = "
                "not-offered; slot: 1");
        addCase("one comes face up, the other goes", with("13c"), "total 6; pass; pass; turn-up 1; exchange; take 3h",
                "sees1.hand0: ? 3h ? ? ?; hand0: 7c 3h 3c 9c 10c; discards: 14h 13c 2h; offer: ; turn: 1; phase: choose; deck: 5h 8h");
        addCase("a 14 chosen stays", with("13c"), "total 6; pass; pass; turn-up 1; exchange; take 14h",
                "hand0: 7c 14h 3c 9c 10c; turn: 1; phase: choose");
        addCase("with two cards left in the deck", with("13c", "2h 3h 5h"), "total 6; pass; pass; turn-up 1", "phase: offer");
        addCase("that ends the battle", with("13c", "2h 3h 5h"), "total 6; pass; pass; turn-up 1; exchange; take 3h", "phase: over");
        addCase("not with one", with("13c", "2h 3h"), "total 6; pass; pass; turn-up 1", "phase: choose; turn: 1");
        addCase("also if it turns up by itself", hands("7c^ 13c 3c^ 9c^ 10c^", "6d 8d"), "total 6; pass; pass", "phase: offer; slot: 1");
        addCase("not once it lies there", hands("7c^ 13c^ 3c^ 9c^ 10c", "6d 8d"), "total 6; pass; pass", "phase: choose; turn: 1");
    }
    void exchange() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
