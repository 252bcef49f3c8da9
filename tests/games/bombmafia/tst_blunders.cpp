#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void blunder_data()
    {
        addColumns();
        addCase("giving the best bag away with the last card but one",
                "deck: dud; bag0: +1; bag1: -2; bag2: -1; hand0: dud dud plot switch; hand1: dud dud dud; hand2: plot plot plot; rounds: 1",
                "", "play switch");
        addCase("...or sending it round",
                "deck: dud; bag0: +1; bag1: -2; bag2: -1; hand0: dud dud plot dance; hand1: dud dud dud; hand2: plot plot plot; rounds: 1",
                "", "play dance");
    }
    void blunder() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
