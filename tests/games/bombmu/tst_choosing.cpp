#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Three seats in the middle of a match; decks and dice as most cases need them.
QByteArray table(const char *rest)
{
    return QByteArray(
               "seats: 3; deck: 4 4 4 4 4 4; dice: blank blank; box: blank blank blank; red-box: blank; white: blank; red: blank; ") +
           rest;
}

const char *const hands = "hand0: 0 5 safe; hand1: 0 3; hand2: 0 2 7";

} // namespace

/// The page's "A round", 1 to 3.
class Choosing : public QObject {
    Q_OBJECT

private slots:
    void choosing_data()
    {
        addColumns();
        addCase("all seats at once", table(hands), "", "asked: 0 1 2; phase: choose");
        addCase("SAFE can't be chosen", table(hands), "", "legal: choose 0, choose 5; refuses: choose safe = not-safe");
        addCase("only what is in the hand", table(hands), "", "refuses: choose 7 = not-in-hand, choose bomb = no-such-card");
        addCase("in any order", table(hands), "2> choose 7; 0> choose 5", "asked: 1; has-chosen0: 1; has-chosen1: 0; has-chosen2: 1");
        addCase("nothing moves until all are in", table(hands), "2> choose 7; 0> choose 5",
                "hand0: 0 5 safe; hand2: 0 2 7; played0:; played2:");
        addCase("then all are revealed", table(hands), "2> choose 7; 0> choose 5; 1> choose 3",
                "played0: 5; played1: 3; played2: 7; sees-.played0: 5; hand0: 0 safe; has-chosen0: 0");
        addCase("who is out does not choose", table("chips1: 0; hand0: 0 5; hand2: 0 2"), "", "asked: 0 2");
        addCase("hands are private", table(hands), "", "sees1.hand0: 0 ? ?; sees0.hand0: 0 5 safe; sees-.hand1: 0 ?");
    }
    void choosing() { checkCase(); }

    void nobodyLearnsAChoice()
    {
        Play one(build(QString(table(hands)))), other(build(QString(table(hands))));
        QCOMPARE(one.play("0> choose 0"), QString());
        QCOMPARE(other.play("0> choose 5"), QString());
        const auto &rules = caseGame().rules;
        for (const bombshelf::Seat viewer : {bombshelf::Seat(1), bombshelf::Seat(2), bombshelf::noSeat})
            QVERIFY(bombshelf::Observation(rules, one.state(), viewer) == bombshelf::Observation(rules, other.state(), viewer));
        QVERIFY(!(bombshelf::Observation(rules, one.state(), 0) == bombshelf::Observation(rules, other.state(), 0)));
    }

    void effects_data()
    {
        addColumns();
        addCase("0 draws a card, adds a die and goes back to the hand", table("hand0: 0; hand1: 5; hand2: 5"),
                "choose 0; choose 5; choose 5", "hand0: 0 4; dice: blank blank blank; played0:; order: 0");
        addCase("0 still counts as 0", table("hand0: 0; hand1: 1; hand2: 5"), "choose 0; choose 1; choose 5", "order: 0");
        addCase("3 adds a die", table("hand0: 3; hand1: 5; hand2: 5"), "choose 3; choose 5; choose 5",
                "dice: blank blank blank; played0: 3; hand0:");
        addCase("each 0 and each 3 adds one", table("hand0: 0; hand1: 0; hand2: 3"), "choose 0; choose 0; choose 3",
                "dice: blank blank blank blank blank");
        addCase("2 brings the red die", table("hand0: 2; hand1: 5; hand2: 5"), "choose 2; choose 5; choose 5",
                "dice: blank blank; red-die: blank; red-box:");
        addCase("one red die, however many 2s", table("hand0: 2; hand1: 2; hand2: 2"), "choose 2; choose 2; choose 2",
                "red-die: blank; red-box:");
        addCase("1, 4 and 5 do nothing", table("hand0: 1; hand1: 4; hand2: 5"), "choose 1; choose 4; choose 5",
                "dice: blank blank; red-die:; order: 0");
        addCase("never more than ten bomb dice",
                "seats: 2; deck: 4; dice: blank blank blank blank blank blank blank blank blank; box: blank; white: blank; "
                "hand0: 0; hand1: 3",
                "choose 0; choose 3", "dice: blank blank blank blank blank blank blank blank blank blank; box:");
        addCase("clockwise from the lowest seat: it draws first",
                "seats: 2; deck: 6 5; hand0: 0; hand1: 0; dice: blank; box: blank blank blank; white: blank", "1> choose 0; 0> choose 0",
                "hand0: 0 6; hand1: 0 5");
    }
    void effects() { checkCase(); }

