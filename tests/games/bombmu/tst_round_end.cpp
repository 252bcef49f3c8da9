#include "core/spelling.h"
#include "support/cases.h"
#include "support/test_case.h"

#include <map>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

const QByteArray roll = "choose 1; choose 4; roll";

QByteArray failing(const char *rest)
{
    return QByteArray("white: both; dice: blank; box: blank blank; red-box: blank; deck: 6 6 6 6; ") + rest;
}

/// Who is asked while each thing is told: what the players read under it.
struct AskedMeanwhile final : Teller {
    std::map<std::string_view, SeatSet> at;
    void tell(const Event &event, const State &state) override
    {
        const Rules &rules = caseGame().rules;
        at[rules.descriptor().events[event.what].name] = rules.toMove(state);
    }
};

AskedMeanwhile rolling(const QByteArray &position)
{
    Play match(build(position));
    [&match] { QCOMPARE(match.play("choose 4; choose 1"), QString()); }();
    State state = match.state();
    Rng rng(1);
    AskedMeanwhile asked;
    const Rules &rules = caseGame().rules;
    rules.play(state, rules.toMove(state).first(), parseMove(rules.descriptor(), "roll").value(), rng, &asked);
    return asked;
}

} // namespace

/// The page's "A round", 5 and 6, and "End".
class RoundEnd : public QObject {
    Q_OBJECT

private slots:
    void success_data()
    {
        const QByteArray calm = "white: blank; dice: blank blank; box: blank; red-box: blank; deck: 6 6; used: 7; hand0: 0 1; hand1: 0 4; ";
        addColumns();
        addCase("the cards played are used", calm, roll, "used: 1 4 7; played0:; deck: 6 6; round: 2");
        addCase("one more bomb die", calm, roll, "dice: blank blank blank; box:");
        addCase("ten at most", "white: blank; dice: blank blank blank blank blank blank blank blank blank blank; hand0: 0 1; hand1: 0 4",
                roll, "dice: blank blank blank blank blank blank blank blank blank blank");
        addCase("the red die leaves", "white: blank; red: blank; dice: blank; box: blank; red-box: blank; hand0: 2; hand1: 4",
                "choose 2; choose 4; roll", "red-die:; red-box: blank");
        addCase("nobody is dealt a card", calm, roll, "hand0: 0; hand1: 0");
    }
    void success() { checkCase(); }

    void failure_data()
    {
        addColumns();
        addCase("back to two dice", failing("dice: blank blank blank; chips0: 9; hand0: 0 1; hand1: 0 4"), roll,
                "dice: blank blank; box: blank blank blank blank");
        addCase("each seat is dealt a card", failing("hand0: 0 1; hand1: 0 4"), roll, "hand0: 0 6; hand1: 0 6; round: 2");
        addCase("then all cards are one deck", failing("hand0: 0 1; hand1: 0 4; used: 7"), roll,
                "used:; played0:; played1:; sees0.deck: ? ? ? ? ?");
        addCase("not those that are out",
                "seats: 3; white: both; dice: blank; box: blank; deck: 6 6 6; chips0: 1; hand0: 0 1; hand1: 0 4; hand2: 0 4",
                "choose 1; choose 4; choose 4; roll", "hand0:; hand1: 0 6; hand2: 0 6");
        addCase("the red die leaves", failing("red: blank; chips0: 9; hand0: 0 2; hand1: 0 4"), "choose 2; choose 4; roll",
                "red-die:; red-box: blank");
        addCase("with too few cards some get none", "white: both; dice: blank; box: blank; deck: 6; hand0: 0 1; hand1: 0 4", roll,
                "hand0: 0 6; hand1: 0; used:");
    }
    void failure() { checkCase(); }

