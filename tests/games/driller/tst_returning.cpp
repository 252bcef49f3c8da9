#include "support/cases.h"
#include "support/test_case.h"

#include "games/driller/rules.h"
#include "games/driller/words.h"

#include <set>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// Seat 0 has exploded and returns a 3 and a 5.
const char *const exploded = "seats: 3; left: bomb 1; right: 2; hand0: 1 2 3 5";

Play after(const QByteArray &moves)
{
    Play match(build(exploded));
    const QString complaint = match.play("draw left; " + moves);
    if (!complaint.isEmpty())
        qFatal("%s", qPrintable(complaint));
    return match;
}

bool looksAlike(const Play &one, const Play &two, Seat viewer)
{
    const Rules &rules = driller::rules();
    return Observation(rules, one.state(), viewer) == Observation(rules, two.state(), viewer);
}

} // namespace

/// The page's "To the bottom of the decks".
class Returning : public QObject {
    Q_OBJECT

private slots:
    void choosing_data()
    {
        addColumns();
        addCase("any card, any deck", exploded, "draw left",
                "asked: 0; legal: put-back 3 left, put-back 3 right, put-back 5 left, put-back 5 right; laid: 0");
        addCase("card by card", exploded, "draw left; put-back 5 right", "asked: 0; laid: 1; legal: put-back 3 left, put-back 3 right");
        addCase("a card once", exploded, "draw left; put-back 5 right",
                "refuses: put-back 5 left = not-aside, put-back 2 left = not-aside");
        addCase("nothing else first", exploded, "draw left", "refuses: stop = not-now, draw right = not-now");
        addCase("cards move when the last is assigned", exploded, "draw left; put-back 5 right", "aside: 3 5; left: 1; right: 2");
        addCase("then all at once", exploded, "draw left; put-back 5 right; put-back 3 right",
                "aside:; left: 1; right: 2 5 3; events: gave-back 0 2, turn-began 1");
        addCase("each beneath the one before", exploded, "draw left; put-back 3 right; put-back 5 right", "right: 2 3 5");
        addCase("to both decks", exploded, "draw left; put-back 3 right; put-back 5 left", "left: 1 5; right: 2 3");
        addCase("face down", "left: ring 1; right: 2; rings0: ring ring",
                "draw left; put-back ring left; put-back ring right; put-back ring left", "left: 1 ring ring; right: 2 ring; turn: 1");
        addCase("a deck's face-up top stays up", "left: bomb 1^; right: 2^; hand0: 3", "draw left; put-back 3 left",
                "left: 1^ 3; right: 2^");
        addCase("under a deck of one card", "left: bomb 1; right: 2; hand0: 3", "draw left; put-back 3 right", "right: 2 3");
    }
    void choosing() { checkCase(); }

    void knowing_data()
    {
        addColumns();
        addCase("which cards is public", exploded, "draw left; put-back 5 right",
                "sees0.aside: 3 5; sees1.aside: 3 5; sees2.aside: 3 5; sees-.aside: 3 5");
        addCase("order and decks are known to the seat that returns", exploded, "draw left; put-back 5 right; put-back 3 left",
                "sees0.left: ? 3; sees0.right: ? 5");
        addCase("and to nobody else", exploded, "draw left; put-back 5 right; put-back 3 left",
                "sees1.left: ? ?; sees1.right: ? ?; sees2.right: ? ?; sees-.left: ? ?");
        addCase("a bought seat's returns are its own", "drawn: 2; left: 1 bomb 1; right: 3 3; hand0: 5; hand1: 2",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left; 1> put-back 2 left",
                "sees1.left: ? 2; sees0.left: ? ?; sees0.right: ? ? 5 1; sees1.right: ? ? ? ?");
        addCase("what is drawn later is open to all", "left: bomb 2; right: 1; hand0: 3",
                "draw left; put-back 3 left; check left; draw left; draw left; stop", "hand1: 2 3; sees0.hand1: 2 3; sees-.hand1: 2 3");
    }
    void knowing() { checkCase(); }

    void assignmentsAreSecretWhileTheyAreMade()
    {
        const Play none = after(""), right = after("put-back 5 right"), left = after("put-back 5 left"), other = after("put-back 3 left");
        for (const Seat viewer : {Seat(1), Seat(2), noSeat})
            for (const Play *match : {&right, &left, &other})
                QVERIFY(looksAlike(none, *match, viewer));
        QVERIFY(!looksAlike(none, right, 0) && !looksAlike(right, left, 0) && !looksAlike(left, other, 0));
    }

    /// Cards of the same number under each deck: whichever they are, in whatever order.
    void ordersAreSecretAfterwards_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("two");
        QTest::newRow("order under one deck") << QByteArray("put-back 3 left; put-back 5 left")
                                              << QByteArray("put-back 5 left; put-back 3 left");
        QTest::newRow("which deck") << QByteArray("put-back 3 left; put-back 5 right") << QByteArray("put-back 5 left; put-back 3 right");
        QTest::newRow("order of assigning") << QByteArray("put-back 3 left; put-back 5 right")
                                            << QByteArray("put-back 5 right; put-back 3 left");
    }

    void ordersAreSecretAfterwards()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, two);
        for (const Seat viewer : {Seat(1), Seat(2), noSeat})
            QVERIFY(looksAlike(after(one), after(two), viewer));
    }

    void deckSizesShowOnceAllAreBack()
    {
        const Play left = after("put-back 3 left; put-back 5 left"), right = after("put-back 3 right; put-back 5 right");
        QVERIFY(!looksAlike(left, right, 1));
        QVERIFY(!looksAlike(left, right, noSeat));
    }

    /// Others know the returned cards to be a 3 and a 5, and no more.
    void othersGuessAmongTheReturned()
    {
        const Play match = after("put-back 3 left; put-back 5 right");
        const Observation seen(driller::rules(), match.state(), 1);
        Rng rng(1);
        std::set<std::pair<int, int>> found;
        for (int i = 0; i < 50; ++i) {
            const State world = seen.guess(rng).state;
            found.emplace(world.table.at(driller::deckZone, 1).kind, world.table.at(driller::deckZone + 1, 1).kind);
        }
        QVERIFY((found == std::set<std::pair<int, int>>{{driller::point3, driller::point5}, {driller::point5, driller::point3}}));
    }
};

BOMBSHELF_TEST(Returning)
#include "tst_returning.moc"
