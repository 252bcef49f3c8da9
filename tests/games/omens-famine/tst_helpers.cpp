#include "grid.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

QByteArray midway(const char *rest)
{
    const QByteArray all = QByteArray("hand0: 5h 3c; hand1: 7c 8c; deck: 10c 11d 12h 13s; ") + rest;
    return grid("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s", all.constData());
}

} // namespace

/// Card powers on a card as it is laid. What each does is tested with Pollution.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void powers_data()
    {
        addColumns();
        addCase("before a card is laid none works", midway("helpers: boy"), "", "verbs: lay; refuses: use-card boy 0 = no-use");
        addCase("as it is laid", midway("helpers: bookseller"), "lay 5h a2",
                "phase: touch-up; legal: done, use-card bookseller 0; refuses: pass = not-now");
        addCase("left as it is", midway("helpers: bookseller"), "lay 5h a2; done", "asked: 1; phase: lay; cell-a2: 5h");
        addCase("none that can be used, nobody is asked", midway("helpers: sergeant"), "lay 3c a2", "asked: 1");
        addCase("it makes a hand", midway("helpers: sergeant"), "lay 5h a2; use-card sergeant 0",
                "phase: score; cell-a2: 2h; legal: pass, score one-pair");
        addCase("discarded as printed", midway("helpers: sergeant"), "lay 5h a2; use-card sergeant 0; score one-pair",
                "discards: 2c 5h; printed: ; events: chose 0 one-pair, scored 0 one-pair 6, removed 0 2c a1, removed 0 5h a2, drew 0 10c");
        addCase("several on one card", midway("helpers: bookseller sergeant"), "lay 5h a2; use-card sergeant 0; use-card bookseller 0",
                "cell-a2: 3h; asked: 1");
        addCase("Medium: a value of the grid", midway("helpers: medium"), "lay 5h a2; use-card medium 0",
                "legal: change-to 12h, change-to 14h, change-to 2h, change-to 9h");
        addCase("Witch: the deck's top card", midway("helpers: witch"), "lay 5h a2; use-card witch 0",
                "cell-a2: 10c; discards: 5h; hand0: 11d 3c; asked: 1");
        addCase("Prophet: the top three", midway("helpers: prophet"), "lay 5h a2; use-card prophet 0; put-back 1 2 0",
                "deck: 12h 10c 13s; hand0: 11d 3c; asked: 1");
        addCase("Postman: any other card of the grid", midway("helpers: postman"), "lay 5h a2; use-card postman 0",
                "phase: swap; legal: swap-with 0 0, swap-with 15 0, swap-with 19 0, swap-with 4 0");
        addCase("the cards change places", midway("helpers: postman"), "lay 5h a2; use-card postman 0; swap-with 19 0",
                "cell-a2: 12s; cell-d5: 5h; asked: 1; events: swapped 0 5h 12s, drew 0 10c");
        addCase("further helpers work on the card laid", midway("helpers: postman hound"),
                "lay 5h a2; use-card postman 0; swap-with 19 0; use-card hound 0", "cell-d5: 8h; cell-a2: 12s");
        addCase("alone on the grid there is nobody to swap with", "hand0: 5h 3c; hand1: 7c 8c; deck: 10c 11d; helpers: postman",
                "lay 5h a2", "asked: 1");
        addCase("five of a suit are a flush also where helpers made them a full house",
                grid("5h 5h 9h 9h -  - - - - -  - - - - -  - - - - -", "hand0: 2h 3c; hand1: 7c 8c; deck: 10c 11d; helpers: hound"),
                "lay 2h a5; use-card hound 0",
                "legal: pass, score flush, score full-house, score one-pair, score three-of-a-kind, score two-pair");
        addCase("or four of a kind",
                grid("5h 5h 5h 9h -  - - - - -  - - - - -  - - - - -", "hand0: 2h 3c; hand1: 7c 8c; deck: 10c 11d; helpers: hound"),
                "lay 2h a5; use-card hound 0", "legal: pass, score flush, score four-of-a-kind, score one-pair, score three-of-a-kind");
        addCase("it is scored with the whole row",
                grid("5h 5h 5h 9h -  - - - - -  - - - - -  - - - - -", "hand0: 2h 3c; hand1: 7c 8c; deck: 10c 11d; helpers: hound"),
                "lay 2h a5; use-card hound 0; score flush", "scored: flush; cell-a1: ; cell-a4: ; cell-a5: ; asked: 1");
        addCase("four of a suit are none",
                grid("5h 5h 5h 9c -  - - - - -  - - - - -  - - - - -", "hand0: 2h 3c; hand1: 7c 8c; deck: 10c 11d; helpers: hound"),
                "lay 2h a5; use-card hound 0", "legal: pass, score four-of-a-kind, score one-pair, score three-of-a-kind");
    }
    void powers() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
