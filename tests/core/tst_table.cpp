#include "core/table.h"
#include "naive_table.h"
#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;
using test::NaiveTable;

namespace {

/// Random operations on a table and on its naive twin.
class Twins {
public:
    explicit Twins(std::uint64_t seed) : m_rng(seed), m_chance(seed + 1), m_twinChance(seed + 1) {}

    bool agree() const { return naive.matches(table); }

    void operate(const QByteArray &operation)
    {
        if (operation == "add" && table.size() < Table::maxPieces)
            return add();
        if (table.size() == 0)
            return;
        const Zone from = fullZone(), to = zone();
        const int place = below(table.count(from));
        const int room = table.count(to) + (from == to ? 0 : 1);
        if (operation == "move")
            return move(from, place, to, below(room));
        if (operation == "to-top")
            return table.toTop(from, place, to), naive.move(from, place, to, 0);
        if (operation == "to-bottom")
            return table.toBottom(from, place, to), naive.move(from, place, to, room - 1);
        if (operation == "lift" && from != to)
            return table.lift(from, place + 1, to), naive.lift(from, place + 1, to);
        if (operation == "shuffle")
            return table.shuffle(from, m_chance), naive.shuffle(from, m_twinChance);
        if (operation == "sort")
            return table.sortById(from), naive.sortById(from);
        if (operation == "arrange")
            return arrange(from);
        if (operation == "turn-over")
            return table.turnOver(from), naive.turnOver(from);
        if (operation == "bury")
            return bury(from, to);
        turnOrShow(operation, from, place);
    }

    Table table;
    NaiveTable naive;

private:
    int below(int n) { return int(m_rng.below(std::uint32_t(n))); }
    Zone zone() { return Zone(below(6) == 0 ? Table::maxZones - 1 : below(5)); }
    Zone fullZone()
    {
        for (;;)
            if (const Zone some = zone(); !table.empty(some))
                return some;
    }

    void add()
    {
        const Zone to = zone();
        const int kind = below(9), lot = below(3);
        table.add(to, Kind(kind), Lot(lot));
        naive.add(to, kind, lot);
    }

    void move(Zone from, int place, Zone to, int toPlace)
    {
        table.move(from, place, to, toPlace);
        naive.move(from, place, to, toPlace);
    }

    /// Up to four of the zone's top pieces, the first of them to a zone given.
    void bury(Zone from, Zone to)
    {
        std::vector<Zone> zones{to};
        while (int(zones.size()) < std::min(4, table.count(from)))
            zones.push_back(zone());
        for (int place = 0; place < int(zones.size()); ++place) {
            table.turnUp(from, place);
            naive.in(from)[std::size_t(place)].knownBy = SeatSet::everyone();
        }
        const SeatSet knownBy = SeatSet::of(Seat(below(3)));
        table.bury(from, zones, knownBy);
        naive.bury(from, zones, knownBy);
    }

    /// Up to four of the zone's top pieces.
    void arrange(Zone zone)
    {
        std::vector<std::uint8_t> order;
        while (int(order.size()) < std::min(4, table.count(zone)))
            order.push_back(std::uint8_t(order.size()));
        m_rng.shuffle(std::span(order));
        table.arrange(zone, order);
        naive.arrange(zone, order);
    }

    void turnOrShow(const QByteArray &operation, Zone zone, int place)
    {
        NaiveTable::Thing &thing = naive.in(zone)[std::size_t(place)];
        if (operation == "turn-up") {
            table.turnUp(zone, place);
            thing.faceUp = true;
            thing.knownBy = SeatSet::everyone();
        } else if (operation == "turn-down") {
            table.turnDown(zone, place);
            thing.faceUp = false;
        } else if (operation == "show") {
            const SeatSet seats = SeatSet::of(Seat(below(3)));
            table.show(zone, place, seats);
            thing.knownBy = thing.knownBy | seats;
        } else if (operation == "become") {
            table.become(zone, place, Kind(thing.kind = below(9)));
        }
    }

    Rng m_rng, m_chance, m_twinChance;
};

const QByteArrayList operations{"add",  "move",    "to-top",    "to-bottom", "lift",      "shuffle", "sort",
                                "bury", "arrange", "turn-over", "turn-up",   "turn-down", "show",    "become"};

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheNaiveTable_data()
    {
        QTest::addColumn<QByteArray>("operation");
        for (const QByteArray &operation : operations)
            QTest::newRow(operation.constData()) << operation;
    }

    /// Mostly the operation of the row, among all the others.
    void agreesWithTheNaiveTable()
    {
        QFETCH(QByteArray, operation);
        Rng rng(std::uint64_t(operations.indexOf(operation)));
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Twins twins(seed);
            for (int i = 0; i < 20; ++i)
                twins.operate("add");
            for (int i = 0; i < 100; ++i) {
                const QByteArray next = i % 2 ? operation : operations[rng.below(std::uint32_t(operations.size()))];
                twins.operate(next);
                QVERIFY2(twins.agree(), next);
            }
        }
    }

    void idsAreThePlacesOfAFullTable()
    {
        Table table;
        for (int i = 0; i < Table::maxPieces; ++i)
            table.add(Zone(i % Table::maxZones), Kind(i));
        QCOMPARE(table.size(), Table::maxPieces);
        QCOMPARE(table.at(31, 0).id, PieceId(31));
        QCOMPARE(table.top(0).kind, Kind(0));
        QCOMPARE(table.at(0, 2).kind, Kind(64));
    }

    void liftsNothingBelowOne()
    {
        Table table;
        table.add(0, 3);
        for (const int n : {0, -1}) {
            table.lift(0, n, 1);
            QCOMPARE(table.count(0), 1);
            QCOMPARE(table.count(1), 0);
        }
    }

    void findsAndCountsKinds()
    {
        Table table;
        for (const Kind kind : {3, 1, 3})
            table.add(2, kind);
        table.add(1, 3);
        QCOMPARE(table.find(2, 3), 0);
        QCOMPARE(table.find(2, 1), 1);
        QCOMPARE(table.find(2, 9), -1);
        QCOMPARE(table.countKind(2, 3), 2);
        QVERIFY(table.empty(0) && !table.empty(1));
        QCOMPARE(table.all().size(), 4u);
    }

    void blankKeepsWhatTheViewerKnows_data()
    {
        QTest::addColumn<int>("viewer");
        QTest::addColumn<QList<int>>("kinds");
        QTest::newRow("seat 0") << 0 << QList<int>{10, int(unknownKind), 12};
        QTest::newRow("seat 1") << 1 << QList<int>{int(unknownKind), 11, 12};
        QTest::newRow("onlooker") << int(noSeat) << QList<int>{int(unknownKind), int(unknownKind), 12};
    }

    void blankKeepsWhatTheViewerKnows()
    {
        QFETCH(int, viewer);
        QFETCH(QList<int>, kinds);
        Table table;
        for (int i = 0; i < 3; ++i)
            table.add(0, Kind(10 + i));
        table.show(0, 0, SeatSet::of(0));
        table.show(0, 1, SeatSet::of(1));
        table.turnUp(0, 2);
        table.blank(Seat(viewer));
        QList<int> seen;
        for (const Piece &piece : table.all())
            seen << piece.kind;
        QCOMPARE(seen, kinds);
    }
};

BOMBSHELF_TEST(TableTest)
#include "tst_table.moc"
