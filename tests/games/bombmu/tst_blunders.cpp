#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// A round with that many dice; the rest names the hands, and cards nobody holds lie in the deck.
QByteArray dice(int count, const QByteArray &rest)
{
    QByteArray dice = "dice:", box = "box:";
    for (int i = 0; i < 10; ++i)
        (i < count ? dice : box) += " blank";
    return dice + "; " + box + "; red-box: blank; deck: *; " + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void choosing_data()
    {
        addColumns();
        addCase("steps up to ten dice, where the only other card is a 0", dice(10, "chips0: 1; hand0: 0 1 4 6 7; hand1: 0"), "",
                "choose 0, choose 6, choose 7");
        addCase("...and the other would be out", dice(10, "chips1: 1; hand0: 0 1 4 6 7; hand1: 0"), "", "choose 6, choose 7");
        addCase("...of two others with no more than a 0", dice(10, "seats: 3; chips0: 1; hand0: 0 1 4 6 7; hand1: 0; hand2: 0"), "",
                "choose 0, choose 6, choose 7");
        addCase("shows a 0 before ten dice with its last chip", dice(10, "chips0: 1; hand0: 0 4 5; hand1: 0 *3"), "", "choose 0");
        addCase("...with three others at the table", dice(10, "seats: 4; chips0: 1; hand0: 0 4 5; hand1: 0 *3; hand2: 0 *3; hand3: 0 *3"),
                "", "choose 0");
    }
    void choosing() { checkBlunder(); }

    void disposal_data()
    {
        addColumns();
        addCase("a roll of nine dice with a SAFE in the hand, on the last chip", dice(9, "chips0: 1; hand0: 0 1 4 5 safe; hand1: 0 4 5 5"),
                "0> choose 1; 1> choose 4", "roll");
        addCase("a roll of ten with two SAFEs, on two chips", dice(10, "chips0: 2; hand0: 0 1 4 5 safe safe; hand1: 0 4 5 5"),
                "0> choose 1; 1> choose 4", "roll");
        addCase("a roll of six and the red die with a SAFE, on the last chip", dice(6, "chips0: 1; hand0: 0 2 4 5 safe; hand1: 0 4 5 5"),
                "0> choose 2; 1> choose 4", "roll");
        addCase("a SAFE for two dice, with five chips", dice(2, "chips0: 5; hand0: 0 1 4 5 safe; hand1: 0 4 5 5"),
                "0> choose 1; 1> choose 4", "use-safe");
        addCase("four cards instead of a second chip", dice(4, "chips0: 1; hand0: 0 1 5; hand1: 0 4 5 5"),
                "0> choose 1; 1> choose 4; roll = phase: reward", "draw-cards");
    }
    void disposal() { checkBlunder(); }

    void discarding_data()
    {
        addColumns();
        addCase("throwing away a SAFE at the end of a failed round",
                "seats: 3; white: both; dice: blank; box: blank; deck: *; chips0: 2; hand0: 0 1 1 1 2 safe; hand1: 0 4; hand2: 0 4",
                "choose 1; choose 4; choose 4; roll", "discard safe");
        addCase("...or the second one",
                "seats: 3; white: both; dice: blank; box: blank; deck: *; chips0: 2; hand0: 0 1 3 4 safe safe; hand1: 0 4; hand2: 0 4",
                "choose 1; choose 4; choose 4; roll", "discard safe");
    }
    void discarding() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
