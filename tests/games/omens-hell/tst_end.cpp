#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

namespace {

/// Pile 2 is empty and the last card of pile 7 is about to be taken.
QByteArray last(const QByteArray &cards) { return table("pile-2:; pile-7: 7s^; dice: 3 4; " + cards); }

QByteArray wanting(const char *prophecy, const char *cards)
{
    return last("prophecy0: prophecy-" + QByteArray(prophecy) + "; prophecy1: prophecy-two-pair; cards1: 2c 2d 3c 3d 5d; cards0: " + cards);
}

} // namespace

/// As many empty piles as seats.
class End : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("two seats: two piles", last(""), "take", "phase: over; asked: -; cards0: 7s");
        addCase("one is not enough", table("pile-7: 7s^; dice: 3 4"), "take", "phase: choose; asked: 1");
        addCase("three seats: not two", last("seats: 3; prophecy2: prophecy-full-house"), "take", "phase: choose; asked: 1");
        addCase("three seats: three", last("seats: 3; prophecy2: prophecy-full-house; pile-3:"), "take", "phase: over");
        addCase("four seats: four", last("seats: 4; prophecy2: prophecy-full-house; prophecy3: prophecy-two-pair; pile-3:; pile-4:"),
                "take", "phase: over");
        addCase("a discarded card ends it at once too", table("pile-2:; pile-14: 14s^; dice: 6 6 4; phase: settle; sign: plus"), "done",
                "phase: over; discards: 14s; cards0: ");
    }
    void when() { checkCase(); }

    void asksBeforeTheEnd_data()
    {
        addColumns();
        addCase("the last card of the last pile", last(""), "", "prompt: take-last");
        addCase("one pile may still run out", table("pile-7: 7s^; dice: 3 4"), "", "prompt: choose");
        addCase("three seats: one more may run out", last("seats: 3; prophecy2: prophecy-full-house"), "", "prompt: choose");
        addCase("the pile has another card", table("pile-2:; dice: 3 4"), "", "prompt: choose");
        addCase("an empty pile is reached", table("pile-2:; dice: 1 1"), "", "prompt: choose");
        addCase("the third die stands", table("pile-2:; pile-7: 7s^; dice: 3 3 1; phase: settle; sign: plus; helpers: boy"), "",
                "prompt: settle-last");
        addCase("missed: pile 14 loses its last", table("pile-2:; pile-14: 14s^; dice: 6 6 4; phase: settle; sign: plus; helpers: boy"), "",
                "prompt: settle-last");
        addCase("missed, and pile 14 has more", table("pile-2:; dice: 6 6 4; phase: settle; sign: plus; helpers: boy"), "",
                "prompt: settle");
    }
    void asksBeforeTheEnd() { checkCase(); }

    void beelzebub_data()
    {
        addColumns();
        addCase("before the start seat's turn", table("adversary: beelzebub; turn: 1; dice: 3 4"), "take = dice: 1 2",
                "discards: 14c; asked: 0; events: took 1 7c, uncovered - 7d, beelzebub-took - 14c, uncovered - 14d, rolled 0 1 2 3");
        addCase("not before another's", table("adversary: beelzebub; dice: 3 4"), "take", "discards: ; asked: 1");
        addCase("whoever started", table("seats: 3; starter: 1; prophecy2: prophecy-full-house; adversary: beelzebub; dice: 3 4"), "take",
                "discards: 14c; asked: 1");
        addCase("only if he plays", table("turn: 1; dice: 3 4"), "take", "discards: ; asked: 0");
        addCase("most cards before the higher number",
                table("adversary: beelzebub; turn: 1; dice: 3 4; pile-14: 14c^ 14d 14h; pile-13: 13c^ 13d 13h"), "take",
                "discards: 12c; pile-12: 12d^ 12h 12s");
        addCase("of equal piles the higher", table("adversary: beelzebub; turn: 1; dice: 3 4; pile-14: 14c^"), "take", "discards: 13c");
        addCase("he can end it",
                table("seats: 2; adversary: beelzebub; turn: 1; dice: 1 1; pile-2:; pile-3: 3c^; pile-4: 4c^; pile-5: 5c^; pile-6: 6c^; "
                      "pile-7: 7c^; pile-8: 8c^; "
                      "pile-9: 9c^; pile-10: 10c^; pile-11: 11c^; pile-12: 12c^; pile-13: 13c^; pile-14: 14c^"),
                "take", "phase: over; discards: 14c; dice: ; turn: 0");
    }
    void beelzebub() { checkCase(); }

    void won_data()
    {
        addColumns();
        addCase("each has the five cards", wanting("straight", "3c 4c 5c 6d"), "take",
                "winners: 0 1; events: took 0 7s, emptied - 7 2, fulfilled 0 prophecy-straight, fulfilled 1 prophecy-two-pair, won -");
        addCase("prophecies are shown", wanting("straight", "3c 4c 5c 6d"), "take",
                "sees-.prophecy0: prophecy-straight; sees-.prophecy1: prophecy-two-pair");
        addCase("one that has not: all lose", wanting("straight", "3c 4c 5c 8d"), "take",
                "winners: ; events: took 0 7s, emptied - 7 2, failed 0 prophecy-straight, fulfilled 1 prophecy-two-pair, lost -");
        addCase("five of more cards", wanting("straight", "3c 4c 5c 6d 3d 9h 9s 14c 2h"), "take", "winners: 0 1");
        addCase("the 14 is a 1 in a straight", wanting("straight", "14c 2h 3d 4d 5c"), "take", "winners: 0 1");
        addCase("four cards are too few", wanting("three-of-a-kind", "7c 7d 9h"), "take", "winners: ");
        addCase("three of a kind", wanting("three-of-a-kind", "7c 7d 9h 10h"), "take", "winners: 0 1");
        addCase("exactly: four alike and one are not three of a kind", wanting("three-of-a-kind", "7c 7d 7h 10h"), "take", "winners: ");
        addCase("but five others of the cards may be", wanting("three-of-a-kind", "7c 7d 7h 10h 11h"), "take", "winners: 0 1");
        addCase("exactly: a straight flush is no straight", wanting("straight", "3s 4s 5s 6s"), "take", "winners: ");
        addCase("nor a flush", wanting("flush", "3s 4s 5s 6s"), "take", "winners: ");
        addCase("a flush", wanting("flush", "3s 4s 5s 9s"), "take", "winners: 0 1");
        addCase("four of a suit are none", wanting("flush", "3s 4s 5s 9h"), "take", "winners: ");
        addCase("a full house", wanting("full-house", "7c 9c 9h 9s"), "take", "winners: 0 1");
        addCase("is not two pair", wanting("two-pair", "7c 9c 9h 9s"), "take", "winners: ");
        addCase("two pair", wanting("two-pair", "7c 9c 9h 10s"), "take", "winners: 0 1");
        addCase("four of a kind", wanting("four-of-a-kind", "7c 7d 7h 10s"), "take", "winners: 0 1");
        addCase("wanted, not full", wanting("four-of-a-kind", "9c 9d 9h 7d"), "take", "winners: ");
    }
    void won() { checkCase(); }
};

BOMBSHELF_TEST(End)
#include "tst_end.moc"
