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

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        addCase("rolls ten dice with a SAFE, where the other has just gone out",
                dice(10, "chips0: 1; chips1: 2; hand0: 0 1 4 safe; hand1: 0 1 5"), "0> choose 1; 1> choose 1; roll = chips1: 0", "roll");
        addCase("...where both others have",
                dice(10, "seats: 3; chips0: 1; chips1: 3; chips2: 2; hand0: 0 1 4 safe; hand1: 0 1 5; hand2: 0 1 5"),
                "0> choose 1; 1> choose 1; 2> choose 1; 1> roll = chips1: 0; 2> roll = chips2: 0", "roll");
        addCase("...with two chips and six dice", dice(6, "chips0: 2; chips1: 3; hand0: 0 1 4 safe; hand1: 0 1 5"),
                "0> choose 1; 1> choose 1; roll = chips1: 0", "roll");
        addCase("keeps its SAFE for after the last round, and rolls six dice on its last chip",
                dice(6, "round: 200; chips0: 1; hand0: 0 1 4 5 safe; hand1: 0 4 5 5"), "0> choose 1; 1> choose 4", "roll");
        addCase("in the last round shows a card with which it must roll ten dice",
                dice(10, "round: 200; chips0: 1; chips1: 1; hand0: 0 4 5 6; hand1: 0"), "", "choose 0, choose 6");
        addCase("steps up to ten dice with a 7, where two others would have to roll",
                dice(10, "seats: 3; chips1: 1; chips2: 1; hand0: 0 1 5 7; hand1: 0; hand2: 0"), "", "choose 7");
        addCase("...with three chips each", dice(10, "seats: 4; hand0: 0 4 5 6 7; hand1: 0; hand2: 0; hand3: 0"), "", "choose 6, choose 7");
        addCase("takes no cards from an empty deck instead of a chip",
                dice(4, "chips0: 2; hand0: 0 1 5; hand1: 0 4 5 5").replace("deck: *; ", ""),
                "0> choose 1; 1> choose 4; roll = phase: reward", "draw-cards");
        addCase("throws a SAFE away and keeps its 6s",
                "seats: 3; white: both; dice: blank; box: blank; deck: *; chips0: 2; hand0: 0 1 6 6 6 safe; hand1: 0 4; hand2: 0 4",
                "choose 1; choose 4; choose 4; roll", "discard safe");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
