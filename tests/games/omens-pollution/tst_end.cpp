#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Seat 0 lays its last card; the rest is for the meetings. The deck is not empty.
QByteArray lastTurn(const char *rest) { return QByteArray("deck: 2h 3c 4h 5h; ") + rest; }

} // namespace

/// When it ends, and how the pool's hands meet the seats'.
class End : public QObject {
    Q_OBJECT

private slots:
    void when_data()
    {
        addColumns();
        addCase("every seat has five",
                lastTurn("pool: 2c 7d 9h; hand0: 11d 9s 3h; hand1: 2d; table0: 9c 9d 12c 13c; table1: 8c 8d 8s 6c 6d"),
                "pollute 11d; lay 9s 0", "phase: over; deck: 4h 5h; winners: 0 1");
        addCase("not while one has four",
                lastTurn("pool: 2c 7d 9h; hand0: 11d 9s 3h; hand1: 2d; table0: 9c 9d 12c 13c; table1: 8c 8d 8s 6c"),
                "pollute 11d; lay 9s 0", "phase: pollute; asked: 1");
        addCase("the deck is empty at a turn's end",
                "deck: 2h 4h; pool: 2c 7d 9h; hand0: 11d 9s 3h; hand1: 2d; table0: 9c 9d; table1: 8c 8d 8s 6c", "pollute 11d; lay 9s 0",
                "phase: over; deck: ; winners: 0 1; events: laid 0 9s, drew 0 2h, drew 0 4h, deck-ran-out -, hands-down -, threw 0 3h, "
                "threw 0 2h, threw 0 4h, threw 1 2d, pool-shows - high-card, shows 0 three-of-a-kind, beats 0, pool-shows - high-card, "
                "shows 1 three-of-a-kind, beats 1, won -");
        addCase("a card too few is drawn", "deck: 2h; pool: 2c 7d 9h; hand0: 11d 9s 3h; table0: 9c 9d; table1: 8c 8d 8s 6c",
                "pollute 11d; lay 9s 0", "phase: over; winners: 0 1");
        addCase("the Witch takes the last card",
                "deck: 2h; helpers: witch; pool: 2c 7d 9h; hand0: 11d 9s 3h; table0: 9c 9d; table1: 8c 8d 8s 6c",
                "pollute 11d; done; lay 9s 0; use-card witch 0", "phase: over; deck: ");
        addCase("emptied before, the turn is played to its end",
                "deck: 2h; helpers: witch; pool: 2c 7d 9h; hand0: 11d 9s 3h; table0: 9c 9d; table1: 8c 8d 8s 6c",
                "pollute 11d; use-card witch 0", "phase: lay");
    }
    void when() { checkCase(); }

