#include "grid.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

const char *const allButPair = "scored: two-pair three-of-a-kind straight flush full-house four-of-a-kind; ";
const char *const allButFlush = "scored: one-pair two-pair three-of-a-kind straight full-house four-of-a-kind; ";

/// Cards that are not named lie in the deck.
QByteArray table(const char *cards, const QByteArray &rest) { return grid(cards, "hand1: *2; deck: *; ") + rest; }

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void winning_data()
    {
        addColumns();
        addCase("leaves the fifth card of a straight flush in the hand",
                table("5h 6h 7h 8h -  2c - - - -  - - - - -  12s - - - 3c", "hand0: 9h 13d"), "", "all but lay 9h a5");
        addCase("passes the last hand of the seven",
                table("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s", QByteArray(allButPair) + "hand0: 2h 7d; discards: *20"),
                "lay 2h a2", "pass");
        addCase("lays no pair, the last hand of the seven, though it can",
                table("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s", QByteArray(allButPair) + "hand0: 14h 7d; discards: *20"), "",
                "lay 7d a2, lay 7d b1, lay 7d a4, lay 7d b5, lay 7d c1, lay 7d d2, lay 7d d4, lay 7d c5");
        addCase("lays no fifth heart, the last hand of the seven",
                table("2h 5h - 9h 12h  3c - - - -  - - - - -  9s - - - 12s", QByteArray(allButFlush) + "hand0: 7h 7d; discards: *20"), "",
                "all but lay 7h a3");
    }
    void winning() { checkBlunder(); }

    void spoiling_data()
    {
        addColumns();
        addCase("fills the last cell, and there is nothing to score",
                table("2c 5d 9h 12s 14c  7h 10d 3s 6c 8d  4s 11c 13h 2d 5c  9c 12h - 3d 7s",
                      "hand0: 6h 3h; scored: straight flush three-of-a-kind"),
                "", "lay 6h d3");
        addCase("spoils four hearts with a 3 of spades",
                table("2h 5h - 9h 12h  - - - - -  - - - - -  13s - - - 6d", "hand0: 3s 7h; scored: straight full-house"), "", "lay 3s a3");
        addCase("takes the 13 out of a straight flush that lacks one card, beside a pair of 4s",
                table("10h 11h 12h 13h -  4c 4d - 13s -  - - - - -  2s - - - 6d", "hand0: 3s 8c"), "lay 3s d2; score one-pair", "take a4");
        addCase("scores a pair out of the row that is a full house",
                table("9c 9d - 5h 5s  - - - - -  - - - - -  2s - - - 12d", "hand0: 9h 8c; scored: straight four-of-a-kind"), "lay 9h a3",
                "score one-pair");
    }
    void spoiling() { checkBlunder(); }

    void helpers_data()
    {
        addColumns();
        addCase("breaks the last hand of the seven with a helper",
                table("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s",
                      QByteArray(allButPair) + "hand0: 2h 7d; discards: *20; helpers: bookseller hound"),
                "lay 2h a2", "use-card bookseller 0, use-card hound 0");
        addCase("leaves the last hand of the seven a step away, with a helper who takes it",
                table("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s",
                      QByteArray(allButPair) + "hand0: 3h 7d; discards: *20; helpers: bookseller"),
                "lay 3h a2", "done");
        addCase("...and goes the wrong way",
                table("2c - - - 14d  - - - - -  - - - - -  9s - - - 12s",
                      QByteArray(allButPair) + "hand0: 3h 7d; discards: *20; helpers: bookseller"),
                "lay 3h a2; use-card bookseller 0", "change-to 4h");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const char *const four = "5h 6h 7h 8h -  2c - - - -  - - - - -  12s - 9h - 3c";
        const char *const corners = "5h 6h 7h 8h -  2c - - - -  - - - - -  12s - - - 3c";
        const char *const oneLeft = "2c 5d 9h 12s 14c  7h 10d 3s 6c 8d  4s 11c 13h 2d 5c  9c 12h - 3d 7s";
        addCase("has the fifth card's value, and no heart of it, with a helper who changes suits",
                table(corners, "hand0: 9c 13d; helpers: witch-hunter"), "lay 9c a5", "done");
        addCase("...and makes another suit of it", table(corners, "hand0: 9c 13d; helpers: witch-hunter"),
                "lay 9c a5; use-card witch-hunter 0", "change-to 9d, change-to 9s");
        addCase("leaves a straight flush a step away, with a helper who takes it", table(corners, "hand0: 10h 13d; helpers: bookseller"),
                "lay 10h a5", "done");
        addCase("...and goes the wrong way", table(corners, "hand0: 10h 13d; helpers: bookseller"), "lay 10h a5; use-card bookseller 0",
                "change-to 11h");
        addCase("does not call the fifth card of a straight flush from below", table(four, "hand0: 13d 4c; helpers: postman"), "lay 13d a5",
                "done");
        addCase("...calls another", table(four, "hand0: 13d 4c; helpers: postman"), "lay 13d a5; use-card postman 0",
                "all but swap-with 17 0");
        addCase("has a wish for the fifth heart, and no straight flush", table(corners, "hand0: 2h 13d; helpers: boy"),
                "lay 2h a5; use-card boy 0", "all but change-to 9h, change-to 4h");
        addCase("lays no card into the gap of a straight, the last hand of the seven",
                table("4c 5d - 7h 8s  - - - - -  - - - - -  2s - - - 13d",
                      "scored: one-pair two-pair three-of-a-kind flush full-house four-of-a-kind; hand0: 6c 10d; discards: *20"),
                "", "all but lay 6c a3");
        addCase("lays no fourth 9, the last hand of the seven",
                table("9c 9d 9h - 4s  - - - - -  - - - - -  2s - - - 13d",
                      "scored: one-pair two-pair three-of-a-kind straight flush full-house; hand0: 9s 10d; discards: *20"),
                "", "all but lay 9s a4");
        addCase("scores a pair of four 9s",
                table("9c 9d 9h - -  - - - - -  - - - - -  2s - - - 13d", "scored: straight flush full-house; hand0: 9s 10d"), "lay 9s a4",
                "score one-pair, score three-of-a-kind");
        addCase("fills the last cell, with a helper who makes a pair of it",
                table(oneLeft, "hand0: 4h 10s; scored: straight flush three-of-a-kind; helpers: bookseller"), "lay 4h d3", "done");
        addCase("...and makes none", table(oneLeft, "hand0: 4h 10s; scored: straight flush three-of-a-kind; helpers: bookseller"),
                "lay 4h d3; use-card bookseller 0", "change-to 5h");
        addCase("breaks a straight flush that lacks one card", table(corners, "hand0: 9c 8d; scored: straight full-house"), "",
                "lay 8d a5");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
