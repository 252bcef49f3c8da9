#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// The last card of the deck goes in this turn.
QByteArray last(int seats, const QByteArray &hands)
{
    return "dice: 1 1 5; dice-box: 1; deck: 8s; seats: " + QByteArray::number(seats) + "; " + hands;
}

/// Nobody has a card that could go, and all lie face up.
QByteArray two(const char *first, const char *second) { return last(2, "hand0: " + QByteArray(first) + "; hand1: " + second); }

constexpr auto threes = "3c^ 3d^ 3h^ 9c^ 10d^", fulls = "4c^ 4d^ 4h^ 11c^ 11d^", pairs = "12c^ 12d^ 13h^ 13s^ 9d^",
               aPair = "14c^ 14d^ 7c^ 9h^ 10s^", high = "3s^ 5d^ 7d^ 9s^ 11h^";

} // namespace

/// When the battle ends, and who has won.
class End : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("the deck is empty at the end of a turn", two(threes, fulls), "total 6", "phase: over; asked: -");
        addCase("its last card may refill a slot", last(2, "hand0: 3c 3d 3h 9c 6d; hand1: 4c 4d 4h 11c 11d"), "total 6; drop 4",
                "phase: over; hand0: 3c 3d 3h 9c 8s; winners: 0 1");
        addCase("before that a card is turned up", last(2, "hand0: 3c 3d 3h 9c 10d; hand1: 4c 4d 4h 11c 11d"), "total 6; pass; pass",
                "phase: reveal; deck: ");
        addCase("all is shown", last(2, "hand0: 3c 3d 3h 9c 10d; hand1: 4c^ 4d 4h 11c 11d"), "total 6; pass; pass; turn-up 3",
                "sees-.hand1: 4c 4d 4h 11c 11d; events: revealed 0 9c, deck-ran-out -, opened 0 3c, opened 0 3d, opened 0 3h, opened 0 "
                "10d, shows 0 three-of-a-kind, "
                "opened 1 4d, opened 1 4h, opened 1 11c, opened 1 11d, shows 1 full-house, won -");
    }
    void when() { checkCase(); }

    void won_data()
    {
        const auto many = [](int seats, const char *second, const char *third, const char *fourth = "") {
            return last(seats, "hand0: " + QByteArray(fulls) + "; hand1: " + second + "; hand2: " + third + "; hand3: " + fourth);
        };
        addColumns();
        addCase("two seats: different, three of a kind at least", two(threes, fulls), "total 6", "winners: 0 1");
        addCase("two seats: two pairs are too low", two(pairs, fulls), "total 6",
                "winners: ; events: chose 0 6, nobody -, lost-from-deck 0 8s, deck-ran-out -, shows 0 two-pair, shows 1 full-house, "
                "too-low 0 three-of-a-kind, lost -");
        addCase("alike", two("3c^ 3d^ 3h^ 9c^ 10d^", "4c^ 4d^ 4h^ 11c^ 12d^"), "total 6",
                "winners: ; events: chose 0 6, nobody -, lost-from-deck 0 8s, deck-ran-out -, shows 0 three-of-a-kind, shows 1 "
                "three-of-a-kind, alike 0 1 three-of-a-kind, lost -");
        addCase("too low goes before alike", two(pairs, "2c^ 2d^ 3c^ 3d^ 10h^"), "total 6",
                "events: chose 0 6, nobody -, lost-from-deck 0 8s, deck-ran-out -, shows 0 two-pair, shows 1 two-pair, too-low 0 "
                "three-of-a-kind, lost -");
        addCase("a straight flush is not a flush", two("2s^ 3s^ 4s^ 5s^ 14s^", "2d^ 3d^ 4d^ 5d^ 9d^"), "total 6", "winners: 0 1");
        addCase("three seats: two pairs will do", many(3, threes, pairs), "total 6", "winners: 0 1 2");
        addCase("three seats: one pair won't", many(3, threes, aPair), "total 6", "winners: ");
        addCase("four seats: one pair will do", many(4, threes, pairs, aPair), "total 6", "winners: 0 1 2 3");
        addCase("four seats: less won't", many(4, threes, pairs, high), "total 6", "winners: ");
        addCase("any two alike", many(4, aPair, threes, "2c^ 2h^ 5c^ 7s^ 9d^"), "total 6",
                "winners: ; events: chose 0 6, nobody -, lost-from-deck 0 8s, deck-ran-out -, shows 0 full-house, shows 1 one-pair, shows "
                "2 three-of-a-kind, shows 3 one-pair, "
                "alike 1 3 one-pair, lost -");
    }
    void won() { checkCase(); }
};

BOMBSHELF_TEST(End)
#include "tst_end.moc"