    void disposers_data()
    {
        const auto addRound = [](const char *name, const QByteArray &numbers, const char *then) {
            QByteArray position = "seats: " + QByteArray::number(numbers.size()) +
                                  "; deck: 4 4 4 4 4; dice: blank; box: blank blank blank blank blank blank; red-box: blank",
                       moves;
            for (int seat = 0; seat < numbers.size(); ++seat) {
                position += "; hand" + QByteArray::number(seat) + ": safe " + numbers[seat];
                moves += QByteArray("choose ") + numbers[seat] + ';';
            }
            addCase(name, position, moves, then);
        };
        addColumns();
        addRound("the lowest", "534", "order: 1; asked: 1; phase: dispose");
        addRound("a 6 over nothing above 2", "621", "order: 0");
        addRound("a 6 beside a 3 is nothing special", "631", "order: 2");
        addRound("a 7 over nothing above 3", "237", "order: 2");
        addRound("a 7 beside a 4 is nothing special", "247", "order: 0");
        addRound("a 7 beside a 6 is nothing special", "76", "order: 1");
        addRound("two 7s: nobody stands out", "711", "order: 0");
        addRound("a 6 over 0s", "600", "order: 0");
        addRound("a 7 over five seats' small numbers", "32017", "order: 4");
        addRound("a 6 against one 2", "26", "order: 1");
    }
    void disposers() { checkCase(); }

    /// Two 1s against two 7s: the lowest number, whoever holds it.
    void everyoneWithTheLowestDisposes()
    {
        Play match(build("seats: 4; deck: 4; dice: blank; white: blank; hand0: 7; hand1: 1; hand2: 7; hand3: 1; chips3: 4"));
        QCOMPARE(match.play("choose 7; choose 1; choose 7; choose 1"), QString());
        QCOMPARE(match.check("order: 3 1"), QString());
    }

    void mostChipsFirst_data()
    {
        addColumns();
        addCase("most first", "seats: 3; chips0: 1; chips1: 5; chips2: 3; hand0: 4; hand1: 4; hand2: 4; dice: blank",
                "choose 4; choose 4; choose 4", "order: 1 2 0");
        addCase("chips won on the way change nothing",
                "seats: 3; chips0: 2; chips1: 4; chips2: 3; hand0: 4; hand1: 4; hand2: 4; dice: blank blank blank blank; white: diamond; "
                "deck: 5",
                "choose 4; choose 4; choose 4; roll; take-chip", "order: 2 0");
    }
    void mostChipsFirst() { checkCase(); }

    /// Ruling: ties at random.
    void tiesComeInEveryOrder()
    {
        Play match(build("seats: 3; hand0: 4; hand1: 4; hand2: 4; dice: blank"));
        const bombshelf::State before = match.state();
        QSet<QString> orders;
        for (int i = 0; i < 200; ++i) {
            Play again(before, std::uint64_t(i));
            QCOMPARE(again.play("choose 4; choose 4; choose 4"), QString());
            orders << again.ask("order");
        }
        QCOMPARE(orders.size(), 6);
    }
};

BOMBSHELF_TEST(Choosing)
#include "tst_choosing.moc"
