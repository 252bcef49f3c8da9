#include "games/omens-famine/position.h"
#include "grid.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

const char *corner = "2c - - - -  - - - - -  - - - - -  - - - - -";
const char *hands = "hand0: 5h; hand1: 7c 8c; deck: 10c 11d 12h 13s";

} // namespace

/// Setting up, and where a card may lie.
class Laying : public QObject {
    Q_OBJECT

private slots:
    void setUp_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4})
            QTest::addRow("%d seats", seats) << seats;
    }
    void setUp()
    {
        QFETCH(int, seats);
        using namespace omens_famine;
        Rng rng(1);
        const State state = caseGame().rules.deal(Setup{.seats = seats}, rng, nullptr);
        QCOMPARE(state.table.count(omens::deckZone), 48 - 2 * seats);
        for (Seat seat = 0; seat < tableSeats; ++seat) {
            QCOMPARE(state.table.count(handOf(seat)), seat < seats ? 2 : 0);
            for (const Piece &card : state.table.in(handOf(seat)))
                QCOMPARE(card.knownBy, SeatSet::of(seat));
        }
        for (int cell = 0; cell < cells; ++cell) {
            const bool isCorner = cell == 0 || cell == 4 || cell == 15 || cell == 19;
            QCOMPARE(state.table.count(zoneOf(cell)), int(isCorner));
            QVERIFY(!isCorner || state.table.top(zoneOf(cell)).faceUp);
        }
    }

    void places_data()
    {
        addColumns();
        addCase("next to a card", grid(corner, hands), "", "phase: lay; asked: 0; legal: lay 5h a2, lay 5h b1");
        addCase("not from corner to corner", grid(corner, hands), "",
                "refuses: lay 5h b2 = not-next, lay 5h a5 = not-next, lay 5h c1 = not-next");
        addCase("not on another card", grid(corner, hands), "",
                "refuses: lay 5h a1 = cell-taken, lay 7c a2 = not-in-hand, done = not-now, pass = not-now, score one-pair = not-now, take "
                "a1 = not-now");
        addCase("all four sides", grid("- - - - -  - - - - -  - - 2c - -  - - - - -", hands), "",
                "legal: lay 5h b3, lay 5h c2, lay 5h c4, lay 5h d3");
        addCase("the right edge is the end of a row", grid("- - - - -  - - - - 2c  - - - - -  - - - - -", hands), "",
                "legal: lay 5h a5, lay 5h b4, lay 5h c5");
        addCase("so is the left edge", grid("- - - - -  - - - - -  2c - - - -  - - - - -", hands), "",
                "legal: lay 5h b1, lay 5h c2, lay 5h d1");
        addCase("no cell below the last row", grid("- - - - -  - - - - -  - - - - -  - - - - 2c", hands), "",
                "legal: lay 5h c5, lay 5h d4");
        addCase("anywhere on an empty grid", hands, "lay 5h c3", "cell-c3: 5h; asked: 1");
        addCase("there at the edge too", hands, "lay 5h d5", "cell-d5: 5h");
        addCase("either card of the hand", grid(corner, "hand0: 5h 6s; deck: 10c"), "",
                "legal: lay 5h a2, lay 5h b1, lay 6s a2, lay 6s b1");
        addCase("then a card is drawn", grid(corner, "hand0: 5h 6s; hand1: 7c 8c; deck: 10c 11d"), "lay 5h a2",
                "hand0: 10c 6s; deck: 11d; phase: lay; asked: 1; events: laid 0 5h a2, drew 0 10c");
        addCase("the next seat clockwise", grid(corner, "seats: 3; turn: 2; hand2: 5h 6s; deck: 10c 11d"), "lay 5h a2", "asked: 0");
        addCase("hands are private", grid(corner, hands), "", "sees0.hand1: ? ?; sees1.hand1: 7c 8c; sees-.hand1: ? ?");
    }
    void places() { checkCase(); }
};

BOMBSHELF_TEST(Laying)
#include "tst_laying.moc"
