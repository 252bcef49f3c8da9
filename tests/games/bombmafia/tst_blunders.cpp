#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// The only round of three seats: so many cards in the deck, seat 0 plays a card of this hand.
QByteArray table(const char *bags, int deck, const char *hand, const char *rest = "")
{
    return QByteArray(bags) + "; rounds: 1; hand0: " + hand + "; hand1: *3; hand2: *3; deck: *" + QByteArray::number(deck) +
           "; out: *20; discards: *; " + rest;
}

const char *const best = "bag0: +1; bag1: -2; bag2: -1", *const worst = "bag0: -2; bag1: +1; bag2: -1";

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void lastCard_data()
    {
        addColumns();
        addCase("gives the best bag away with the last card but one", table(best, 1, "dud dud plot switch"), "", "play switch");
        addCase("...or sends it round", table(best, 1, "dud dud plot dance"), "", "play dance");
        addCase("...and has just got it",
                table(worst, 4, "dud dance switch switch").replace("*3; hand2: *3", "dud dud dud; hand2: dud dud dud"),
                "play switch; play dud; play dud", "play switch, play dance");
        addCase("keeps the worst bag, with a Switch in the hand", table(worst, 1, "dud plot jitters switch"), "", "all but play switch");
        addCase("...with a Dance in the hand", table(worst, 1, "dud plot whim dance"), "", "all but play dance");
    }
    void lastCard() { checkBlunder(); }

    void time_data()
    {
        addColumns();
        addCase("ends the round with the worst bag before it", table(worst, 3, "dud dud plot jitters"), "", "play jitters");
        addCase("...by a Reload", table(worst, 3, "dud dud plot reload"), "", "play reload");
        addCase("leaves the others time to take the best bag", table(best, 3, "dud dud drinks jitters"), "", "all but play jitters");
        addCase("...with a Reload in the hand", table(best, 3, "dud dud drinks reload"), "", "all but play reload");
    }
    void time() { checkBlunder(); }

    void middle_data()
    {
        addColumns();
        addCase("gives the best bag away in the middle of a round", table(best, 12, "dud dud dud switch"), "", "play switch");
        addCase("...or sends it round", table(best, 12, "dud dud dud dance"), "", "play dance");
        addCase("keeps the worst bag in the middle of a round, with a Switch in the hand", table(worst, 12, "dud dud dud switch"), "",
                "play dud");
    }
    void middle() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
