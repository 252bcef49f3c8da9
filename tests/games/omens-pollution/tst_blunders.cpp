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
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
