#include "games/omens-death/position.h"
#include "games/omens-death/rules.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

using namespace bombshelf;
using namespace bombshelf::omens_death;

/// The set-up, with each number of seats.
class Deal : public QObject {
    Q_OBJECT

private slots:
    void zones_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("out");
        QTest::addColumn<int>("deck");
        QTest::newRow("2") << 2 << 26 << 16;
        QTest::newRow("3") << 3 << 13 << 24;
        QTest::newRow("4") << 4 << 0 << 32;
    }
    void zones()
    {
        QFETCH(int, seats);
        QFETCH(int, out);
        QFETCH(int, deck);
        Rng rng(5);
        const Table table = rules().deal({.seats = seats}, rng, nullptr).table;
        QCOMPARE(table.count(omens::discardZone), out);
        QVERIFY(std::ranges::all_of(table.in(omens::discardZone), &Piece::isPublic));
        QCOMPARE(table.count(omens::deckZone), deck);
        QCOMPARE(table.count(omens::diceZone), 3);
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(table.count(handOf(seat)), 5);
            for (const Piece &card : table.in(handOf(seat)))
                QVERIFY(card.knownBy == SeatSet::of(seat) && !card.faceUp);
        }
    }
};

BOMBSHELF_TEST(Deal)
#include "tst_deal.moc"
