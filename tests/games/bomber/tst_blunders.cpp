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
        addCase("aiming at its own last post on its last HP", "seats: 2; posts0: 7; posts1: 12; hp0: 1; hp1: 3; points0: 2", "", "aim 7");
        addCase("...or beside it", "seats: 2; posts0: 7; posts1: 12; hp0: 1; hp1: 3; points0: 2", "", "aim 6, aim 8");
    }
    void blunder() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
