#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

QByteArray bags(const char *rest)
{
    return QByteArray("bag0: -2; bag1: -1; bag2: +1; out: dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud; "
                      "hand1: dud dud dud; hand2: dud dud dud; ") +
           rest;
}

} // namespace

/// When a round ends, what it brings, and when the match is over.
class Round : public QObject {
    Q_OBJECT

private slots:
    void timeIsUp_data()
    {
        const char *scored = "round: 2; points0: 3; points1: 4; points2: 6";
        addColumns();
        addCase("the moment the deck is empty", bags("deck: switch; hand0: dud dud dud dud"), "play dud", scored);
        addCase("a last card drawn is not played", bags("rounds: 1; deck: switch; hand0: dud dud dud dud"), "play dud",
                "phase: over; hand1: dud dud dud switch; bag1: -1; events: played 0 dud, drew 1 switch, time-up -, opened 0 -2, opened 1 "
                "-1, opened 2 +1, round-over - 1, ended -");
        addCase("two cards left: one more turn", bags("deck: dud dud; hand0: dud dud dud dud"), "play dud", "round: 1; asked: 1");
        addCase("a Whim that turns up the last card does nothing", bags("rounds: 1; deck: switch; hand0: dud dud dud whim"), "play whim",
                "phase: over; bag0: -2; bag1: -1; discards: switch whim; hand1: dud dud dud");
        addCase("so does the last of several", bags("rounds: 1; deck: whim dance; hand0: dud dud dud whim"), "play whim",
                "phase: over; bag0: -2; discards: dance whim whim");
        addCase("Jitters stop there", bags("rounds: 1; deck: dud plot; hand0: dud dud dud jitters"), "play jitters",
                "phase: over; discards: dud jitters plot; hand1: dud dud dud; events: played 0 jitters, flipped 0 dud, flipped 0 plot, "
                "time-up -, opened 0 -2, opened 1 -1, opened 2 +1, round-over - 1, ended -");
        addCase("Jitters for exactly three", bags("rounds: 1; deck: dud dud dud; hand0: dud dud dud jitters"), "play jitters",
                "phase: over; hand1: dud dud dud");
        addCase("Reload stops there", bags("rounds: 1; deck: plot; hand0: dud dud dud reload"), "play reload",
                "phase: over; hand0: plot; discards: dud dud dud reload");
        addCase("Reload for exactly three", bags("rounds: 1; deck: plot plot plot; hand0: dud dud dud reload"), "play reload",
                "phase: over; hand0: plot plot plot; hand1: dud dud dud");
        addCase("a swap by the last but one card counts", bags("deck: dud; hand0: dud dud dud switch"), "play switch",
                "points0: 4; points1: 3; points2: 6");
    }
    void timeIsUp() { checkCase(); }

    void afterwards_data()
    {
        addColumns();
        addCase("all bags are shown", bags("rounds: 1; deck: dud; hand0: dud dud dud dud"), "play dud",
                "sees-.bag0: -2; sees-.bag1: -1; sees-.bag2: +1");
        addCase("no upper limit", bags("points2: 30; deck: dud; hand0: dud dud dud dud"), "play dud", "points2: 31");
        addCase("cards and bags are dealt again", bags("deck: dud; hand0: dud dud dud dud"), "play dud",
                "hand0: dud dud dud; hand1: dud dud dud dud; hand2: dud dud dud; discards:; deck: dud; "
                "out: dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud dud; sees-.bag0: ?; sees-.bag1: ?");
        addCase("ruling: the next seat clockwise starts", bags("deck: dud dud; hand0: dud dud dud dud; hand1: jitters dud dud"),
                "play dud; play jitters", "starter: 1; turn: 1; round: 2");
        addCase("after the last seat the first", bags("starter: 2; deck: dud; hand0: dud dud dud dud"), "play dud", "starter: 0; round: 2");
    }
    void afterwards() { checkCase(); }

    void end_data()
    {
        addColumns();
        addCase("a total of 0", bags("points0: 2; deck: dud; hand0: dud dud dud dud"), "play dud",
                "phase: over; points0: 0; winners: 2; asked: -");
        addCase("a total below 0", bags("points0: 1; deck: dud; hand0: dud dud dud dud"), "play dud",
                "phase: over; points0: -1; is-out: 0; winners: 2");
        addCase("the seat with no points may not be the only loser",
                bags("points1: 1; points2: 1; points0: 9; deck: dud; hand0: dud dud dud dud"), "play dud", "phase: over; winners: 0");
        addCase("1 is enough to go on", bags("points0: 3; deck: dud; hand0: dud dud dud dud"), "play dud", "round: 2; points0: 1; is-out:");
        addCase("option rounds: after the last", bags("rounds: 3; round: 3; deck: dud; hand0: dud dud dud dud"), "play dud",
                "phase: over; winners: 2; round: 3");
        addCase("not before", bags("rounds: 3; round: 2; deck: dud; hand0: dud dud dud dud"), "play dud", "phase: play; round: 3");
        addCase("whichever comes first", bags("rounds: 10; points0: 1; deck: dud; hand0: dud dud dud dud"), "play dud",
                "phase: over; round: 1");
        addCase("equal totals share", bags("rounds: 1; points1: 7; deck: dud; hand0: dud dud dud dud"), "play dud", "winners: 1 2");
        addCase("nobody is asked any more", bags("rounds: 1; deck: dud; hand0: dud dud dud dud"), "play dud",
                "asked: -; refuses: play dud = match-over");
    }
    void end() { checkCase(); }
};

BOMBSHELF_TEST(Round)
#include "tst_round.moc"
