#include "games/omens-heaven/position.h"
#include "games/omens-heaven/rules.h"
#include "support/games.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using namespace bombshelf::omens_heaven;

/// The set-up, with each number of seats.
class Deal : public QObject {
    Q_OBJECT

private slots:
    void zones_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("removedOpen");
        QTest::addColumn<int>("deck");
        QTest::newRow("2") << 2 << 14 << 20;
        QTest::newRow("3") << 3 << 8 << 30;
        QTest::newRow("4") << 4 << 2 << 40;
    }
    void zones()
    {
        QFETCH(int, seats);
        QFETCH(int, removedOpen);
        QFETCH(int, deck);
        for (const bool withGabriel : {false, true}) {
            Rng rng(5);
            const Table table = deal(seats, withGabriel, rng).table;
            QCOMPARE(table.count(removedZone), 2 * removedOpen);
            QCOMPARE(int(std::ranges::count_if(table.in(removedZone), &Piece::isPublic)), removedOpen);
            QCOMPARE(table.count(almanacZone), omens::prophecyKinds - seats);
            QCOMPARE(table.count(gabrielZone), int(withGabriel)); // the start seat's first turn has begun
            QCOMPARE(table.count(adversaryZone), int(withGabriel));
            QCOMPARE(table.count(omens::deckZone), deck - int(withGabriel));
            QVERIFY(table.empty(omens::discardZone));
        }
    }

    void seatsKnowTheirOwn()
    {
        Rng rng(6);
        const Table table = deal(4, true, rng).table;
        for (Seat seat = 0; seat < 4; ++seat) {
            QCOMPARE(table.count(handOf(seat)), 2);
            QVERIFY(std::ranges::all_of(table.in(handOf(seat)), &Piece::isPublic));
            QVERIFY(table.top(prophecyOf(seat)).knownBy == SeatSet::of(seat));
            QVERIFY(!table.top(prophecyOf(seat)).faceUp);
        }
        for (const Zone zone : {Zone(omens::deckZone), almanacZone, gabrielZone})
            for (const Piece &piece : table.in(zone))
                QVERIFY(piece.knownBy.empty());
    }

private:
    static State deal(int seats, bool withGabriel, Rng &rng)
    {
        Setup setup{.seats = seats};
        setup.options[omens::adversaryOption] = withGabriel;
        return rules().deal(setup, rng, nullptr);
    }
};

BOMBSHELF_TEST(Deal)
#include "tst_deal.moc"
