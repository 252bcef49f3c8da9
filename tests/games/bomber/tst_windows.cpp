#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Seat 0 checks; in the last check of the session, so that its dice stay where they fell.
QByteArray two(const char *rest) { return QByteArray("posts0: 7; posts1: 3; hp0: 20; hp1: 20; ") + rest; }

/// Four sappers, seat 1 checks.
QByteArray four(const char *rest) { return QByteArray("seats: 4; actor: 1; ") + rest; }

} // namespace

/// The page's table of skills, and steps 1 to 4 of a blast check.
class Windows : public QObject {
    Q_OBJECT

private slots:
    void aim_data()
    {
        addColumns();
        addCase("any of the 11 posts", two(""), "",
                "phase: aim; asked: 0; legal: aim 10, aim 11, aim 12, aim 2, aim 3, aim 4, aim 5, aim 6, aim 7, aim 8, aim 9");
        addCase("the marker shows it", two("skills0: fever"), "aim 9", "post-9: target; aim:; target: 9");
        addCase("own or not, taken or not", two("skills0: fever"), "aim 3", "post-3: sapper-1 target");
        addCase("the others wait", two(""), "", "refuses: pass = not-now, tune 3 = not-now, shift 3 = not-now, turn-die 1 2 = not-now");
    }
    void aim() { checkCase(); }

    void beforeOrder_data()
    {
        const QByteArray all = four("skills0: fine-tuning; skills1: fine-tuning; skills2: fine-tuning; skills3: fine-tuning; ");
        addColumns();
        addCase("from the actor's left", all, "aim 7", "asked: 2; phase: before");
        addCase("clockwise", all, "aim 7; 2> pass", "asked: 3");
        addCase("on round the table", all, "aim 7; 2> pass; 3> pass", "asked: 0");
        addCase("the actor last", all, "aim 7; 2> pass; 3> pass; 0> pass", "asked: 1; phase: before");
        addCase("then the dice fall", all, "aim 7; 2> pass; 3> pass; 0> pass; 1> pass", "phase: over");
        addCase("one pass around", all, "aim 7; 2> pass; 3> pass; 0> tune 8; 0> pass; 1> tune 9; 1> tune 8; 1> tune 7",
                "phase: over; post-7: target; fine-tuning2: 3");
        addCase("nobody can use anything: nobody is asked", four("skills0: powder; skills1: bearings; skills2: extinguisher"), "aim 7",
                "phase: after");
        addCase("only who has a use left",
                four("skills2: fine-tuning; fine-tuning2: 0; skills3: long-throw; long-throw3: 0; skills0: long-throw"), "aim 7",
                "asked: 0");
        addCase("only sappers in play", four("skills2: fine-tuning; hp2: 0; skills3: fine-tuning"), "aim 7", "asked: 3");
        addCase("not for an extinguisher", four("skills2: extinguisher; skills3: fine-tuning"), "aim 7",
                "asked: 3; refuses: turn-die 1 2 = not-now");
        addCase("Fever is the actor's", four("skills2: fever; skills3: fever; skills0: fever; skills1: fever"), "aim 7",
                "asked: 1; verbs: fever pass");
        addCase("others have no Fever here", four("skills2: fever fine-tuning"), "aim 7", "verbs: pass tune; refuses: fever = no-use");
        addCase("as often as it has uses", four("skills2: fine-tuning; skills3: long-throw"), "aim 7; tune 8; tune 9",
                "asked: 2; fine-tuning2: 1");
        addCase("used up: the next without a pass", four("skills2: fine-tuning; skills3: long-throw"), "aim 7; tune 8; tune 9; tune 10",
                "asked: 3; fine-tuning2: 0");
        addCase("any skill after any other", four("skills2: fine-tuning long-throw"), "aim 7; tune 8; long-throw; shift 8; tune 9",
                "asked: 2; verbs: pass tune; fine-tuning2: 1; long-throw2: 0");
        addCase("until it passes", four("skills2: fine-tuning long-throw; skills3: long-throw"), "aim 7; tune 8; pass",
                "asked: 3; fine-tuning2: 2; long-throw2: 1");
    }
    void beforeOrder() { checkCase(); }

