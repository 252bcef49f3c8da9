#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

QByteArray with(const char *helpers, const char *rest = "")
{
    return "dice: 1 2 5; dice-box: 1; deck: 2h 3h 4h 5h; hand0: 7c 7d 3c 9c 10c; hand1: 6d 6s 13d 12d 11d; helpers: " +
           QByteArray(helpers) + "; " + rest;
}

} // namespace

/// Helpers in Death: die powers alone, by the active seat, before it chooses.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("before choosing", with("driver"), "",
                "legal: total 3, total 6, total 7, use-die driver 0, use-die driver 1, use-die driver 2");
        addCase("no card powers", with("driver prophet witch"), "",
                "refuses: use-card driver 0 = no-use, use-card prophet 0 = no-use, use-card witch 0 = no-use");
        addCase("then there are other totals", with("driver"), "use-die driver 0",
                "dice: 3 2 5; phase: choose; legal: total 5, total 7, total 8");
        addCase("one after the other", with("driver bookseller"), "use-die driver 0; use-die bookseller 1; change-to 1",
                "dice: 3 1 5; phase: choose");
        addCase("not after choosing", with("driver"), "total 6", "legal: pass; refuses: use-die driver 0 = no-use");
        addCase("not by the others", with("driver"), "total 6; pass",
                "asked: 1; legal: drop 0, drop 1, pass; refuses: use-die driver 0 = no-use");
        addCase("a helper makes one total, and it is chosen", with("driver").replace("dice: 1 2 5", "dice: 3 3 1"), "use-die driver 2",
                "dice: 3 3 3; total: 6; phase: match");
    }
    void when() { checkCase(); }

    void eachSeatOnce_data()
    {
        const char *once = "use-die driver 0; total 7; drop 0 = dice: 1 2 5";
        addColumns();
        addCase("a helper used stays for the others", with("driver"), "use-die driver 0",
                "helpers: driver; spent: ; had0: driver; had-by: 0");
        addCase("who used it can't again", with("driver"), "use-die driver 0", "refuses: use-die driver 1 = no-helper");
        addCase("nor in a later turn", with("driver"), once + QByteArray("; total 3; pass; drop 2 = dice: 1 2 5"),
                "asked: 0; legal: total 3, total 6, total 7");
        addCase("the other seat still may", with("driver"), once,
                "asked: 1; legal: total 3, total 6, total 7, use-die driver 0, use-die driver 1, use-die driver 2");
        addCase("each helper is counted for itself", with("driver hound"), "use-die driver 0",
                "refuses: use-die hound 0 = , use-die driver 0 = no-helper");
        addCase("all seats have used it", with("driver hound"), once + QByteArray("; use-die driver 1"),
                "helpers: hound; spent: driver; had0: ; had1: ; had-by: ");
    }
    void eachSeatOnce() { checkCase(); }

    void dice_data()
    {
        addColumns();
        addCase("the Witch rolls any of the three", with("witch"), "use-die witch 0; roll-too 2; roll-picked = dice: 4 2 6",
                "phase: choose; legal: total 10, total 6, total 8");
        addCase("the Prophet's die takes another's place", with("prophet"), "use-die prophet 0 = extra-die: 6; leave-out 0",
                "dice: 6 2 5; extra-die: ; phase: choose; legal: total 11, total 7, total 8");
        addCase("or is left out", with("prophet"), "use-die prophet 0 = extra-die: 6; leave-out 3", "dice: 1 2 5; phase: choose");
        addCase("what helpers did ends with the turn", with("driver"), "use-die driver 0; total 7; drop 0",
                "asked: 1; altered: ; printed: ");
    }
    void dice() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
