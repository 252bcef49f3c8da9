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
        addCase("a roll of nine dice with a SAFE in the hand, on the last chip",
                "dice: blank blank blank blank blank blank blank blank blank; box: blank; red-box: blank; chips0: 1; hand0: 0 1 safe; "
                "hand1: 0 4 5 5; deck: 1 2 3 4 5 6 7 1 2 3 4 5 6 7",
                "0> choose 1; 1> choose 4", "roll");
        addCase("throwing away a SAFE at the end of a failed round",
                "seats: 3; white: both; dice: blank; box: blank; deck: 6 6 6 2 2; chips0: 2; hand0: 0 1 1 1 2 safe; hand1: 0 4; hand2: 0 4",
                "choose 1; choose 4; choose 4; roll", "discard safe");
    }
    void blunder() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
