#include "support/cases.h"
#include "support/test_case.h"

#include "games/bombmu/position.h"

using namespace bombshelf::test;

namespace {

/// Seat 0 plays a 1 against a 4 and disposes alone.
QByteArray alone(const char *rest) { return QByteArray("deck: 5 6 7 5 6 7; hand0: 0 1; hand1: 0 4; ") + rest; }

const char *const choose = "choose 1; choose 4; ";

} // namespace

/// The page's "A round", 4.
class Disposal : public QObject {
    Q_OBJECT

private slots:
    void rolls_data()
    {
        addColumns();
        // Whether it explodes shows in the chips: the round goes on by itself.
        addCase("a bomb alone is safe", alone("white: bomb; dice: blank"), QByteArray(choose) + "roll", "chips0: 3; round: 2");
        addCase("fuses alone are safe", alone("white: fuse; dice: blank blank blank"), QByteArray(choose) + "roll", "chips0: 3; round: 2");
        addCase("ruling: a lone both explodes", alone("white: both; dice: blank; box: blank"), QByteArray(choose) + "roll", "chips0: 2");
        addCase("two boths cost two", alone("white: both; dice: blank blank"), QByteArray(choose) + "roll", "chips0: 1");
        addCase("the smaller count is lost", alone("white: bomb; red: fuse; dice: blank blank blank; red-die: blank; red-box:"),
                QByteArray(choose) + "roll", "chips0: 2");
        addCase("both with bombs", alone("white: bomb; red: both; dice: blank blank blank; red-die: blank"), QByteArray(choose) + "roll",
                "chips0: 2");
        addCase("never below 0", alone("chips0: 1; white: both; dice: blank blank blank"), QByteArray(choose) + "roll",
                "chips0: 0; phase: over");
        addCase("diamonds on the red die count too", alone("white: blank; red: diamond; dice: blank; red-die: blank"),
                QByteArray(choose) + "roll", "hand0: 0 5");
    }
    void rolls() { checkCase(); }

    /// ☒ ● ▲: two bombs, two fuses.
    void bothWithABombAndAFuseCostsTwo()
    {
        Play match(build(alone("seats: 3; hand2: 0 4; chips0: 5; dice: blank blank; red-die: blank")));
        QCOMPARE(match.play("choose 1; choose 4; choose 4"), QString());
        bombshelf::State state = match.state();
        auto &p = bombshelf::bombmu::position(state);
        p.red = {0, 0, 6, 0, 0};
        p.white = {3, 3, 0, 0, 0};
        Play rolled(state);
        QCOMPARE(rolled.play("roll = chips0: 3"), QString()); // one bomb, one fuse, the red one both
        Play worse(state);
        QCOMPARE(worse.play("roll = chips0: 4"), QString()); // two bombs and a both: one fuse
    }

    void safe_data()
    {
        const QByteArray held = alone("hand0: safe; white: both; dice: blank; box: blank blank");
        addColumns();
        addCase("may be discarded before the roll", held, choose, "legal: roll, use-safe; phase: dispose");
        addCase("succeeds without rolling", held, QByteArray(choose) + "use-safe", "chips0: 3; round: 2; failed: 0");
        addCase("face up to the used cards", held, QByteArray(choose) + "use-safe", "used: 1 4 safe; sees1.used: 1 4 safe");
        addCase("no cards, no life", alone("hand0: safe; white: diamond; dice: blank blank blank blank"), QByteArray(choose) + "use-safe",
                "hand0: 0; chips0: 3");
        addCase("kept, it stays", alone("hand0: safe; white: blank; dice: blank"), QByteArray(choose) + "roll", "hand0: 0 safe");
        addCase("without one there is nothing to choose", alone("dice: blank"), choose, "legal: roll; refuses: use-safe = no-safe");
    }
    void safe() { checkCase(); }

