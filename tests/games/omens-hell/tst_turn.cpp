#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

/// Two dice, and a third one if it is wanted.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void two_data()
    {
        addColumns();
        addCase("take, or announce", table("dice: 3 4"), "",
                "phase: choose; legal: minus, plus, take; refuses: done = not-now, use-die boy 0 = no-helper");
        addCase("the sum's top card", table("dice: 3 4"), "take", "cards0: 7c; pile-7: 7d^ 7h 7s; asked: 1; phase: choose");
        addCase("face up, and the next one comes into view", table("dice: 3 4"), "take", "sees-.cards0: 7c; sees-.pile-7: 7d^ ? ?");
        addCase("what the dice come to is told, and the pile", table("dice: 3 4"), "", "total: 7; pile: 7");
        addCase("two", table("dice: 1 1"), "take", "cards0: 2c");
        addCase("twelve", table("dice: 6 6"), "take", "cards0: 12c");
        addCase("an empty pile gives nothing", table("dice: 3 4; pile-7:"), "take", "cards0: ; asked: 1; discards: ");
        addCase("and says so", table("dice: 3 4; pile-7:"), "take = dice: 1 2", "events: found-empty 0 7, rolled 1 1 2 3");
        addCase("the log of a taking", table("dice: 3 4"), "take = dice: 1 2", "events: took 0 7c, uncovered - 7d, rolled 1 1 2 3");
        addCase("cards taken are without limit", table("dice: 3 4; cards0: 2c 2d 2h 2s 3c 3d"), "take", "cards0: 7c 2c 2d 2h 2s 3c 3d");
        addCase("clockwise", table("seats: 3; turn: 2; starter: 2; dice: 3 4"), "take", "asked: 0; turn: 0");
        addCase("the dice go on to the next seat", table("dice: 3 4"), "take = dice: 6 5", "dice: 6 5");
        addCase("only the seat whose turn it is", table("dice: 3 4"), "", "asked: 0");
    }
    void two() { checkCase(); }

    void third_data()
    {
        addColumns();
        addCase("plus", table("dice: 3 4"), "plus = cards0: 9c", "pile-9: 9d^ 9h 9s; asked: 1; sign: none");
        addCase("minus", table("dice: 3 4"), "minus = cards0: 5c", "pile-5: 5d^ 5h 5s");
        addCase("announced, then rolled", table("dice: 3 4; helpers: prophet"), "plus = dice: 3 4 2",
                "phase: settle; sign: plus; events: announced 0 plus, rolled-third 0 2; cards0: ");
        addCase("no way back", table("dice: 3 4; helpers: prophet"), "plus",
                "legal: done, use-die prophet 0; refuses: take = not-now, minus = not-now");
        addCase("none that can help: no question", table("dice: 3 4"), "plus = cards0: 10c", "phase: choose; asked: 1");
        addCase("on an empty pile", table("dice: 3 4; pile-9:; phase: settle; sign: plus"), "done", "asked: 1");
    }
    void third() { checkCase(); }

    void totals_data()
    {
        const auto settle = [](const char *sign, const char *dice, const char *rest = "") {
            return table(QByteArray("phase: settle; sign: ") + sign + "; dice: " + dice + "; " + rest);
        };
        addColumns();
        addCase("13", settle("plus", "6 6 1"), "done", "cards0: 13c");
        addCase("14", settle("plus", "6 6 2"), "done", "cards0: 14c; discards: ");
        addCase("1 is the 14 pile too", settle("minus", "1 2 2"), "done", "cards0: 14c; pile-14: 14d^ 14h 14s");
        addCase("and told so", settle("minus", "1 2 2"), "", "total: 1; pile: 14");
        addCase("a plus above all piles", settle("plus", "6 6 3"), "", "total: 15; pile: 0");
        addCase("a minus below all piles", settle("minus", "1 1 6"), "", "total: -4; pile: 0");
        addCase("15: no card, the 14 pile's top card is discarded", settle("plus", "6 6 3"), "done = dice: 1 2",
                "cards0: ; discards: 14c; pile-14: 14d^ 14h 14s; events: missed 0, fell - 14c, uncovered - 14d, rolled 1 1 2 3");
        addCase("18", settle("plus", "6 6 6"), "done", "cards0: ; discards: 14c");
        addCase("0: no card, the 14 pile's top card is discarded", settle("minus", "1 2 3"), "done", "cards0: ; discards: 14c");
        addCase("below 0", settle("minus", "1 1 6"), "done", "cards0: ; discards: 14c");
        addCase("2", settle("minus", "1 2 1"), "done", "cards0: 2c; discards: ");
        addCase("no 14 to discard", settle("minus", "1 2 3", "pile-14:"), "done = dice: 1 2",
                "cards0: ; discards: ; events: missed 0, rolled 1 1 2 3");
        addCase("1 with an empty 14 pile", settle("minus", "1 2 2", "pile-14:"), "done = dice: 1 2",
                "cards0: ; events: found-empty 0 14, rolled 1 1 2 3");
        addCase("an emptied pile says so", settle("plus", "6 6 3", "pile-14: 14s^"), "done = dice: 1 2",
                "discards: 14s; events: missed 0, fell - 14s, emptied - 14 1, rolled 1 1 2 3");
    }
    void totals() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
