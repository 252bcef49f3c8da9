#include "games/omens-pollution/position.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

QByteArray opening(const char *rest) { return QByteArray("pool: 2c 3d; hand0: 4c 5d 6h; hand1: 7c 8c 9c; deck: 10c 10d 10h 10s; ") + rest; }

} // namespace

/// Setting up, and turns without helpers.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void setUp_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("deck");
        for (const int seats : {2, 3, 4})
            QTest::addRow("%d seats", seats) << seats << 50 - 3 * seats;
    }
    void setUp()
    {
        QFETCH(int, seats);
        QFETCH(int, deck);
        using namespace omens_pollution;
        Rng rng(1);
        const State state = caseGame().rules.deal(Setup{.seats = seats}, rng, nullptr);
        QCOMPARE(state.table.count(omens::deckZone), deck);
        QCOMPARE(state.table.count(poolZone), 2);
        for (Seat seat = 0; seat < tableSeats; ++seat) {
            QCOMPARE(state.table.count(handOf(seat)), seat < seats ? 3 : 0);
            QVERIFY(state.table.empty(tableOf(seat)));
            for (const Piece &card : state.table.in(handOf(seat)))
                QCOMPARE(card.knownBy, SeatSet::of(seat));
        }
        for (const Piece &card : state.table.in(poolZone))
            QVERIFY(card.faceUp);
    }

    void turns_data()
    {
        addColumns();
        addCase("first a card goes to the pool", opening(""), "",
                "phase: pollute; asked: 0; legal: pollute 4c, pollute 5d, pollute 6h; refuses: lay 4c 0 = not-now, pollute 7c = "
                "not-in-hand, done = not-now");
        addCase("the pool takes any number", opening("table0: 2h; pool: 4d 5h 6c 7h 8d 9h 10c 11c 12c 13c 14c"), "pollute 4c",
                "phase: lay; asked: 0; hand0: 5d 6h; events: polluted 0 4c");
        addCase("then one goes before a seat", opening("table0: 2h; table1: 2s"), "pollute 4c",
                "prompt: lay; pool: 2c 3d 4c; legal: lay 5d 0, lay 5d 1, lay 6h 0, lay 6h 1; "
                "refuses: pollute 5d = not-now, lay 4c 0 = not-in-hand, lay 5d 2 = no-such-seat, done = not-now");
        addCase("and the hand is filled up", opening("table0: 2h; table1: 2s"), "pollute 4c; lay 5d 0",
                "table0: 2h 5d; hand0: 10c 10d 6h; deck: 10h 10s; phase: pollute; asked: 1; events: laid 0 5d, drew 0 10c, drew 0 10d");
        addCase("a card before another seat", opening("table0: 2h; table1: 2s"), "pollute 4c; lay 5d 1",
                "table1: 2s 5d; asked: 1; events: gave 0 5d 1, drew 0 10c, drew 0 10d");
        addCase("the next seat clockwise", opening("seats: 3; hand2: 9h 8h 7h; table0: 2h; table1: 2s; table2: 2d; turn: 2"),
                "pollute 9h; lay 8h 2", "asked: 0");
        addCase("in the first turn only before oneself", opening(""), "pollute 4c",
                "prompt: lay-first; legal: lay 5d 0, lay 6h 0; refuses: lay 5d 1 = own-first");
        addCase("in each seat's first turn", opening("table0: 2h; turn: 1"), "pollute 7c",
                "prompt: lay-first; legal: lay 8c 1, lay 9c 1; refuses: lay 8c 0 = own-first");
        addCase("five are the most", opening("table0: 2h 3h 4h 5h; table1: 2s 3s 4s 5s 6s"), "pollute 4c",
                "legal: lay 5d 0, lay 6h 0; refuses: lay 5d 1 = has-five");
        addCase("the own row may be the full one", opening("table0: 2h 3h 4h 5h 7h; table1: 2s 3s"), "pollute 4c",
                "legal: lay 5d 1, lay 6h 1; refuses: lay 5d 0 = has-five");
        addCase("hands are private", opening(""), "", "sees0.hand0: 4c 5d 6h; sees1.hand0: ? ? ?; sees-.hand0: ? ? ?; sees0.deck: ? ? ? ?");
        addCase("and stay so", opening(""), "pollute 4c; lay 5d 0", "sees0.hand0: 10c 10d 6h; sees1.hand0: ? ? ?; sees1.table0: 5d");
    }
    void turns() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
