#include "support/cases.h"
#include "support/test_case.h"

#include <set>

using namespace bombshelf::test;

namespace {

/// What the page's table makes of a die by a helper that needs nothing else.
std::set<int> resultsBy(const QString &helper, int face)
{
    std::set<int> results;
    for (int other = 1; other <= 6; ++other) {
        const int step = other - face;
        const bool isTurned = other == 7 - face;
        const bool fits = helper == "bookseller"     ? qAbs(step) == 1
                          : helper == "driver"       ? qAbs(step) == 2
                          : helper == "boy"          ? step != 0
                          : helper == "witch-hunter" ? isTurned
                          : helper == "sergeant"     ? step >= -3 && step <= -1
                          : helper == "postman"      ? qAbs(step) == 1 || isTurned
                                                     : false;
        if (fits)
            results.insert(other);
    }
    return results;
}

/// These helpers and the dice of a roll; three more are in the box.
QByteArray withDice(const char *helpers, const char *dice)
{
    return "helpers: " + QByteArray(helpers) + "; dice: " + dice + "; dice-box: 1 1 1; hand0: 9h^; hand1: 6d^";
}

} // namespace

/// What helpers make of dice.
class DiePowers : public QObject {
    Q_OBJECT

private slots:
    void everyFace_data()
    {
        QTest::addColumn<QString>("helper");
        for (const char *helper : {"bookseller", "driver", "boy", "witch-hunter", "sergeant", "postman"})
            QTest::newRow(helper) << helper;
    }
    /// What can be chosen; a single result follows at once; without one there is no use.
    void everyFace()
    {
        QFETCH(QString, helper);
        for (int face = 1; face <= 6; ++face) {
            const QString use = "use-die " + helper + " 0";
            QStringList moves;
            for (const int result : resultsBy(helper, face))
                moves << QString("change-to %1").arg(result);
            Play match(build(QString("helpers: %1; dice: %2").arg(helper).arg(face)));
            if (moves.empty()) {
                QCOMPARE(match.check("verbs: done put-away; refuses: " + use + " = no-use"), QString());
                continue;
            }
            QCOMPARE(match.play(use), QString());
            if (moves.size() > 1)
                QCOMPARE(match.check("phase: change; legal: " + moves.join(", ")), QString());
            for (const QString &move : std::as_const(moves)) {
                Play twin(match.state());
                if (moves.size() > 1)
                    QCOMPARE(twin.play(move), QString());
                QCOMPARE(twin.check("phase: play; dice: " + move.section(' ', 1) + "; printed: " + QString::number(face)), QString());
            }
        }
    }

    void limits_data()
    {
        addColumns();
        addCase("Bookseller: one up or down", withDice("bookseller", "3"), "use-die bookseller 0", "legal: change-to 2, change-to 4");
        addCase("Bookseller: a 6 only down", withDice("bookseller", "6"), "use-die bookseller 0",
                "dice: 5; events: used-die 0 bookseller 0, changed 0 6 5");
        addCase("Bookseller: a 1 only up", withDice("bookseller", "1"), "use-die bookseller 0", "dice: 2");
        addCase("Driver: a 2 only up", withDice("driver", "2"), "use-die driver 0", "dice: 4");
        addCase("Driver: a 5 only down", withDice("driver", "5"), "use-die driver 0", "dice: 3");
        addCase("Boy: any other face", withDice("boy", "3"), "use-die boy 0",
                "legal: change-to 1, change-to 2, change-to 4, change-to 5, change-to 6");
        addCase("Witch-hunter: turned over", withDice("witch-hunter", "2"), "use-die witch-hunter 0", "dice: 5");
        addCase("Sergeant: one to three down", withDice("sergeant", "6"), "use-die sergeant 0",
                "legal: change-to 3, change-to 4, change-to 5");
        addCase("Sergeant: not below 1", withDice("sergeant", "3"), "use-die sergeant 0", "legal: change-to 1, change-to 2");
        addCase("Sergeant: no use of a 1", withDice("sergeant", "1"), "", "refuses: use-die sergeant 0 = no-use");
        addCase("Postman: one up or down, or turned over", withDice("postman", "2"), "use-die postman 0",
                "legal: change-to 1, change-to 3, change-to 5");
        addCase("Postman: a 3 turned over is one up", withDice("postman", "3"), "use-die postman 0", "legal: change-to 2, change-to 4");
        addCase("Postman: a 6", withDice("postman", "6"), "use-die postman 0", "legal: change-to 1, change-to 5");
        addCase("another die of several", withDice("witch-hunter", "3 1 4"), "use-die witch-hunter 1", "dice: 3 6 4");
        addCase("no die, no use", withDice("boy hound witch prophet", ""), "",
                "refuses: use-die boy 0 = no-use, use-die hound 0 = no-use, use-die witch 0 = no-use, use-die prophet 0 = no-use");
        addCase("not a die that is not there", withDice("boy", "3"), "", "refuses: use-die boy 1 = no-use");
    }
    void limits() { checkCase(); }

    void marks_data()
    {
        addColumns();
        addCase("a changed die is marked with what was rolled", withDice("witch-hunter", "2 3"), "use-die witch-hunter 0",
                "dice: 5 3; printed: 2");
        addCase("several helpers on one die", withDice("witch-hunter bookseller", "2"),
                "use-die witch-hunter 0; use-die bookseller 0; change-to 6", "dice: 6; printed: 2");
        addCase("put away, it is no longer", withDice("witch-hunter", "2 3"), "use-die witch-hunter 0; put-away", "dice: ; printed: ");
        addCase("rolled again, it is no longer", withDice("witch-hunter hound", "2 3"), "use-die witch-hunter 0; use-die hound 0",
                "printed: ");
        addCase("another die rolled again, it still is", withDice("witch-hunter hound", "2 3"), "use-die witch-hunter 0; use-die hound 1",
                "printed: 2");
    }
    void marks() { checkCase(); }

