#include "support/test_case.h"
#include "table.h"

#include <algorithm>

using namespace bombshelf::test;

namespace {

/// Late in a battle of two: seat 0 wants this, and of each value the piles have two cards left that the rest does not name.
QByteArray late(const char *prophecy, const QByteArray &rest)
{
    QByteArrayList almanac{"two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind"};
    almanac.removeOne(prophecy);
    almanac.removeOne("two-pair");
    QByteArray piles, gone = "discards:";
    for (int value = 2; value <= 14; ++value) {
        const QByteArray pile = "pile-" + QByteArray::number(value) + ":";
        QByteArrayList cards;
        for (const char suit : {'c', 'd', 'h', 's'})
            if (const QByteArray card = ' ' + QByteArray::number(value) + suit; !rest.contains(card))
                cards << card;
        const qsizetype left = rest.contains(pile) ? 0 : std::min<qsizetype>(2, cards.size());
        piles += pile + (left ? cards.takeLast() + '^' : "") + (left > 1 ? cards.takeLast() : "") + "; ";
        gone += cards.join();
    }
    return table(piles + gone + "; prophecy1: prophecy-two-pair; prophecy0: prophecy-" + prophecy + "; almanac: prophecy-" +
                 almanac.join(" prophecy-") + "; dice-box: 1; " + rest);
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void taking_data()
    {
        addColumns();
        addCase("leaves its fourth 12", late("four-of-a-kind", "dice: 6 6; cards0: 12c 12d 12h; cards1: 5c 5d"), "", "plus, minus");
        addCase("leaves the last heart", late("flush", "dice: 3 4; cards0: 4h 9h 11h 13h 7c; cards1: 2h 3h 5h 6h 8h 10h 12h 14h 7d 7s"), "",
                "plus, minus");
        addCase("leaves the last card of its straight", late("straight", "dice: 4 4; cards0: 6c 7d 9h 10h; cards1: 5c 5d"), "",
                "plus, minus");
        addCase("leaves the third card of its full house", late("full-house", "dice: 4 5; cards0: 9c 9d 4h 4c; cards1: 5c 5d"), "",
                "plus, minus");
    }
    void taking() { checkBlunder(); }

    void ending_data()
    {
        const QByteArray others = "pile-2:; cards1: 5c 5d 8h 8c 3c 7d 7h; ";
        addColumns();
        addCase("empties the last pile with nothing in its hand", late("flush", others + "dice: 3 4; cards0: 4h 9c 7c"), "", "take");
        addCase("...with a card too few", late("flush", others + "dice: 3 4; cards0: 4h 9h 11h 12h 7c"), "", "take");
        addCase("leaves the card with which both have won",
                late("three-of-a-kind", "dice: 3 4; cards0: 7c 7d 4h 9c 13d; cards1: 5c 5d 5h 5s 8c; discards: 7h")
                    .replace("four-of-a-kind", "")
                    .replace("two-pair", "four-of-a-kind")
                    .replace("prophecy-;", "prophecy-two-pair;"), // of which its cards leave no doubt
                "", "plus, minus");
    }
    void ending() { checkBlunder(); }

    void helpers_data()
    {
        const QByteArray three12 = "cards0: 12c 12d 12h; cards1: 5c 5d; ";
        const QByteArray nothing = "pile-2:; cards0: 4h 9c 7c; cards1: 5c 5d 8h 8c 7d 7h; ";
        addColumns();
        addCase("turns the dice away from its fourth 12", late("four-of-a-kind", three12 + "dice: 6 6; helpers: hound boy"), "",
                "use-die hound 0, use-die hound 1, use-die boy 0, use-die boy 1");
        addCase("lets its fourth 12 go, which a helper could reach", late("four-of-a-kind", three12 + "dice: 6 5; helpers: bookseller"), "",
                "take");
        addCase("...and goes the wrong way", late("four-of-a-kind", three12 + "dice: 6 5; helpers: bookseller"), "use-die bookseller 1",
                "change-to 4");
        addCase("takes no card, where a helper could bring its fourth 12",
                late("four-of-a-kind", three12 + "dice: 6 5 4; phase: settle; sign: plus; helpers: boy"), "", "done");
        addCase("...and turns the wrong die", late("four-of-a-kind", three12 + "dice: 6 5 4; phase: settle; sign: plus; helpers: boy"),
                "use-die boy 2", "all but change-to 1");
        addCase("empties the last pile with nothing in its hand, where a helper could save it",
                late("flush", nothing + "dice: 3 3 1; phase: settle; sign: plus; helpers: boy"), "", "done");
    }
    void helpers() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        const QByteArray three12 = "cards0: 12c 12d 12h; cards1: 5c 5d; ";
        addCase("empties the last pile with its own flush, while the partner has three cards",
                late("flush", "pile-2:; pile-7: 7c^; dice: 3 4; cards0: 4h 9h 11h 12h 13h; cards1: 5c 5d 8h"), "", "take");
        addCase("announces plus, where every pile above is the last",
                late("flush", "pile-2:; pile-5: 5h^; pile-6: 6c^; pile-7: 7s^; pile-8: 8d^; pile-9: 9s^; pile-10: 10c^; dice: 2 2; cards0: "
                              "4h 9c; cards1: 8c 3c 3d"),
                "", "plus");
        addCase("announces minus, where every pile below is the last",
                late("flush", "pile-2:; pile-3: 3h^; pile-4: 4c^; pile-5: 5s^; pile-6: 6d^; pile-7: 7s^; pile-8: 8c^; dice: 4 5; cards0: "
                              "4h 10c; cards1: 8d 11c 3d"),
                "", "minus");
        addCase("lets a third die empty the last pile, where a helper could turn it, with too few cards",
                late("straight", "pile-2:; pile-7: 7c^; dice: 3 3 1; phase: settle; sign: plus; helpers: witch-hunter; cards0: 3c 4d 9h; "
                                 "cards1: 5c 5d 8h 8c 6c"),
                "", "done");
        addCase("turns the third die away from its fourth 12",
                late("four-of-a-kind", three12 + "dice: 6 5 1; phase: settle; sign: plus; helpers: hound boy"), "", "all but done");
        addCase("has any face, and turns the dice away from its fourth 12", late("four-of-a-kind", three12 + "dice: 6 5; helpers: boy"),
                "use-die boy 1", "all but change-to 6");
        addCase("takes the card under the dice, where a turned die brings the last card of its straight",
                late("straight", "dice: 6 3; cards0: 5c 6d 7h 8s 2c; cards1: 5d 4d; helpers: bookseller"), "",
                "plus, minus, use-die bookseller 0, use-die bookseller 1");
        addCase("leaves the only card of its straight there still is",
                late("straight", "pile-8: 8h^; dice: 6 2; cards0: 6c 7d 9h 10h; cards1: 5c 5d"), "", "plus, minus");
        addCase("leaves the last card of its straight, with five cards beside it",
                late("straight", "dice: 5 4; cards0: 5c 6d 7h 8s 12d; cards1: 5d 4d"), "", "plus, minus");
        addCase("leaves the third card of its full house, and the pile is down to that",
                late("full-house", "pile-9: 9h^; dice: 4 5; cards0: 9c 9d 4h 4c; cards1: 5c 5d"), "", "plus, minus");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
