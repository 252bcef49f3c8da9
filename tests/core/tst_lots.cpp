#include "core/table.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace bombshelf;

namespace {

constexpr Zone deck = 0, hand = 1, pile = 2;

Table withCards(int n)
{
    Table table;
    for (int i = 0; i < n; ++i)
        table.add(deck, Kind(i));
    return table;
}

/// Four cards in a hand that this seat alone knows, each of another lot.
Table handOf(Seat seat)
{
    Table table;
    for (int i = 0; i < 4; ++i) {
        table.add(hand, Kind(i), Lot(i));
        table.show(hand, i, SeatSet::of(seat));
    }
    return table;
}

std::vector<int> ids(const Table &table, Zone zone)
{
    std::vector<int> found;
    for (const Piece &piece : table.in(zone))
        found.push_back(piece.id);
    return found;
}

/// The table with the kinds wiped: what somebody sees who knows no card at all.
Table blankOf(Table table)
{
    for (int i = 0; i < table.size(); ++i)
        table.fill(i, 0);
    return table;
}

} // namespace

/// What the eye can follow and what it can't.
class Lots : public QObject {
    Q_OBJECT

private slots:
    void movingKeepsIdentityAndKnowledge()
    {
        Table table = withCards(4);
        table.show(deck, 2, SeatSet::of(1));
        const Piece before = table.at(deck, 2);
        table.move(deck, 2, hand, 0);
        table.toBottom(hand, 0, pile);
        QVERIFY(table.at(pile, 0) == before);
    }

    /// Whichever of them it was, all look alike to those who know none.
    void slippingTellsNobodyWhichOneItWas()
    {
        const Table held = handOf(0);
        Table first = held;
        first.slip(hand, 0, pile);
        for (int place = 0; place < held.count(hand); ++place) {
            Table table = held;
            table.slip(hand, place, pile);
            QCOMPARE(table.top(pile).kind, held.at(hand, place).kind);
            QVERIFY(table.top(pile).knownBy == SeatSet::of(0));
            QVERIFY(blankOf(table) == blankOf(first));
        }
    }

    /// Nobody else can tell it from those that stay, so it has a lot with them.
    void whatStaysMayBeWhatSlippedOut()
    {
        Table table = handOf(0);
        const std::vector<int> before = ids(table, hand);
        table.slip(hand, 2, pile);
        std::vector<int> after = ids(table, hand);
        after.push_back(table.top(pile).id);
        QVERIFY(std::ranges::is_permutation(after, before));
        for (const Piece &piece : table.in(hand))
            QCOMPARE(int(piece.lot), int(table.top(pile).lot));
    }

    void whatAllKnowIsFollowedByTheEye()
    {
        Table table = handOf(0);
        table.turnUp(hand, 1);
        const Piece before = table.at(hand, 1);
        const std::vector<int> others{table.at(hand, 0).id, table.at(hand, 2).id, table.at(hand, 3).id};
        table.slip(hand, 1, pile);
        QVERIFY(table.top(pile) == before);
        QCOMPARE(ids(table, hand), others);
    }

    void oneSeatForgetsWhatItKnew()
    {
        Table table = handOf(0);
        table.show(hand, 0, SeatSet::of(1));
        table.turnUp(hand, 1);
        table.forget(hand, 0, 0);
        table.forget(hand, 1, 0);
        QVERIFY(table.at(hand, 0).knownBy == SeatSet::of(1));
        QVERIFY(table.at(hand, 1).isPublic());
    }

    /// That seat 2 knows a card is nothing to seat 1.
    void whoElseKnowsAHandIsHidden()
    {
        Table table = handOf(0);
        table.show(hand, 0, SeatSet::of(2));
        table.show(hand, 1, SeatSet::of(1) | SeatSet::of(2));
        table.turnUp(hand, 2);
        table.hideKnowers(hand, 0, 1);
        QVERIFY(table.at(hand, 0).knownBy == SeatSet::of(0));
        QVERIFY(table.at(hand, 1).knownBy == (SeatSet::of(0) | SeatSet::of(1)));
        QVERIFY(table.at(hand, 2).isPublic());
    }