    void longThrow_data()
    {
        const QByteArray held = two("skills1: long-throw");
        addColumns();
        addCase("may be used before a check", held, "aim 7", "asked: 1; legal: long-throw, pass");
        addCase("rolls one die", held, "aim 7; long-throw = dice: 2",
                "phase: shift; asked: 1; dice: 2; dice-box: 1 1; events: threw-long 1 2");
        addCase("0 to that many, either way", held, "aim 7; long-throw = dice: 2", "legal: shift 5, shift 6, shift 7, shift 8, shift 9");
        addCase("not farther", held, "aim 7; long-throw = dice: 2", "refuses: shift 4 = too-far, shift 10 = too-far");
        addCase("at once", held, "aim 7; long-throw", "verbs: shift; refuses: pass = not-now, long-throw = not-now");
        addCase("the target moves", held, "aim 7; long-throw = dice: 4; shift 3", "post-3: sapper-1 target; post-7: sapper-0");
        addCase("from where to where is told", two("skills1: long-throw fine-tuning"), "aim 7; long-throw = dice: 4; shift 3",
                "events: shifted 1 7 3");
        addCase("or stays", held, "aim 7; long-throw; shift 7", "post-7: sapper-0 target; target: 7");
        addCase("not below 2", held, "aim 4; long-throw = dice: 3", "legal: shift 2, shift 3, shift 4, shift 5, shift 6, shift 7");
        addCase("not above 12", held, "aim 11; long-throw = dice: 6",
                "legal: shift 10, shift 11, shift 12, shift 5, shift 6, shift 7, shift 8, shift 9");
        addCase("the widest", held, "aim 7; long-throw = dice: 6",
                "legal: shift 10, shift 11, shift 12, shift 2, shift 3, shift 4, shift 5, shift 6, shift 7, shift 8, shift 9");
        addCase("once", two("skills1: long-throw fine-tuning"), "aim 7; long-throw; shift 7",
                "legal: pass, tune 6, tune 8; refuses: long-throw = no-use; long-throw1: 0");
        addCase("of one's own check too", two("skills0: long-throw"), "aim 7", "asked: 0; verbs: long-throw pass");
        addCase("its die is back before the check", two("skills0: long-throw; skills1: extinguisher"),
                "aim 7; long-throw = dice: 5; shift 7 = dice: 3 4", "dice: 3 4; dice-box: 1; phase: after");
    }
    void longThrow() { checkCase(); }

    void fineTuning_data()
    {
        const QByteArray held = two("skills1: fine-tuning");
        addColumns();
        addCase("by 1", held, "aim 7", "legal: pass, tune 6, tune 8; refuses: tune 7 = next-door, tune 9 = next-door, tune 5 = next-door");
        addCase("the target moves", held, "aim 7; tune 6", "post-6: target; target: 6; asked: 1; events: tuned 1 7 6");
        addCase("from where it is now", held, "aim 7; tune 6", "legal: pass, tune 5, tune 7");
        addCase("three times", held, "aim 7; tune 6; tune 5; tune 4", "phase: over; fine-tuning1: 0; post-4: target");
        addCase("not below 2", held, "aim 2", "legal: pass, tune 3");
        addCase("not above 12", held, "aim 12", "legal: pass, tune 11");
        addCase("of one's own check too", two("skills0: fine-tuning"), "aim 7", "asked: 0; legal: pass, tune 6, tune 8");
        addCase("what is left is kept for later checks", "seats: 3; order: 1; skills2: fine-tuning", "aim 7; tune 6; pass; aim 9",
                "asked: 2; fine-tuning2: 2");
    }
    void fineTuning() { checkCase(); }

    void fever_data()
    {
        const QByteArray held = two("skills0: fever; skills1: extinguisher");
        addColumns();
        addCase("one more die", held, "aim 7; fever = dice: 2 3 5", "phase: after; dice-box:; check-dice: 3; fever0: 0");
        addCase("or not", held, "aim 7; pass = dice: 2 3", "phase: after; dice-box: 1; check-dice: 2; fever0: 1");
        addCase("it counts", held, "aim 7; fever = dice: 2 3 5; pass", "achievement: 10; reach: 5");
        addCase("two 6s of three are a special", held, "aim 7; fever = dice: 1 6 6; pass", "reach: 12");
        addCase("two 1s of three are a fumble", held, "aim 7; fever = dice: 1 1 6; pass", "reach: -1; achievement: 8");
        addCase("once", "seats: 2; cycle: 1; order: 1; skills0: fever", "aim 7; fever; aim 7 = actor: 0; aim 7", "phase: aim; fever0: 0");
        addCase("the next check has two dice again", "seats: 2; order: 1; skills0: fever extinguisher", "aim 7; fever; pass; aim 7",
                "phase: after; check-dice: 2; asked: 0");
        addCase("only before the roll", held, "aim 7; pass", "refuses: fever = not-now");
    }
    void fever() { checkCase(); }