    void discarding_data()
    {
        const QByteArray five = failing("hand0: 0 1 2 3 5 safe; hand1: 0 4 4 4 4 7 5; ");
        addColumns();
        addCase("five or more: down to four", five, roll,
                "phase: discard; asked: 0 1; legal: discard 2, discard 3, discard 5, discard safe");
        addCase("never the 0", five, roll, "refuses: discard 0 = keep-zero");
        addCase("card by card", five, roll + "; 1> discard 4", "hand1: 0 4 4 5 7; asked: 0 1");
        addCase("at the same time", five, roll + "; 1> discard 4; 1> discard 4", "asked: 0; round: 1");
        addCase("face down and secret", five, roll + "; 1> discard 7", "sees1.used: 7; sees0.used: ?; sees-.used: ?");
        addCase("then one card each", five, roll + "; 1> discard 4; 1> discard 4; 0> discard 2",
                "hand0: 0 3 5 6 safe; hand1: 0 4 5 6 7; round: 2; phase: choose");
        addCase("four are kept unasked", failing("hand0: 0 1 2 3; hand1: 0 4 4 4 4"), roll,
                "phase: choose; hand0: 0 2 3 6; hand1: 0 4 4 4 6");
        addCase("these may be dealt again", "white: both; dice: blank; box: blank; deck:; hand0: 0 1 2 2 2 2; hand1: 0 4",
                roll + "; discard 2", "hand0: 0 2 2 2 2");
        addCase("not after a success", "white: blank; dice: blank; deck: 6; hand0: 0 1 2 3 5 5; hand1: 0 4", roll,
                "phase: choose; hand0: 0 2 3 5 5");
    }
    void discarding() { checkCase(); }

    void out_data()
    {
        const QByteArray three =
            "seats: 3; white: both; dice: blank; box: blank; deck: 6 6 6; chips0: 1; hand0: 0 1 5 safe; hand1: 0 4; hand2: 0 4; ";
        const QByteArray all = "choose 1; choose 4; choose 4; roll";
        addColumns();
        addCase("who has no chips is out", three, all, "chips0: 0; is-out: 0; asked: 1 2; hand0:");
        addCase("its 0 leaves the game", three, all, "gone: 0");
        addCase("its hand is shown and used", three + "hand1: 3 3 3 3", all, "used: 5 safe; sees1.used: 5 safe; gone: 0; phase: discard");
        addCase("the card it played stays played", three + "hand1: 3 3 3 3", all, "played0: 1; used: 5 safe");
        addCase("a 0 it played leaves with it",
                "seats: 3; white: both; dice: blank; box: blank blank; deck: 6 6 6 6; chips0: 1; hand0: 0; hand1: 4; hand2: 4",
                "choose 0; choose 4; choose 4; roll", "gone: 0; played0:");
    }
    void out() { checkCase(); }

    void end_data()
    {
        addColumns();
        addCase("one left wins", failing("chips0: 1; hand0: 0 1; hand1: 0 4"), roll, "phase: over; asked: -; winners: 1");
        addCase("none left: all lose", failing("chips0: 1; chips1: 1; hand0: 0 4; hand1: 0 4"), "choose 4; choose 4; roll; roll",
                "phase: over; winners:; chips0: 0; chips1: 0");
        addCase("decided only after all have disposed", failing("chips0: 1; chips1: 1; hand0: 0 4; hand1: 0 4"), "choose 4; choose 4; roll",
                "phase: dispose; winners:");
        addCase("one is knocked out, and another gains",
                "seats: 3; dice: blank blank blank blank; deck: 6 6 6; chips0: 2; chips1: 1; hand0: 0 4; hand1: 0 4; hand2: 0 5",
                "choose 4; choose 4; choose 5; roll = dice: bomb bomb fuse fuse; roll = hand1: 0 6 6",
                "is-out: 0; hand1: 0 6 6; hand2: 0 6; chips1: 1");
        addCase("ruling: 200 rounds are a draw", "round: 200; white: blank; dice: blank; hand0: 0 1; hand1: 0 4", roll,
                "phase: over; winners: 0 1; round: 200");
        addCase("199 are not", "round: 199; white: blank; dice: blank; hand0: 0 1; hand1: 0 4", roll, "phase: choose; round: 200");
        addCase("a draw between those still in", "seats: 3; chips2: 0; round: 200; white: blank; dice: blank; hand0: 0 1; hand1: 0 4", roll,
                "winners: 0 1");
        addCase("step 5 goes before the draw", failing("round: 200; chips0: 1; hand0: 0 1; hand1: 0 4"), roll, "winners: 1");
    }
    void end() { checkCase(); }

    void theLastStaysAtTheBombWhileOneGoesOut()
    {
        QVERIFY(rolling(failing("chips1: 1; hand0: 0 4; hand1: 0 1 5")).at["out"] == SeatSet::of(1));
    }
    void nobodyIsAskedToDiscardWhileTheTableIsCleared()
    {
        const SeatSet both = SeatSet::of(0) | SeatSet::of(1);
        QVERIFY(rolling("white: blank; dice: blank; box: blank; hand0: 0 4; hand1: 0 1").at["die-joined"] == both);
        QVERIFY(rolling(failing("hand0: 0 4; hand1: 0 1")).at["new-deck"] == both);
    }
};

BOMBSHELF_TEST(RoundEnd)
#include "tst_round_end.moc"