    void shufflingForgetsWhoKnewWhat()
    {
        Table table = withCards(5);
        table.turnUp(deck, 0);
        table.show(deck, 1, SeatSet::of(2));
        Rng rng(1);
        table.shuffle(deck, rng);
        for (const Piece &piece : table.in(deck)) {
            QVERIFY(piece.knownBy.empty());
            QVERIFY(!piece.faceUp);
            QCOMPARE(int(piece.lot), int(table.top(deck).lot));
        }
    }

    /// The same look, whatever order the shuffle made: ids tell nothing.
    void shufflingRemintsIds()
    {
        std::set<std::vector<Kind>> orders;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Table table = withCards(6), other = table;
            Rng rng(seed), otherRng(seed + 100);
            table.shuffle(deck, rng);
            other.shuffle(deck, otherRng);
            QVERIFY(blankOf(table) == blankOf(other));
            std::vector<Kind> kinds;
            for (const Piece &piece : table.in(deck))
                kinds.push_back(piece.kind);
            orders.insert(kinds);
        }
        QVERIFY(orders.size() > 15);
    }

    /// A card of the deck's lot in a hand may be any of those that went into the shuffle.
    void shufflingTakesTheRestOfTheLotAlong()
    {
        Table table = withCards(4);
        table.add(pile, 9, 5);
        table.toTop(deck, 0, hand);
        Rng rng(3);
        table.shuffle(deck, rng);
        QCOMPARE(int(table.at(hand, 0).lot), int(table.top(deck).lot));
        QCOMPARE(int(table.at(pile, 0).lot), 5);
    }

    void shufflingOpenCardsLeavesOtherLotsAlone()
    {
        Table table = withCards(4);
        for (int i = 0; i < 2; ++i) {
            table.turnUp(deck, 0);
            table.toTop(deck, 0, pile);
        }
        Rng rng(3);
        table.shuffle(pile, rng);
        QCOMPARE(int(table.top(deck).lot), 0);
        QVERIFY(int(table.top(pile).lot) != 0);
    }

    void buryingOpensAnUnusedLot()
    {
        Table table = withCards(2);
        table.add(hand, 0, 1);
        table.add(hand, 0, 3);
        table.turnUp(deck, 0);
        table.bury(deck, std::array{pile}, SeatSet());
        QCOMPARE(int(table.top(pile).lot), 2);
    }

    void buriedCardsAreKnownToWhoBuriedThem()
    {
        Table table = withCards(3);
        table.turnUp(deck, 0);
        table.toTop(deck, 0, hand);
        table.bury(hand, std::array{deck}, SeatSet::of(1));
        const Piece &buried = table.at(deck, 2);
        QCOMPARE(int(buried.kind), 0);
        QVERIFY(!buried.faceUp);
        QCOMPARE(buried.knownBy, SeatSet::of(1));
        QVERIFY(buried.lot != table.top(deck).lot);
    }

    /// Three cards go under two decks: whatever the order, everybody else sees the same table.
    void buryingTellsNothingOfTheOrder_data()
    {
        QTest::addColumn<QList<int>>("order");
        for (const QList<int> &order : {QList<int>{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}})
            QTest::addRow("%d %d %d", order[0], order[1], order[2]) << order;
    }

    void buryingTellsNothingOfTheOrder()
    {
        QFETCH(QList<int>, order);
        const Table straight = buried({0, 1, 2}), mixed = buried(order);
        QVERIFY(blankOf(straight) == blankOf(mixed));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(int(mixed.at(i == 0 ? deck : pile, i == 0 ? 2 : i - 1).kind), order[i]);
    }

    void buryingTouchesNoOtherLot()
    {
        Table table = withCards(6);
        table.turnUp(deck, 0);
        const std::vector<int> before = ids(table, deck);
        table.bury(deck, std::array{pile}, SeatSet());
        QCOMPARE(ids(table, deck), std::vector(before.begin() + 1, before.end()));
    }

private:
    /// Kinds 0 to 2 from the hand: the first named goes under the deck, the others on the empty pile.
    static Table buried(const QList<int> &order)
    {
        Table table = withCards(5);
        for (int i = 0; i < 3; ++i) {
            table.turnUp(deck, 0);
            table.toBottom(deck, 0, hand);
        }
        for (int i = 0; i < 3; ++i)
            table.move(hand, table.find(hand, Kind(order[i])), hand, i);
        table.bury(hand, std::array{deck, pile, pile}, SeatSet::of(0));
        return table;
    }
};

BOMBSHELF_TEST(Lots)
#include "tst_lots.moc"