    void extinguisher_data()
    {
        const QByteArray held = two("skills1: extinguisher");
        addColumns();
        addCase("just after a check", held, "aim 7 = dice: 3 4", "phase: after; asked: 1; dice: 3 4");
        addCase("a die to any other face", held, "aim 7 = dice: 3 4",
                "legal: pass, turn-die 3 1, turn-die 3 2, turn-die 3 4, turn-die 3 5, turn-die 3 6, turn-die 4 1, turn-die 4 2, turn-die 4 "
                "3, turn-die 4 5, turn-die 4 6");
        addCase("only what lies there", held, "aim 7 = dice: 3 4",
                "refuses: turn-die 5 1 = no-such-die, turn-die 3 3 = bad-face, turn-die 3 7 = bad-face, turn-die 3 0 = bad-face, turn-die "
                "0 3 = no-such-die");
        addCase("one die only", held, "aim 7 = dice: 6 6; turn-die 6 1", "dice: 1 6; achievement: 7; reach: 2");
        addCase("it takes a special away", held, "aim 7 = dice: 6 6; turn-die 6 5", "achievement: 11; reach: 6");
        addCase("it makes a special", held, "aim 7 = dice: 4 6; turn-die 4 6", "reach: 12; achievement: 12");
        addCase("it makes a fumble", held, "aim 7 = dice: 1 5; turn-die 5 1", "reach: -1");
        addCase("it takes a fumble away", held, "aim 7 = dice: 1 1; turn-die 1 6", "reach: 2");
        addCase("once", held, "aim 7 = dice: 3 4; turn-die 3 4", "extinguisher1: 0; phase: over");
        addCase("of one's own check too", two("skills0: extinguisher"), "aim 7 = dice: 3 4", "asked: 0; phase: after");
        addCase("of three dice too", two("skills0: fever extinguisher"), "aim 7; fever = dice: 1 2 5; turn-die 1 5",
                "dice: 2 5 5; achievement: 12; reach: 7");
        addCase("kept for later", held, "aim 7 = dice: 3 4; pass", "extinguisher1: 1; achievement: 7");
        addCase("not before the roll", two("skills1: extinguisher fine-tuning"), "aim 7", "legal: pass, tune 6, tune 8");
        addCase("the same order: from the actor's left",
                four("skills0: extinguisher; skills1: extinguisher; skills2: extinguisher; skills3: extinguisher"), "aim 7", "asked: 2");
        addCase("the actor last", four("skills0: extinguisher; skills1: extinguisher; skills2: extinguisher"), "aim 7; 2> pass; 0> pass",
                "asked: 1");
        addCase("one pass around", four("skills1: extinguisher; skills2: extinguisher"), "aim 7 = dice: 2 3; 2> pass; 1> turn-die 2 3",
                "phase: over; dice: 3 3");
        addCase("each sees what those before it did", four("skills3: extinguisher; skills2: extinguisher"),
                "aim 7 = dice: 2 3; 2> turn-die 2 6", "asked: 3; dice: 3 6");
        addCase("only sappers in play with a use left",
                four("skills2: extinguisher; hp2: 0; skills3: extinguisher; extinguisher3: 0; skills0: extinguisher"), "aim 7", "asked: 0");
        addCase("fine tuning is too late", two("skills1: extinguisher; skills0: fine-tuning"), "aim 7; pass",
                "refuses: tune 8 = not-now, long-throw = not-now");
    }
    void extinguisher() { checkCase(); }

    void equalPositionsAreEqualByteForByte()
    {
        const QString position = two("skills1: fine-tuning long-throw");
        Play one(build(position)), other(build(position));
        QCOMPARE(one.play("aim 7; tune 6; tune 7; long-throw = dice: 2; shift 9"), QString());
        QCOMPARE(other.play("aim 8; long-throw = dice: 5; shift 7; tune 8; tune 9"), QString());
        QVERIFY(one.state() == other.state());
    }

    void passesAreTold()
    {
        Play match(build(two("skills1: fine-tuning; skills0: fine-tuning")));
        QCOMPARE(match.play("aim 7; pass"), QString());
        QCOMPARE(match.ask("events"), QString("passed 1"));
    }
};

BOMBSHELF_TEST(Windows)
#include "tst_windows.moc"
