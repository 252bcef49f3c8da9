#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// In the middle of a battle of two.
QByteArray table(const char *pool, const char *hand, const char *own, const char *partners, const char *rest = "deck: *20")
{
    return QByteArray("pool: ") + pool + "; hand0: " + hand + "; hand1: *3; table0: " + own + "; table1: " + partners + "; " + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void pollution_data()
    {
        const char *const calm = "2s 5h 8c 11d";
        addColumns();
        addCase("gives the pool its third 13", table("13c 13d 4h 7s", "13h 2c 9s", "9c 9d", "6c 6d"), "", "pollute 13h");
        addCase("...its flush", table("5h 6h 10h 12h", "14h 2c 9s", "9c 9d", "3c 3d"), "", "pollute 14h");
        addCase("...its full house", table("13c 13d 4h 4s 4d 8c", "13h 2c 9s", "9c 9d", "6c 6d"), "", "pollute 13h");
        addCase("throws the third of its 9s into the pool", table(calm, "9h 2c 3d", "9c 9d", "14c 14d"), "", "pollute 9h");
        addCase("...the fourth", table(calm, "9h 2c 3d", "9c 9d 9s", "14c 14d 12s"), "", "pollute 9h");
        addCase("throws the partner's fifth heart into the pool",
                table("2s 5c 8c 11d 3d 7d", "9h 2c 3s", "12c 12d 12s 4c", "3h 6h 10h 14h"), "", "pollute 9h");
    }
    void pollution() { checkBlunder(); }

    void laying_data()
    {
        addColumns();
        addCase("fills the partner's four hearts up with a 3 of spades",
                table("2s 5c 8c 11d 3d 7d", "2c 3s 9h", "12c 12d 12s", "4h 6h 10h 14h"), "pollute 2c", "lay 3s 1");
        addCase("keeps the fifth heart from the partner, and lays it before its own three 12s",
                table("2s 5c 8c 11d 3d 7d", "2c 3s 9h", "12c 12d 12s", "4h 6h 10h 14h"), "pollute 2c", "lay 9h 0");
        addCase("lays the partner's fourth 7 before itself", table("2s 5c 8c 11d", "2c 7s 6d", "6h 4d", "7c 7d 7h"), "pollute 2c",
                "lay 7s 0");
        addCase("breaks its own four hearts", table("2s 5c 8c 11d 3d 7d", "2c 3s 9h", "4h 6h 10h 14h", "12c 12d 12s"), "pollute 2c",
                "lay 3s 0");
    }
    void laying() { checkBlunder(); }

    void helpers_data()
    {
        addColumns();
        addCase("makes the pool's third 13 with a helper",
                table("13c 13d 4h 7s", "12h 2c 9s", "9c 9d", "6c 6d", "deck: *20; helpers: bookseller"),
                "pollute 12h; use-card bookseller 0", "change-to 13h");
        addCase("breaks its own three 9s with a helper",
                table("2s 5h 8c 11d", "2c 9h 3d", "9c 9d", "6c 6d", "deck: *20; helpers: hound sergeant"), "pollute 2c; done; lay 9h 0",
                "use-card hound 0, use-card sergeant 0");
        addCase("turns a flush of five hearts to spades",
                table("2s 5c 8c 11d 3d 7d", "2c 9h 3c", "4h 6h 10h 14h", "12c 12d 12s", "deck: *12; helpers: witch-hunter"),
                "pollute 2c; done; lay 9h 0", "use-card witch-hunter 0");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const char *const three13 = "13c 13d 13h 4c 2s 8d", *const pair6 = "6c 6d 5s 11c 12d";
        addCase("leaves the fifth heart in the hand, with which all is won", table(three13, "9h 2c 3s", "4h 6h 10h 14h", pair6),
                "pollute 2c", "lay 3s 0");
        addCase("...throws it into the pool", table(three13, "9h 2c 3s", "4h 6h 10h 14h", pair6), "", "pollute 9h");
        addCase("gives the pool its fourth 13, with which all is lost", table(three13, "9h 13s 3d", "4h 6h 10h 14h", pair6), "",
                "pollute 13s");
        addCase("gives the pool its straight, with which all is lost",
                table("5c 6d 7h 8s 13c", "9s 14d 3h", "10c 10d 10h 4s 2d", "12c 12d 12h 3c"), "", "pollute 9s");
        addCase("makes no full house of the partner's two pairs, the only hand that wins",
                table("9c 9d 9h 4s 2c", "2d 12h 5s", "3c 3d 7h 8s 10d", "12c 12d 11h 11s"), "pollute 2d", "lay 5s 1");
        addCase("makes no third 9 with the last cards of the deck", table("13c 13d 8c 8s 11d", "9h 2c 3d", "9c 9d", "14c 14d", "deck: *2"),
                "pollute 2c", "all but lay 9h 0");
        addCase("...throws the 9 into the pool", table("13c 13d 8c 8s 11d", "9h 2c 3d", "9c 9d", "14c 14d", "deck: *2"), "", "pollute 9h");
        addCase("leaves its full house a step away, with which all is won",
                table(three13, "3d 2c 7s", "9c 9d 4h 4s", pair6, "deck: *10; helpers: bookseller"), "pollute 2c; done; lay 3d 0", "done");
        addCase("...and goes the wrong way", table(three13, "3d 2c 7s", "9c 9d 4h 4s", pair6, "deck: *10; helpers: bookseller"),
                "pollute 2c; done; lay 3d 0; use-card bookseller 0", "change-to 2d");
        addCase("makes the pool's third 13 with a wish",
                table("13d 13h 4h 7s 9c", "2c 3d 9s", "10c 10d", "6c 6d", "deck: *20; helpers: boy"), "pollute 2c; use-card boy 0",
                "change-to 13c");
        addCase("makes the pool's fifth heart",
                table("5h 6h 10h 12h 2s", "3c 2d 9s", "10c 10d", "6c 6d", "deck: *20; helpers: witch-hunter"),
                "pollute 3c; use-card witch-hunter 0", "change-to 3h");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
