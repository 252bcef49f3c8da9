#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

QByteArray midway(const char *rest)
{
    return QByteArray("pool: 2c 3d; hand0: 4c 5d 6h; hand1: 7c 8c 9c; deck: 10c 10d 10h 10s; table0: 12h 13h; table1: 12s; ") + rest;
}

} // namespace

/// Card powers on a card as it is laid.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void window_data()
    {
        addColumns();
        addCase("before a card is laid no helper works", midway("helpers: boy"), "", "verbs: pollute; refuses: use-card boy 0 = no-use");
        addCase("as it comes to the pool", midway("helpers: bookseller"), "pollute 4c",
                "phase: touch-up; asked: 0; pool: 2c 3d 4c; legal: done, use-card bookseller 0; refuses: lay 5d 0 = not-now, use-card "
                "driver 0 = no-helper");
        addCase("as it comes to lie before a seat", midway("helpers: bookseller"), "pollute 4c; done; lay 5d 1",
                "phase: touch-up; legal: done, use-card bookseller 0");
        addCase("left as it is, the turn goes on", midway("helpers: bookseller"), "pollute 4c; done; lay 5d 1; done",
                "phase: pollute; asked: 1; hand0: 10c 10d 6h");
        addCase("between the two cards none works", midway("helpers: bookseller"), "pollute 4c; done", "phase: lay; verbs: lay");
        addCase("nobody is asked when none can be used", midway("helpers: postman prophet; deck:"), "pollute 4c; done", "phase: lay");
        addCase("without helpers nobody is asked", midway(""), "pollute 4c", "phase: lay");
        addCase("a helper is used once", midway("helpers: bookseller"), "pollute 4c; use-card bookseller 0; change-to 3c",
                "helpers: ; spent: bookseller; phase: lay; pool: 2c 3d 3c");
        addCase("several on one card", midway("helpers: bookseller hound"),
                "pollute 4c; use-card hound 0; use-card bookseller 0; change-to 8c", "pool: 2c 3d 8c; phase: lay; printed: 4c");
        addCase("any seat when that seat may", midway("helpers: bookseller; turn: 1"),
                "1> pollute 7c; 1> use-card bookseller 0; 1> change-to 6c", "pool: 2c 3d 6c; asked: 1; phase: lay");
        addCase("no die powers", midway("helpers: boy hound witch prophet"), "pollute 4c",
                "verbs: done use-card; refuses: use-die boy 0 = no-use");
    }
    void window() { checkCase(); }

    void powers_data()
    {
        addColumns();
        addCase("Bookseller: one up or down", midway("helpers: bookseller"), "pollute 4c; use-card bookseller 0",
                "phase: change; legal: change-to 3c, change-to 5c; refuses: done = not-now");
        addCase("not below 2", midway("helpers: bookseller; hand0: 2h"), "pollute 2h; use-card bookseller 0",
                "phase: lay; pool: 2c 3d 3h; events: used-card 0 bookseller 0, changed 0 2h 3h");
        addCase("not above 14", midway("helpers: driver; hand0: 14h"), "pollute 14h; use-card driver 0", "pool: 2c 3d 12h");
        addCase("Driver: two up or down", midway("helpers: driver"), "pollute 5d; use-card driver 0", "legal: change-to 3d, change-to 7d");
        addCase("Boy: any other value", midway("helpers: boy"), "pollute 4c; use-card boy 0",
                "legal: change-to 10c, change-to 11c, change-to 12c, change-to 13c, change-to 14c, change-to 2c, change-to 3c, change-to "
                "5c, change-to 6c, change-to 7c, change-to 8c, change-to 9c");
        addCase("Hound: three up", midway("helpers: hound"), "pollute 4c; use-card hound 0", "pool: 2c 3d 7c; phase: lay");
        addCase("Hound: no use above 11", midway("helpers: hound; hand0: 12c"), "pollute 12c", "phase: lay; pool: 2c 3d 12c");
        addCase("Sergeant: three down", midway("helpers: sergeant"), "pollute 5d; use-card sergeant 0", "pool: 2c 3d 2d");
        addCase("Sergeant: no use below 5", midway("helpers: sergeant"), "pollute 4c", "phase: lay");
        addCase("Witch-hunter: any other suit", midway("helpers: witch-hunter"), "pollute 4c; use-card witch-hunter 0",
                "legal: change-to 4d, change-to 4h, change-to 4s");
        addCase("a suit as well as a value", midway("helpers: witch-hunter hound"),
                "pollute 4c; use-card hound 0; use-card witch-hunter 0; change-to 7s", "pool: 2c 3d 7s; printed: 4c");
        addCase("Medium: a value of the pool or before a seat", midway("helpers: medium"), "pollute 4c; use-card medium 0",
                "legal: change-to 12c, change-to 13c, change-to 2c, change-to 3c");
        addCase("Witch: the deck's top card instead", midway("helpers: witch"), "pollute 4c; use-card witch 0",
                "phase: lay; pool: 2c 3d 10c; discards: 4c; deck: 10d 10h 10s; events: used-card 0 witch 0, replaced 0 4c 10c");
        addCase("further helpers work on the Witch's card", midway("helpers: witch hound"),
                "pollute 4c; use-card witch 0; use-card hound 0", "pool: 2c 3d 13c; printed: 10c");
        addCase("what helpers made goes with the card", midway("helpers: witch hound"), "pollute 4c; use-card hound 0; use-card witch 0",
                "pool: 2c 3d 10c; discards: 4c; printed: ");
        addCase("Witch before a seat", midway("helpers: witch"), "pollute 4c; done; lay 5d 1; use-card witch 0",
                "table1: 12s 10c; hand0: 10d 10h 6h; deck: 10s");
        addCase("no Witch without a deck", "pool: 2c; hand0: 4c 5d 6h; helpers: witch; table0: 2h; table1: 2s", "pollute 4c", "phase: lay");
        addCase("Prophet: the top three in any order", midway("helpers: prophet"), "pollute 4c; use-card prophet 0; put-back 2 0 1",
                "phase: lay; deck: 10h 10c 10d 10s; sees0.deck: 10h 10c 10d ?; sees1.deck: ? ? ? ?; events: was-put-back 0");
        addCase("Prophet: or two", "pool: 2c; hand0: 4c 5d 6h; helpers: prophet; deck: 10c 10d; table0: 2h; table1: 2s",
                "pollute 4c; use-card prophet 0", "phase: order; legal: put-back 0 1 0, put-back 1 0 0");
        addCase("Prophet: not one", "pool: 2c; hand0: 4c 5d 6h; helpers: prophet; deck: 10c; table0: 2h; table1: 2s", "pollute 4c",
                "phase: lay");
    }
    void powers() { checkCase(); }

    void postman_data()
    {
        addColumns();
        addCase("from the pool: with any seat's card", midway("helpers: postman"), "pollute 4c; use-card postman 0",
                "phase: swap; legal: swap-with 0 0, swap-with 0 1, swap-with 1 0");
        addCase("the cards change places", midway("helpers: postman"), "pollute 4c; use-card postman 0; swap-with 0 0",
                "pool: 2c 3d 12h; table0: 4c 13h; phase: lay; events: swapped 0 4c 12h");
        addCase("from before a seat: with another seat's", midway("helpers: postman"), "pollute 4c; done; lay 5d 0; use-card postman 0",
                "legal: swap-with 1 0");
        addCase("from before another seat: with one's own too", midway("helpers: postman"),
                "pollute 4c; done; lay 5d 1; use-card postman 0; swap-with 0 1", "table0: 12h 5d; table1: 12s 13h; asked: 1");
        addCase("no other seat's card, no swap", "pool: 2c; hand0: 4c 5d 6h; helpers: postman; deck: 10c 10d 10h", "pollute 4c; lay 5d 0",
                "asked: 1");
        addCase("further helpers work on the card laid", midway("helpers: postman hound"),
                "pollute 4c; use-card postman 0; swap-with 0 0; use-card hound 0", "pool: 2c 3d 12h; table0: 7c 13h; printed: 4c");
        addCase("equal values may be swapped", midway("helpers: postman; hand0: 12d"), "pollute 12d; use-card postman 0; swap-with 1 0",
                "pool: 2c 3d 12s; table1: 12d");
        addCase("changes stay on both cards", midway("helpers: postman hound boy"),
                "pollute 4c; use-card hound 0; use-card boy 0; change-to 14c; use-card postman 0; swap-with 1 0",
                "table1: 14c; printed: 4c; phase: lay");
        addCase("a swap in the first turn leaves a row of one",
                "pool: 2c; hand0: 4c 5d 6h; table1: 2s; helpers: postman; deck: 10c 10d 10h",
                "pollute 4c; done; lay 5d 0; use-card postman 0; swap-with 1 0", "table0: 2s; table1: 5d");
    }
    void postman() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
