#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// In the middle of a battle of two: seat 0 acts with this die, Satan still holds his 14s.
QByteArray inTheMiddle(const char *die, const char *hand, const QByteArray &rest = "")
{
    QByteArray position = "phase: act; dice: " + QByteArray(die) + "; hand0: " + hand + "; discards: *; ";
    for (const char *zone : {"satan: 14c^ 14d^ 14h^ 14s^ *1", "hand1: 3h^ 3s^ *3", "deck: *8", "dice-box: 1 1 1 1 1 1 1"})
        if (!rest.contains(QByteArray(zone).left(QByteArray(zone).indexOf(':') + 1)))
            position += QByteArray(zone) + "; ";
    return position + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void deciding_data()
    {
        addColumns();
        addCase("throws its fourth 9 away", inTheMiddle("4", "9c^ 9d^ 9h^ 9s 2c^"), "own", "discard");
        addCase("...though it lies open", inTheMiddle("4", "9c^ 9d^ 9h^ 9s^ 2c^"), "own", "discard");
        addCase("breaks its straight flush", inTheMiddle("4", "5c^ 6c^ 7c^ 8c^ 9c^"), "own", "discard");
        addCase("throws the fifth card of its straight flush away, with Satan as good as beaten",
                inTheMiddle("5", "5c^ 6c^ 7c^ 8c^ 9c", "satan: 14c^ 14d^ 11s^ 4h^ 2d^; hand1: 10d^ 10h^ 10s^ 3h^ 3s^; deck: *3"), "own",
                "discard");
    }
    void deciding() { checkBlunder(); }

    void satan_data()
    {
        addColumns();
        addCase("leaves Satan his fourth 14, with its own hand made",
                inTheMiddle("1", "9c^ 9d^ 9h^ 9s^ 13c^", "hand1: 6c^ 6d^ 6h^ 6s^ 13d^; deck: *3"), "", "own");
    }
    void satan() { checkBlunder(); }

    void six_data()
    {
        addColumns();
        addCase("tosses its four 9s", inTheMiddle("6", "9c^ 9d^ 9h^ 9s^ 2c^", "helpers: boy"), "face-satan",
                "toss 1, toss 2, toss 3, toss 4");
        addCase("tosses its straight flush", inTheMiddle("6", "5c^ 6c^ 7c^ 8c^ 9c^", "helpers: boy"), "face-satan", "all but done");
        addCase("takes its third locked die, with a helper who turns it over",
                inTheMiddle("6", "9c^ 9d^ 9h^ 2s *1", "locked0: 6 6; helpers: witch-hunter; dice-box: 1 1 1 1 1"), "", "face-satan");
        addCase("...who rolls it again", inTheMiddle("6", "9c^ 9d^ 9h^ 2s *1", "locked0: 6 6; helpers: hound; dice-box: 1 1 1 1 1"), "",
                "face-satan");
        addCase("makes a third 6 with a helper",
                inTheMiddle("5", "9c^ 9d^ 9h^ 2s *1", "locked0: 6 6; helpers: bookseller; dice-box: 1 1 1 1 1"), "use-die bookseller 0",
                "change-to 6");
    }
    void six() { checkBlunder(); }

    void helpers_data()
    {
        addColumns();
        addCase(
            "changes one of its four 9s", inTheMiddle("3", "9c^ 9d^ 9h^ 9s^ 2c^", "deck: *4; helpers: hound sergeant"), "",
            "use-card hound 0, use-card hound 1, use-card hound 2, use-card hound 3, use-card sergeant 0, use-card sergeant 1, use-card "
            "sergeant 2, use-card sergeant 3");
        addCase("has no wish for its three 9s at the end", inTheMiddle("3", "9c^ 9d^ 9h^ 5s^ 2c^", "phase: after; deck: *1; helpers: boy"),
                "use-card boy 3", "all but change-to 9s");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const QByteArray pair14 = "satan: 14c^ 14d^ 7h^ 4s^ 2d^; hand1: 10c^ 10d^ 10h^ 3s^ 6s^; discards: 14h 14s *; ";
        const auto late = [](const char *die, const char *hand, const QByteArray &rest) {
            return inTheMiddle(die, hand, rest).replace("discards: *; ", "");
        };
        addCase("leaves Satan his pair of 14s at the last card", late("1", "9c^ 9d^ 13c^ 5s^ 3h^", pair14 + "deck: *1"), "", "own");
        addCase("throws its pair of 9s away at the last card", late("1", "9c^ 9d^ 13c^ 5s^ 3h^", pair14 + "deck: *1"), "own", "discard");
        addCase("takes Satan's 7 at the last card and leaves him his pair, with a helper who turns the die",
                late("3", "9c^ 9d^ 13c^ 5s^ 3h^", pair14 + "deck: *1; helpers: boy"), "", "satans");
        addCase("...and turns it to another card than his 14s", late("3", "9c^ 9d^ 13c^ 5s^ 3h^", pair14 + "deck: *1; helpers: boy"),
                "use-die boy 0", "all but change-to 1, change-to 2");
        addCase("ends the battle with a pair, with a helper who makes three of it",
                late("3", "9c^ 9d^ 8h^ 5s^ 2c^", pair14 + "phase: after; deck:; helpers: bookseller"), "", "all but use-card bookseller 2");
        addCase("...and goes the wrong way", late("3", "9c^ 9d^ 8h^ 5s^ 2c^", pair14 + "phase: after; deck:; helpers: bookseller"),
                "use-card bookseller 2", "change-to 7h");
        addCase("copies no 9 beside its three at the end",
                late("3", "9c^ 9d^ 9h^ 5s^ 2c^",
                     "satan: 11c^ 11d^ 11h^ 4s^ 4d^; hand1: 12c^ 12d^ 12h^ 6d^ 6s^; discards: *; phase: after; deck:; helpers: medium"),
                "use-card medium 3", "all but change-to 9s");
        addCase("tosses its full house", inTheMiddle("6", "9c^ 9d^ 9h^ 4s^ 4c^", "satan: 14c^ 14d^ 7h^ 7s^ 2d^; helpers: boy"),
                "face-satan", "toss 1, toss 2, toss 3");
        addCase("tosses its flush", inTheMiddle("6", "2h^ 5h^ 9h^ 11h^ 13h^", "satan: 14c^ 14d^ 7h^ 7s^ 2d^; helpers: boy"), "face-satan",
                "all but done");
        addCase("has any face, and takes its third locked die",
                inTheMiddle("3", "9c^ 9d^ 9h^ 2s *1", "locked0: 6 6; helpers: boy; dice-box: 1 1 1 1 1"), "use-die boy 0", "change-to 6");
        addCase("breaks its full house", inTheMiddle("1", "9c^ 9d^ 9h^ 4s^ 4c^", "satan: 14c^ 14d^ 7h^ 7s^ 2d^; deck: *4"), "own",
                "discard");
        addCase("has a card of its straight flush taken away", inTheMiddle("3", "5c^ 6c^ 7c^ 8c^ 9c^", "deck: *4; helpers: witch postman"),
                "",
                "use-card witch 0, use-card witch 1, use-card witch 2, use-card witch 3, use-card witch 4, use-card postman 0, use-card "
                "postman 1, use-card postman 2, use-card postman 3, use-card postman 4");
        addCase("takes a locked die from who has one, and leaves the other two",
                inTheMiddle("3", "9c^ 9d^ 9h^ 2s *1", "phase: ready; locked0: 6; locked1: 6 6; helpers: sergeant; dice-box: 1 1 1 1")
                    .replace("dice: 3; ", ""),
                "", "use-die sergeant 0");
        addCase("looks at its own card, where Satan's fourth 14 lies under the die and both hands are made",
                inTheMiddle("2", "9c^ 9d^ 9h^ 9s^ 13c^", "hand1: 6c^ 6d^ 6h^ 6s^ 13d^; deck: *2"), "", "own");
        addCase("throws the last card of its flush away",
                inTheMiddle("5", "2h^ 5h^ 9h^ 11h^ 13h", "satan: 14c^ 14d^ 7d^ 7s^ 2d^; deck: *4"), "own", "discard");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