    void meetings_data()
    {
        addColumns();
        addCase("hands are discarded first",
                lastTurn("pool: 2c 7d; hand0: 11d 9s 6h; hand1: 14d 14h 14s; table0: 9c 9d 12c 13c; table1: 8c 8d 8s 10c 6d"),
                "pollute 11d; lay 9s 0", "hand0: ; hand1: ; winners: 0 1");
        addCase(
            "the best seat meets the pool's best hand",
            lastTurn("pool: 2c 2d 2s 11s 12s 7d 4c 6c; hand0: 9h 9s 13h; table0: 9c 3h 5s 10d; table1: 8c 8d 8s 10c 6d"),
            "pollute 9h; lay 9s 0",
            "winners: 0 1; events: laid 0 9s, drew 0 2h, drew 0 3c, all-have-five -, hands-down -, threw 0 13h, threw 0 2h, threw 0 3c, "
            "pool-shows - three-of-a-kind, shows 1 three-of-a-kind, beats 1, pool-shows - high-card, shows 0 one-pair, beats 0, won -");
        addCase("the next one meets what is left",
                lastTurn("pool: 2h 5h 8h 11h 13h 4c 4d 7s; hand0: 9h 9s 13h; table0: 3c 3h 5s 7d; table1: 8c 8d 8s 13c 13d"),
                "pollute 9h; lay 9s 0", "phase: over; winners: ; pool-hand: 2h 4c 4d 7s; table1: ; table0: 3c 3h 5s 7d 9s");
        addCase("the pool is higher: lost",
                lastTurn("pool: 2c 2d 2s 12d 7h 5c; hand0: 11d 9s 6h; table0: 9c 9d 12c 13c; table1: 8c 8d 3d 10c 6d"),
                "pollute 11d; lay 9s 0; ", "winners: 0 1; phase: over");
        addCase("an equal hand holds out",
                lastTurn("pool: 8h 8c 14h 12d 6c 2c 3s; hand0: 4h 5s 6h; table0: 5d 7h 9d 11d; table1: 8d 8s 14c 12c 6s"),
                "pollute 4h; lay 5s 0", "winners: 0 1");
        addCase("a lower kicker does not",
                lastTurn("pool: 8h 8c 14h 12d 6c 2c 3s; hand0: 4h 5s 6h; table0: 5d 7h 9d 11d; table1: 8d 8s 14c 11c 6s"),
                "pollute 4h; lay 5s 0", "winners: ; phase: over");
        addCase("what lost stays for all to see",
                lastTurn("pool: 8h 8c 14h 12d 6c 2c 3s; hand0: 4h 5s 6h; table0: 5d 7h 9d 11d; table1: 8d 8s 14c 11c 6s"),
                "pollute 4h; lay 5s 0", "pool: 2c 3s 4h; pool-hand: 6c 8c 8h 12d 14h; table0: 5d 7h 9d 11d 5s; table1: 8d 8s 14c 11c 6s");
        addCase("of equal hands the pool takes the lowest cards",
                lastTurn("pool: 9c 5d 6d 7h 5c 8s; hand0: 13h 12d 6h; table0: 2c 3d 4h 10s; table1: 8c 8d 8h 14d 14h"),
                "pollute 13h; lay 12d 0", "winners: ; pool: ; pool-hand: 5d 13h");
        addCase("four cards meet it too",
                "deck: 2h; seats: 3; pool: 2c 7d 4c 9h 12d 12h 13d; hand0: 11d 13c 6h; table0: 3c 3d 6d 13h; table1: 14c 14d 14h 5s; "
                "table2: 10c 10d 11c 4d 4h",
                "pollute 11d; lay 13c 0",
                "winners: 0 1 2; events: laid 0 13c, drew 0 2h, deck-ran-out -, hands-down -, threw 0 6h, threw 0 2h, pool-shows - "
                "one-pair, shows 1 three-of-a-kind, beats 1, pool-shows - high-card, shows 0 two-pair, beats 0, pool-shows - high-card, "
                "shows 2 two-pair, beats 2, won -");
        addCase("four of a suit are no flush",
                "deck: 2h; pool: 2c 4d 5c 7d 9c 10d 12s 13s; hand0: 14d 6h 9s; table0: 2h 3h 4h; table1: 14c 14s 14h 5s",
                "pollute 14d; lay 6h 0", "winners: ; pool-hand: 2c 4d 5c 7d");
        addCase("equal seats: the first from seat 0",
                lastTurn("seats: 3; turn: 2; hand2: 11d 12c 6h; pool: 2c 7d 4c; table0: 3c 5d 6d 8h 12d; table1: 3d 5c 6c 8c 12h; table2: "
                         "3h 5h 6s 8s"),
                "pollute 11d; lay 12c 2",
                "winners: 0 1 2; events: laid 2 12c, drew 2 2h, drew 2 3c, all-have-five -, hands-down -, threw 2 6h, threw 2 2h, threw 2 "
                "3c, pool-shows - high-card, shows 0 high-card, beats 0, pool-shows - high-card, shows 1 high-card, beats 1, pool-shows - "
                "high-card, shows 2 high-card, beats 2, won -");
        addCase(
            "1-2-3-4-5 is a straight", lastTurn("pool: 2c 2d 2s 11s 12s; hand0: 9h 5c 13h; table0: 14c 2h 3h 4s; table1: 8c 8d 8s 10c 6d"),
            "pollute 9h; lay 5c 0",
            "winners: 0 1; events: laid 0 5c, drew 0 2h, drew 0 3c, all-have-five -, hands-down -, threw 0 13h, threw 0 2h, threw 0 3c, "
            "pool-shows - three-of-a-kind, shows 0 straight, beats 0, pool-shows - high-card, shows 1 three-of-a-kind, beats 1, won -");
    }
    void meetings() { checkCase(); }

    void changedCards_data()
    {
        addColumns();
        addCase("count as what they are now",
                lastTurn("helpers: hound; pool: 8h 8c 14h 12d 7c; hand0: 11d 6s 5h; table0: 9c 9d 12c 13c; table1: 10c 10d 10s 3d 6d"),
                "pollute 11d; use-card hound 0; lay 6s 0", "winners: 0 1");
        addCase("and are discarded as printed",
                lastTurn("helpers: hound; pool: 8h 8c 14h 12d 7c; hand0: 13d 6s 5h; table0: 9c 9d 12c 13c; table1: 10c 10d 10s 3d 6d"),
                "pollute 13d; lay 6s 0; use-card hound 0",
                "winners: 0 1; printed: ; discards: 10c 10d 10s 12c 12d 13c 13d 14h 2h 3c 3d 5h 6d 6s 7c 8c 8h 9c 9d");
        addCase("five alike are four of a kind",
                lastTurn("helpers: hound; pool: 8h 8c 8s 8d 7c; hand0: 13d 6s 5h; table0: 9c 9d 9h 9s; table1: 10c 10d 10s 3d 6d"),
                "pollute 13d; lay 6s 0; use-card hound 0",
                "winners: 0 1; events: used-card 0 hound 0, changed 0 6s 9s, drew 0 2h, drew 0 3c, all-have-five -, hands-down -, threw 0 "
                "5h, threw 0 2h, threw 0 3c, pool-shows - four-of-a-kind, shows 0 four-of-a-kind, beats 0, pool-shows - high-card, shows 1 "
                "three-of-a-kind, beats 1, won -");
    }
    void changedCards() { checkCase(); }
};

BOMBSHELF_TEST(End)
#include "tst_end.moc"
