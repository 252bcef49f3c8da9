#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// The only round of three seats: a number of cards in the deck, and seat 0 plays a card of this hand.
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

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const char *const middling = "bag0: -1; bag1: +1; bag2: -2", *const other = "bag0: -1; bag1: -2; bag2: +1";
        addCase("keeps a -1, with which the only round is lost", table(middling, 1, "dud plot jitters switch"), "", "all but play switch");
        addCase("...and the best bag lies elsewhere", table(other, 1, "dud plot reload switch"), "", "all but play switch");
        addCase("...with a Dance in the hand", table(middling, 1, "dud plot drinks dance"), "", "all but play dance");
        addCase("does not take back the best bag, which it has just lost to its left",
                "bag0: +1; bag1: -1; bag2: -2; rounds: 1; turn: 2; hand0: dud plot switch; hand1: *3; hand2: plot dud dud dud; deck: "
                "drinks *1; out: *20; discards: *",
                "play plot", "all but play switch");
        addCase("keeps a 0 among four, with which the only round is lost",
                "seats: 4; rounds: 1; bag0: 0; bag1: -2; bag2: +1; bag3: -1; hand0: dud plot jitters switch; hand1: *3; hand2: *3; hand3: "
                "*3; deck: *1; out: *15; discards: *",
                "", "all but play switch");
        addCase("...among eight",
                "seats: 8; rounds: 1; bag0: 0; bag1: -2; bag2: +1; bag3: -1; bag4: -1; bag5: +1; bag6: 0; bag7: -1; hand0: dud plot "
                "jitters switch; hand1: *3; hand2: *3; hand3: *3; hand4: *3; hand5: *3; hand6: *3; hand7: *3; deck: *1; discards: *",
                "", "all but play switch");
        addCase("leaves the others time, where Jitters leave the next one the last card", table(best, 4, "dud dud drinks jitters"), "",
                "all but play jitters");
        addCase("...where a Reload does", table(best, 4, "dud dud drinks reload"), "", "all but play reload");
        addCase("leaves the next one the last card, with the worst bag before itself", table(worst, 4, "dud dud plot jitters"), "",
                "play jitters");
        addCase("goes broke on its -2 with a Switch in the hand",
                table(worst, 1, "dud plot jitters switch").replace("rounds: 1", "points0: 2"), "", "all but play switch");
        addCase("goes broke on its -1 with a Switch in the hand",
                table(middling, 1, "dud plot jitters switch").replace("rounds: 1", "points0: 1"), "", "all but play switch");
        addCase("does not end a match that it wins by ending the round",
                table(best, 3, "dud dud drinks jitters").replace("rounds: 1", "points0: 6; points1: 1; points2: 5"), "",
                "all but play jitters");
        addCase("gives the best of five bags away with the last card",
                "seats: 5; rounds: 1; bag0: +1; bag1: -2; bag2: 0; bag3: -1; bag4: -1; hand0: dud plot dance switch; hand1: *3; hand2: *3; "
                "hand3: *3; hand4: *3; deck: *1; out: *10; discards: *",
                "", "play switch, play dance");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
