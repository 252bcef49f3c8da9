#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Two seats, seat 0 wants this and holds that; `deck` lists what lies in the deck.
QByteArray table(const char *prophecy, const char *hand, const char *deck, const QByteArray &rest = "")
{
    QByteArray almanac = "two-pair three-of-a-kind straight flush full-house four-of-a-kind";
    almanac.replace(QByteArray(prophecy) + (QByteArray(prophecy) == "four-of-a-kind" ? "" : " "), "").replace("two-pair ", "");
    QByteArray position = "dice-box: 1 1 1; prophecy1: prophecy-two-pair; prophecy0: prophecy-" + QByteArray(prophecy) +
                          "; almanac: prophecy-" + almanac.simplified().replace(" ", " prophecy-") + "; removed: *28; hand0: " + hand +
                          "; deck: " + deck + "; ";
    if (!rest.contains("hand1"))
        position += "hand1: 6c^ 6d^ 8s^ 11c^ *1; ";
    if (!rest.contains("discards"))
        position += "discards: 2c *; ";
    return position + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void keeping_data()
    {
        addColumns();
        addCase("lets the fifth heart go", table("flush", "2h^ 5h^ 9h^ 12h", "14h *7"), "look", "all but keep 4");
        addCase("...the fourth 9", table("four-of-a-kind", "9c^ 9d^ 9h^ 12h", "9s *7"), "look", "decline, keep 0, keep 1, keep 2");
        addCase("breaks its flush with a club", table("flush", "2h^ 5h^ 9h^ 12h^ 14h", "3c *7"), "look", "all but decline");
        addCase("breaks its full house", table("full-house", "9c^ 9d^ 9h^ 12h^ 12c", "3c *7"), "look", "all but decline");
        addCase("makes four of a kind of its full house", table("full-house", "9c^ 9d^ 9h^ 12h^ 12c", "9s *7"), "look", "keep 3, keep 4");
    }
    void keeping() { checkBlunder(); }

    void taking_data()
    {
        addColumns();
        addCase("breaks its flush with the discarded club", table("flush", "2h^ 5h^ 9h^ 12h^ 14h", "*8"), "", "all but look");
        addCase("...at the last card", table("flush", "2h^ 5h^ 9h^ 12h^ 14h", "*1"), "", "all but look");
        addCase("leaves the fifth heart lying, and looks at the last card",
                table("flush", "2h^ 5h^ 9h^ 12h^", "*1", "discards: 14h *; hand1: 6c^ 6d^ 8s^ 8c^ *1"), "",
                "look, take 0, take 1, take 2, take 3");
        addCase("leaves the fifth heart lying", table("flush", "2h^ 5h^ 9h^ 12h^", "*8", "discards: 14h *"), "",
                "take 0, take 1, take 2, take 3");
        addCase("takes its heart and gives a heart for it", table("flush", "2h^ 5h^ 9h^ 12h^ 3c", "*8", "discards: 14h *"), "",
                "take 0, take 1, take 2, take 3");
    }
    void taking() { checkBlunder(); }

    void helpers_data()
    {
        addColumns();
        addCase(
            "turns a heart of its flush to clubs", table("flush", "2h^ 5h^ 9h^ 12h^ 14h^", "*3", "helpers: witch-hunter"), "",
            "use-card witch-hunter 0, use-card witch-hunter 1, use-card witch-hunter 2, use-card witch-hunter 3, use-card witch-hunter 4");
        addCase("wishes one of its three 9s away", table("four-of-a-kind", "9c^ 9d^ 9h^ 12h^ 3c^", "*3", "helpers: boy"), "",
                "use-card boy 0, use-card boy 1, use-card boy 2");
        addCase("...and of the other card makes no 9", table("four-of-a-kind", "9c^ 9d^ 9h^ 12h^ 3c^", "*3", "helpers: boy"),
                "use-card boy 4", "all but change-to 9c");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const QByteArray ready = "hand1: 6c^ 6d^ 8s^ 8c^ *1; ";
        addCase("makes a full house of its three 9s, at the last card", table("three-of-a-kind", "9c^ 9d^ 9h^ 4s^ 2d^", "4h", ready),
                "look", "keep 0, keep 1, keep 2, keep 4");
        addCase("lets the fifth card of its straight go", table("straight", "4c^ 5d^ 6h^ 7s", "8c *7"), "look", "all but keep 4");
        addCase("breaks its straight with the discarded 2", table("straight", "4c^ 5d^ 6h^ 7s^ 8c^", "*5"), "", "all but look");
        const char *const hunter = "helpers: witch-hunter; hand1: 6c^ 6d^ 8s^ 8c^ *1; ";
        addCase("ends the battle with four hearts, with a helper who makes the fifth",
                table("flush", "2h^ 5h^ 9h^ 12h^ 3c^", "13d", hunter), "look; decline",
                "done, use-card witch-hunter 0, use-card witch-hunter 1, use-card witch-hunter 2, use-card witch-hunter 3");
        addCase("...and makes a spade of it", table("flush", "2h^ 5h^ 9h^ 12h^ 3c^", "13d", hunter),
                "look; decline; use-card witch-hunter 4", "change-to 3d, change-to 3s");
        addCase("ends the battle with a straight a step away, with a helper who takes it",
                table("straight", "7c^ 8d^ 9h^ 10s^ 12c^", "13d", ready + "helpers: bookseller"), "look; decline", "done");
        addCase("...and goes the wrong way", table("straight", "7c^ 8d^ 9h^ 10s^ 12c^", "13d", ready + "helpers: bookseller"),
                "look; decline; use-card bookseller 4", "change-to 13c");
        addCase("copies no 9 beside its three", table("four-of-a-kind", "9c^ 9d^ 9h^ 3s^ 5d^", "*3", "helpers: medium"),
                "use-card medium 3", "all but change-to 9s");
        addCase("has a card of its full house taken away",
                table("full-house", "9c^ 9d^ 9h^ 12h^ 12c^", "*4", "helpers: witch hound postman"), "",
                "use-card witch 0, use-card witch 1, use-card witch 2, use-card witch 3, use-card witch 4, use-card hound 0, use-card "
                "hound 1, use-card hound 2");
        addCase("leaves the fifth card of its straight lying", table("straight", "4c^ 5d^ 6h^ 7s^", "*8", "discards: 8c *"), "",
                "look, take 0, take 1, take 2, take 3");
        addCase("leaves its full house's third 9 lying", table("full-house", "9c^ 9d^ 12h^ 12c^", "*8", "discards: 9s *"), "",
                "look, take 0, take 1, take 2, take 3");
        addCase("lets its fourth 9 go with a full slot to give", table("four-of-a-kind", "9c^ 9d^ 9h^ 12h 3c^", "9s *7"), "look",
                "decline, keep 0, keep 1, keep 2");
        addCase("makes four of its three 9s, and the partner draws the last card",
                table("three-of-a-kind", "9c^ 9d^ 9h^ 4s^ 2d^", "9s *1", ready), "look", "keep 3, keep 4");
        addCase("makes four of its three 9s at the last card", table("three-of-a-kind", "9c^ 9d^ 9h^ 4s^ 2d^", "9s", ready), "look",
                "keep 3, keep 4");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