    void reward_data()
    {
        addColumns();
        addCase("as many cards as diamonds", alone("white: diamond; dice: blank blank blank"), QByteArray(choose) + "roll",
                "hand0: 0 5 6 7; deck: 5 6 7; round: 2");
        addCase("no diamond, no card", alone("white: blank; dice: blank"), QByteArray(choose) + "roll", "hand0: 0");
        addCase("three offer no chip", alone("white: diamond; dice: blank blank blank"), QByteArray(choose) + "roll", "phase: choose");
        addCase("four offer a chip", alone("white: diamond; dice: blank blank blank blank"), QByteArray(choose) + "roll",
                "phase: reward; asked: 0; legal: draw-cards, take-chip; diamonds: 4");
        addCase("a chip instead of any card", alone("white: diamond; dice: blank blank blank blank"),
                QByteArray(choose) + "roll; take-chip", "chips0: 4; hand0: 0; deck: 5 6 7 5 6 7; diamonds: 0");
        addCase("one chip, however many diamonds", alone("white: diamond; dice: blank blank blank blank blank blank"),
                QByteArray(choose) + "roll; take-chip", "chips0: 4");
        addCase("or all the cards", alone("white: diamond; dice: blank blank blank blank"), QByteArray(choose) + "roll; draw-cards",
                "chips0: 3; hand0: 0 5 5 6 7; deck: 6 7");
        addCase("no upper limit", alone("chips0: 20; white: diamond; dice: blank blank blank blank"),
                QByteArray(choose) + "roll; take-chip", "chips0: 21");
        addCase("nothing for an explosion", alone("white: both; dice: blank; deck: 7 7"), QByteArray(choose) + "roll",
                "chips0: 2; diamonds: 0");
    }
    void reward() { checkCase(); }

    void emptyDeck_data()
    {
        const char *const few = "hand0: 0 1; hand1: 0 4; white: diamond; dice: blank blank blank; box: blank; ";
        const auto with = [&](const char *rest) { return QByteArray(few) + rest; };
        addColumns();
        addCase("ruling: the used cards become the deck", with("deck: 6; used: 7 7 7"), QByteArray(choose) + "roll",
                "hand0: 0 6 7 7; deck: 7; used: 1 4");
        addCase("not the cards of this round", with("deck: 6"), QByteArray(choose) + "roll", "hand0: 0 6; deck:; used: 1 4");
        addCase("none at all: nothing is drawn", with("deck:"), QByteArray(choose) + "roll", "hand0: 0; round: 2");
        addCase("a 0 finds none either", "hand0: 0; hand1: 5; deck:; dice: blank; white: blank; box: blank blank", "choose 0; choose 5",
                "hand0: 0; dice: blank blank");
    }
    void emptyDeck() { checkCase(); }

    void everyDisposerActs_data()
    {
        const char *const both =
            "seats: 3; deck: 5 6 7 5 6 7; hand0: 0 1; hand1: 0 1; hand2: 0 5; chips0: 3; chips1: 2; dice: blank blank blank blank; ";
        const auto with = [&](const char *rest) { return QByteArray(both) + rest; };
        const QByteArray all = "choose 1; choose 1; choose 5; ";
        addColumns();
        addCase("one after the other", with("white: diamond"), all + "roll; take-chip", "asked: 1; order: 1; phase: dispose");
        addCase("whatever happened to the one before", with("white: both; chips0: 9"), all + "roll",
                "asked: 1; failed: 1; chips0: 5; phase: dispose");
        addCase("knocked out or not, the next one acts", with("white: both; chips0: 4; chips1: 4"), all + "roll",
                "phase: dispose; hand0: 0");
        addCase("ruling: all cards are drawn before the next disposes", with("white: diamond"), all + "roll; draw-cards",
                "hand0: 0 5 5 6 7; asked: 1");
    }
    void everyDisposerActs() { checkCase(); }

    void survival_data()
    {
        QTest::addColumn<int>("dice");
        QTest::addColumn<bool>("red");
        QTest::addColumn<int>("explodes"); // in the hundred, as the page tells
        QTest::newRow("two dice") << 2 << false << 6;
        QTest::newRow("four dice") << 4 << false << 23;
        QTest::newRow("six dice") << 6 << false << 42;
        QTest::newRow("ten dice") << 10 << false << 69;
        QTest::newRow("two and the red one") << 2 << true << 38;
        QTest::newRow("four and the red one") << 4 << true << 55;
        QTest::newRow("six and the red one") << 6 << true << 68;
        QTest::newRow("ten and the red one") << 10 << true << 84;
    }
    void survival()
    {
        QFETCH(int, dice);
        QFETCH(bool, red);
        QFETCH(int, explodes);
        const bombshelf::State state = build("");
        const double safe = bombshelf::bombmu::survivalOf(bombshelf::bombmu::position(state), dice, red);
        QCOMPARE(qRound(100 * (1 - safe)), explodes);
    }
};

BOMBSHELF_TEST(Disposal)
#include "tst_disposal.moc"
