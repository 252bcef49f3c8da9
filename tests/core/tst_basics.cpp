#include "core/list.h"
#include "core/seat.h"
#include "core/state.h"
#include "support/test_case.h"

#include <QTest>

#include <set>
#include <vector>

using namespace bombshelf;

/// Seats, lists and whole states.
class Basics : public QObject {
    Q_OBJECT

private slots:
    void seatSetHoldsWhatWasAdded()
    {
        SeatSet seats;
        QVERIFY(seats.empty());
        QCOMPARE(seats.first(), noSeat);
        seats.add(5);
        seats.add(2);
        seats.add(2);
        QCOMPARE(seats.size(), 2);
        QCOMPARE(seats.first(), Seat(2));
        QVERIFY(seats.has(5) && seats.has(2) && !seats.has(0));
        seats.remove(2);
        seats.remove(7);
        QCOMPARE(seats, SeatSet::of(5));
        QCOMPARE((SeatSet::of(0) | SeatSet::of(3)).bits(), std::uint8_t(0b1001));
    }

    void onlookerBelongsOnlyToEveryone()
    {
        QVERIFY(SeatSet::everyone().has(noSeat));
        QVERIFY(SeatSet::everyone().has(maxSeats - 1));
        SeatSet seats = SeatSet::everyone();
        seats.remove(0);
        QVERIFY(!seats.has(noSeat));
        QVERIFY(!SeatSet().has(noSeat));
    }

    void listKeepsItsOrder()
    {
        List<int, 4> list;
        QVERIFY(list.empty());
        for (const int item : {3, 1, 4, 1})
            list.add(item);
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{3, 1, 4, 1}));
        QCOMPARE(list.size(), 4);
        list[1] = 7;
        QCOMPARE(list[1], 7);
        list.clear();
        QVERIFY(list.empty());
        QCOMPARE(list.begin(), list.end());
    }

    void stateIsBytes()
    {
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY(sizeof(State) <= 512);
        State state = someState();
        const State copy = state;
        QVERIFY(copy == state);
        state.table.turnUp(1, 0);
        QVERIFY(!(copy == state));
        QVERIFY(!copy.table.at(1, 0).faceUp);
    }

    void equalStatesHashAlike() { QCOMPARE(hashOf(someState()), hashOf(someState())); }

    /// FNV-1a of 188 zero bytes: no pieces, 32 empty zones, the game's own part. Records and golden transcripts rest on it.
    void hashIsTheSameForEver() { QCOMPARE(hashOf(State()), 16208098465557370453ull); }

    void everyDifferenceChangesTheHash()
    {
        std::set<std::uint64_t> hashes{hashOf(someState())};
        const auto differ = [&hashes](auto change) {
            State state = someState();
            change(state);
            hashes.insert(hashOf(state));
        };
        differ([](State &s) { s.table.become(0, 0, 9); });
        differ([](State &s) { s.table.turnUp(0, 0); });
        differ([](State &s) { s.table.show(0, 0, SeatSet::everyone()); });
        differ([](State &s) { s.table.show(0, 0, SeatSet::of(1)); });
        differ([](State &s) { s.table.toBottom(0, 0, 0); });
        differ([](State &s) { s.table.toTop(0, 1, 1); });
        differ([](State &s) { s.table.add(0, 1); });
        differ([](State &s) { s.table.add(0, 1, 1); });
        // Two cards of a kind that changed places differ by their ids alone.
        differ([](State &s) { s.table.become(0, 0, 5); });
        differ([](State &s) { s.table.become(0, 0, 5), s.table.toBottom(0, 0, 0); });
        QCOMPARE(hashes.size(), 11u);
        for (std::size_t i = 0; i < State::ownSize; ++i)
            differ([i](State &s) { s.own<std::array<std::uint8_t, State::ownSize>>()[i] = 1; });
        QCOMPARE(hashes.size(), 11u + State::ownSize);
    }

private:
    static State someState()
    {
        State state;
        state.table.add(0, 4);
        state.table.add(0, 5);
        state.table.add(1, 6);
        return state;
    }
};

BOMBSHELF_TEST(Basics)
#include "tst_basics.moc"