    void hound_data()
    {
        addColumns();
        addCase("that die falls again", withDice("hound", "3 5"), "use-die hound 0 = dice: 6 5",
                "phase: play; printed: ; events: used-die 0 hound 0, rolled-again 0 3 6");
        addCase("it may fall as before", withDice("hound", "3 5"), "use-die hound 0 = dice: 3 5", "spent: hound");
        addCase("any face", withDice("hound", "3 5"), "use-die hound 1 = dice: 3 1", "told: rolled-again 0 5 1");
    }
    void hound() { checkCase(); }

    void witch_data()
    {
        addColumns();
        addCase("one die", withDice("witch", "3 5 4"), "use-die witch 1; roll-picked = dice: 3 6 4",
                "phase: play; events: rolled-again 0 5 6");
        addCase("further ones, after the first", withDice("witch", "3 5 4"), "use-die witch 1",
                "phase: reroll; picked: 1; legal: roll-picked, roll-too 2; refuses: roll-too 0 = no-use, roll-too 1 = no-use");
        addCase("any of them", withDice("witch", "3 5 4"), "use-die witch 0; roll-too 2",
                "picked: 0 2; legal: roll-picked; dice: 3 5 4; events: picked-too 0 2");
        addCase("all picked are rolled", withDice("witch", "3 5 4"), "use-die witch 0; roll-too 2; roll-picked = dice: 6 5 1",
                "picked: ; events: rolled-again 0 3 6, rolled-again 0 4 1");
        addCase("all of the roll", withDice("witch", "3 5"), "use-die witch 0; roll-too 1; roll-picked = dice: 1 1", "spent: witch");
        addCase("a changed die", withDice("witch witch-hunter", "3 5"), "use-die witch-hunter 0; use-die witch 0; roll-picked = dice: 1 5",
                "printed: ; told: rolled-again 0 4 1");
    }
    void witch() { checkCase(); }

    /// The other dice stay as they are.
    void rolledAloneWhateverFalls()
    {
        std::set<QString> fallen;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            Play match(build(withDice("witch", "3 5 4")), seed);
            QCOMPARE(match.play("use-die witch 0; roll-too 2; roll-picked"), QString());
            const QStringList dice = match.ask("dice").split(' ');
            QCOMPARE(dice[1], QString("5"));
            fallen.insert(dice[0] + dice[2]);
        }
        QCOMPARE(fallen.size(), 36u);
    }

    void medium_data()
    {
        addColumns();
        addCase("the face of another die", withDice("medium", "3 5"), "use-die medium 0",
                "dice: 5 5; printed: 3; events: used-die 0 medium 0, changed 0 3 5");
        addCase("one of several", withDice("medium", "3 5 1 5"), "use-die medium 0", "legal: change-to 1, change-to 5");
        addCase("not the face it shows", withDice("medium", "3 3"), "", "refuses: use-die medium 0 = no-use, use-die medium 1 = no-use");
        addCase("not of a single die", withDice("medium", "3"), "", "refuses: use-die medium 0 = no-use");
        addCase("not of the box", "helpers: medium; dice: 3; dice-box: 5", "", "refuses: use-die medium 0 = no-use");
        addCase("the face as helpers made it", withDice("medium witch-hunter", "3 5"), "use-die witch-hunter 1; use-die medium 0",
                "dice: 2 2; printed: 5 3");
    }
    void medium() { checkCase(); }

    void prophet_data()
    {
        addColumns();
        addCase("one more die is rolled", withDice("prophet", "3 5"), "use-die prophet 0 = extra-die: 6",
                "phase: leave-out; dice: 3 5; dice-box: 1 1; events: used-die 0 prophet 0, rolled-more 0 6");
        addCase("any of them is left out", withDice("prophet", "3 5"), "use-die prophet 0", "legal: leave-out 0, leave-out 1, leave-out 2");
        addCase("the new one takes its place", withDice("prophet", "3 5"), "use-die prophet 0 = extra-die: 6; leave-out 0",
                "phase: play; dice: 6 5; extra-die: ; dice-box: 1 1 3; events: was-left-out 0 3 0");
        addCase("in the middle too", withDice("prophet", "3 5 2"), "use-die prophet 0 = extra-die: 6; leave-out 1", "dice: 3 6 2");
        addCase("or the new one is left out", withDice("prophet", "3 5"), "use-die prophet 0 = extra-die: 6; leave-out 2",
                "dice: 3 5; extra-die: ; dice-box: 1 1 6; events: was-left-out 0 6 2");
        addCase("of a single die", withDice("prophet", "3"), "use-die prophet 0 = extra-die: 6; leave-out 0", "dice: 6");
        addCase("it is used once, not for each die", withDice("prophet", "3 5"), "", "refuses: use-die prophet 1 = no-use");
        addCase("a changed die left out is no longer marked", withDice("prophet witch-hunter", "3 5"),
                "use-die witch-hunter 0; use-die prophet 0 = extra-die: 6; leave-out 0", "dice: 6 5; printed: ");
        addCase("a changed die that stays is", withDice("prophet witch-hunter", "3 5"),
                "use-die witch-hunter 0; use-die prophet 0 = extra-die: 6; leave-out 1", "dice: 4 6; printed: 3");
        addCase("helpers work on the new die", withDice("prophet witch-hunter", "3 5"),
                "use-die prophet 0 = extra-die: 6; leave-out 0; use-die witch-hunter 0", "dice: 1 5; printed: 6");
    }
    void prophet() { checkCase(); }
};

BOMBSHELF_TEST(DiePowers)
#include "tst_die_powers.moc"
