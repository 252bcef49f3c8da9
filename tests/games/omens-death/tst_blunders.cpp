#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Two seats in the middle of a battle, seat 0 with this hand.
QByteArray table(const char *hand, const char *dice, const char *rest = "deck: *10")
{
    return QByteArray("dice-box: 1; hand1: *5; discards: *; hand0: ") + hand + "; dice: " + dice + "; " + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void dropping_data()
    {
        addColumns();
        addCase("breaks its straight flush", table("4c 5c 6c 7c 8c", "3 4 1"), "total 7", "all but pass");
        addCase("breaks its four of a kind where another shows three",
                table("7c 7d 7h 7s 12h", "3 4 1").replace("hand1: *5", "hand1: 8c^ 8d^ 8h^ 2s^ 9c^"), "total 7", "all but pass");
        addCase("breaks its full house", table("7c 7d 7h 4s 4c", "3 4 1"), "total 7", "all but pass");
        addCase("breaks its straight", table("4c 5d 6h 7s 8c", "3 4 1"), "total 7", "all but pass");
        addCase("breaks its flush", table("2h 5h 9h 7h 12h", "3 4 1"), "total 7", "all but pass");
        addCase("breaks its three 7s and keeps nothing but them", table("7c 7d 7h 12s 10c", "3 4 1"), "total 7", "all but pass");
        addCase("keeps a lone 2 that may go", table("9c 9d 2h 13s 5c", "1 1 1", "deck: *14; total: 2; phase: match"), "", "pass");
    }
    void dropping() { checkBlunder(); }

    void exchanging_data()
    {
        const char *const thirteen = "total: 11; phase: match; deck: 3c *9";
        addColumns();
        addCase("exchanges one of its three 13s",
                table("13c 13d 13h 4s 8c", "5 6 1", thirteen).replace("hand1: *5", "hand1: 2c 2d 4h 6s 9c"), "pass; 1> pass; turn-up 0",
                "exchange");
        addCase("...of its four", table("13c 13d 13h 13s 8c", "5 6 1", thirteen).replace("hand1: *5", "hand1: 2c 2d 4h 6s 9c"),
                "pass; 1> pass; turn-up 0", "exchange");
        addCase(
            "leaves the fourth 9 for a 2",
            table("13c 9d 9h 9s 8c", "5 6 1", "total: 11; phase: match; deck: 3c 9c 2h *9").replace("hand1: *5", "hand1: 2c 2d 4h 6s 10c"),
            "pass; 1> pass; turn-up 0; exchange", "take 2h");
    }
    void exchanging() { checkBlunder(); }

    void end_data()
    {
        addColumns();
        addCase("breaks one of two hands that have won, at the last card",
                table("7c 7d 7h 12s 10c", "3 4 1", "deck: *1").replace("hand1: *5", "hand1: 8c^ 8d^ 8h^ 8s^ 2c^"), "total 7",
                "all but pass");
    }
    void end() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const auto beside = [](const char *partner, QByteArray position) {
            return position.replace("hand1: *5", QByteArray("hand1: ") + partner);
        };
        const char *const fullHouse = "8c^ 8d^ 8h^ 4s^ 4c^", *const sixes = "8c^ 8d^ 8h^ 6s^ 6c^", *const three = "8c^ 8d^ 8h^ 4s^ 3c^";
        addCase("keeps its full house beside the partner's, at the last card",
                beside(fullHouse, table("9c 9d 9h 5s 5c", "2 3 1", "deck: *1")), "total 5", "pass");
        addCase("...and takes a total that nobody has", beside(fullHouse, table("9c 9d 9h 5s 5c", "2 3 1", "deck: *1")), "", "total 3");
        addCase("...where a helper could make one of it", beside(sixes, table("9c 9d 9h 5s 5c", "1 2 2", "deck: *1; helpers: bookseller")),
                "", "total 3, total 4");
        addCase("...and goes the wrong way", beside(sixes, table("9c 9d 9h 5s 5c", "1 2 2", "deck: *1; helpers: bookseller")),
                "use-die bookseller 1", "change-to 1");
        addCase("keeps a 2 beside 5 6 7 8, at the last card", beside(fullHouse, table("5c 6d 7h 8s 2c", "1 1 4", "deck: *1")), "total 2",
                "pass");
        addCase("takes the 10 and leaves the 4 of its full house, at the last card",
                beside(three, table("9c 9d 9h 4h 13c", "5 6 1", "total: 11; phase: match; deck: 3d 4d 10c")), "pass; turn-up 4; exchange",
                "take 10c");
        addCase("takes a total that nobody has, where a card of its own may go",
                beside("8c^ 8d^ 8h^ 4s^ 3c^", table("7c 7d 7h 10s 2c", "5 5 2", "deck: 9s 2d 2h 3d 6c 7s 14d 11c 12s 13h 4d 6h 2s 9d")), "",
                "total 7");
        addCase("breaks its four of a kind, with nothing wrong, at the last card",
                beside(fullHouse, table("9c 9d 9h 9s 2c", "4 5 1", "deck: 2d")), "total 9", "all but pass");
        addCase("breaks its straight for the partner's full house, two cards left",
                beside(fullHouse, table("5c 6d 7h 8s 9c", "4 5 1", "deck: *2")), "total 9", "all but pass");
        addCase("keeps a 13, where the last two cards make its full house",
                beside(three, table("9c 9d 9h 13s 2c", "5 6 1", "total: 11; phase: match; deck: 3d 2d 10c")), "pass; turn-up 3", "stay");
        addCase("...and turns another card up",
                beside(three, table("9c 9d 9h 13s 2c", "5 6 1", "total: 11; phase: match; deck: 3d 2d 10c")), "pass", "all but turn-up 3");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
