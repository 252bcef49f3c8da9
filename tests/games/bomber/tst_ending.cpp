#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// The last check of three; all stand at 7, and seat 0 at 2 too.
QByteArray lastOfThree(const char *rest) { return QByteArray("seats: 3; posts0: 2 7; posts1: 7; posts2: 7; ") + rest; }

} // namespace

/// The page's "End".
class Ending : public QObject {
    Q_OBJECT

private slots:
    void end_data()
    {
        addColumns();
        addCase("after the last cycle", lastOfThree(""), "aim 12 = reach: -1", "phase: over; asked: -");
        addCase("not while one has yet to act", lastOfThree("order: 1"), "aim 12 = hp1: 6", "phase: aim; actor: 1");
        addCase("at once when one is left", lastOfThree("cycle: 1; order: 1 2; hp1: 1; hp2: 1"), "aim 7 = hp1: 0", "phase: over; cycle: 1");
        addCase("at once when none is", lastOfThree("cycle: 1; order: 1 2; hp0: 1; hp1: 1; hp2: 1"), "aim 7 = hp1: 0", "phase: over");
        addCase("not with two", lastOfThree("cycle: 1; order: 1 2; hp1: 1"), "aim 7 = hp1: 0", "phase: aim; actor: 2");
        addCase("what was rolled last stays", lastOfThree(""), "aim 12 = dice: 3 4",
                "dice: 3 4; target: 12; post-12: target; achievement: 7; reach: -1");
    }
    void end() { checkCase(); }

    void nothingMoreCanBeDone()
    {
        Play match(build(lastOfThree("")));
        QCOMPARE(match.play("aim 12"), QString());
        for (const Seat seat : {Seat(0), Seat(1), noSeat})
            QVERIFY(caseGame().rules.whyNot(match.state(), seat, {}).word == "match-over");
    }

    void winners_data()
    {
        addColumns();
        addCase("one left wins", lastOfThree("hp1: 1; hp2: 1"), "aim 7 = hp1: 0", "winners: 0");
        addCase("whatever the points", lastOfThree("points1: 30; hp1: 1; hp2: 1"), "aim 7 = hp1: 0", "winners: 0; points1: 30");
        addCase("though the actor falls", lastOfThree("hp0: 1; hp2: 0"), "aim 2 = dice: 3 4", "winners: 1");
        addCase("several left: most points", lastOfThree("points1: 3; points2: 4; hp2: 1"), "aim 12 = reach: -1", "winners: 2");
        addCase("those of the last blast count", lastOfThree("points1: 1"), "aim 7 = dice: 2 3", "winners: 0; points0: 2");
        addCase("who is out wins nothing", lastOfThree("points1: 9; hp1: 0; points2: 1"), "aim 12 = reach: -1", "winners: 2");
        addCase("equal points: most HP", lastOfThree("points0: 3; points1: 3; hp0: 4; hp1: 5"), "aim 12 = reach: -1", "winners: 1");
        addCase("no points at all: most HP", lastOfThree("hp0: 4; hp1: 5; hp2: 5"), "aim 12 = reach: -1", "winners: 1 2");
        addCase("equal in both: shared", lastOfThree(""), "aim 12 = reach: -1", "winners: 0 1 2");
        addCase("HP count between equal points alone", lastOfThree("points0: 3; points1: 2; hp0: 1"), "aim 12 = reach: -1", "winners: 0");
        addCase("ruling: none left: points of those felled by the last blast",
                lastOfThree("hp0: 1; hp1: 1; hp2: 1; points1: 5; points0: 1"), "aim 7 = hp1: 0", "winners: 1; points0: 3");
        addCase("those of that blast count", lastOfThree("hp0: 1; hp1: 1; hp2: 1; points1: 2; points0: 1"), "aim 7 = hp1: 0",
                "winners: 0; points0: 3");
        addCase("not who fell before", lastOfThree("hp0: 1; hp1: 1; hp2: 0; points2: 9"), "aim 7 = hp1: 0", "winners: 0; points0: 1");
        addCase("not who fell before, though equal", lastOfThree("hp0: 1; hp1: 1; hp2: 0; points2: 1"), "aim 7 = hp1: 0", "winners: 0");
        addCase("equal: shared", lastOfThree("hp0: 1; hp1: 1; hp2: 1; points1: 2; points2: 2"), "aim 7 = hp1: 0",
                "winners: 0 1 2; points0: 2");
        addCase("felled alone by oneself", lastOfThree("hp0: 1; hp1: 0; hp2: 0"), "aim 2 = dice: 2 3", "winners: 0; hp0: 0");
        addCase("nobody before the end", lastOfThree("order: 1; points0: 3"), "aim 12", "winners:");
    }
    void winners() { checkCase(); }

    void words_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("ending");
        QTest::newRow("one left") << lastOfThree("hp1: 1; hp2: 1") << "last-one";
        QTest::newRow("several") << lastOfThree("") << "points";
        QTest::newRow("two of three") << lastOfThree("hp1: 1") << "points";
        QTest::newRow("none") << lastOfThree("hp0: 1; hp1: 1; hp2: 1") << "nobody";
    }
    void words()
    {
        QFETCH(QByteArray, position);
        Play match{build(QString(position))};
        QCOMPARE(match.play("aim 7 = dice: 2 3"), QString());
        QTEST(QString::fromStdString(std::string(caseGame().rules.result(match.state()).ending)), "ending");
    }
};

BOMBSHELF_TEST(Ending)
#include "tst_ending.moc"
