#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Three seats with the bags -2, -1 and +1, and time enough.
QByteArray holding(const char *card, const char *rest = "")
{
    return "deck: dud plot dud plot dud plot dud plot; bag0: -2; bag1: -1; bag2: +1; hand1: dud dud dud; hand2: plot plot plot; hand0: dud "
           "dud dud " +
           QByteArray(card) + "; " + rest;
}

QByteArray fiveSeats(const char *card)
{
    return "seats: 5; turn: 1; deck: dud dud dud dud dud; bag0: -2; bag1: -1; bag2: 0; bag3: +1; bag4: -1; hand1: dud dud dud " +
           QByteArray(card);
}

} // namespace

/// What the eight cards do.
class Cards : public QObject {
    Q_OBJECT

private slots:
    void turn_data()
    {
        addColumns();
        addCase("discard one of the four", holding("switch"), "", "legal: play dud, play switch; asked: 0");
        addCase("only what is in the hand", holding("switch"), "", "refuses: play whim = not-in-hand, play -2 = no-such-card");
        addCase("then the next seat draws", holding("dud"), "play dud", "hand0: dud dud dud; hand1: dud dud dud dud; turn: 1; asked: 1");
        addCase("clockwise", "turn: 2; deck: dud dud; hand2: dud", "play dud", "asked: 0");
        addCase("the discard lies face up", holding("dud", "discards: plot"), "play dud", "sees-.discards: dud plot");
        addCase("who draws knows its card, nobody else", holding("dud"), "play dud",
                "sees1.hand1: dud dud dud dud; sees0.hand1: ? ? ? ?; sees-.hand1: ? ? ? ?; events: played 0 dud, drew 1 dud");
    }
    void turn() { checkCase(); }

    void dud_data()
    {
        addColumns();
        addCase("nothing", holding("dud"), "play dud",
                "bag0: -2; bag1: -1; bag2: +1; discards: dud; deck: plot dud plot dud plot dud plot");
    }
    void dud() { checkCase(); }

    void switching_data()
    {
        addColumns();
        addCase("with the left neighbour", holding("switch"), "play switch",
                "bag0: -1; bag1: -2; bag2: +1; events: played 0 switch, switched 0 1, looked 0 -1, looked 1 -2, drew 1 dud");
        addCase("the last seat's left is the first", "turn: 2; deck: dud dud; bag0: -2; bag1: -1; bag2: +1; hand2: switch", "play switch",
                "bag0: +1; bag1: -1; bag2: -2");
        addCase("in a larger round", fiveSeats("switch"), "play switch", "bag0: -2; bag1: 0; bag2: -1; bag3: +1; bag4: -1");
        addCase("face down: both know both bags", holding("switch"), "play switch",
                "sees0.bag0: -1; sees0.bag1: -2; sees1.bag0: -1; sees1.bag1: -2");
        addCase("nobody else learns a bag", holding("switch"), "play switch", "sees2.bag0: ?; sees2.bag1: ?; sees-.bag0: ?");
    }
    void switching() { checkCase(); }

    void plot_data()
    {
        addColumns();
        addCase(
            "the two neighbours swap", fiveSeats("plot"), "play plot",
            "bag0: 0; bag1: -1; bag2: -2; bag3: +1; bag4: -1; events: played 1 plot, plotted 1 2 0, looked 2 -2, looked 0 0, drew 2 dud");
        addCase("of three seats the other two", holding("plot"), "play plot", "bag0: -2; bag1: +1; bag2: -1");
        addCase("the player learns nothing", holding("plot"), "play plot", "sees0.bag1: ?; sees0.bag2: ?; sees1.bag1: +1; sees1.bag2: -1");
    }
    void plot() { checkCase(); }

    void jitters_data()
    {
        addColumns();
        addCase("three cards off the deck", holding("jitters"), "play jitters",
                "sees-.discards: dud dud jitters plot; deck: dud plot dud plot; events: played 0 jitters, flipped 0 dud, flipped 0 plot, "
                "flipped 0 dud, drew 1 plot");
        addCase("they are not carried out", "deck: switch switch plot dud dud; bag0: -2; bag1: -1; bag2: +1; hand0: jitters",
                "play jitters", "bag0: -2; bag1: -1; bag2: +1");
    }
    void jitters() { checkCase(); }

    void reload_data()
    {
        addColumns();
        addCase("the whole hand goes, three come", holding("reload"), "play reload",
                "hand0: dud dud plot; discards: dud dud dud reload; deck: dud plot dud plot; "
                "events: played 0 reload, threw 0 dud, threw 0 dud, threw 0 dud, drew 0 dud, drew 0 plot, drew 0 dud, drew 1 plot");
        addCase("what goes is public, what comes is not", holding("reload"), "play reload",
                "sees1.discards: dud dud dud reload; sees1.hand0: ? ? ?; sees0.hand0: dud dud plot");
    }
    void reload() { checkCase(); }

    void whim_data()
    {
        const auto turningUp = [](const char *deck, const char *rest = "") {
            return "bag0: -2; bag1: -1; bag2: +1; hand0: dud dud dud whim; hand1: plot plot plot; hand2: dud dud dud; deck: " +
                   QByteArray(deck) + "; " + rest;
        };
        addColumns();
        addCase("the top card is carried out", turningUp("switch dud dud"), "play whim",
                "bag0: -1; bag1: -2; discards: switch whim; deck: dud; events: played 0 whim, turned-up 0 switch, switched 0 1, looked 0 "
                "-1, looked 1 -2, drew 1 dud");
        addCase("as the player's own", turningUp("reload dud dud dud dud dud"), "play whim",
                "hand0: dud dud dud; discards: dud dud dud reload whim; deck: dud");
        addCase("another Whim goes on", turningUp("whim whim plot dud dud"), "play whim",
                "bag1: +1; bag2: -1; discards: plot whim whim whim; deck: dud");
        addCase("Jitters turned up", turningUp("jitters dud dud dud dud dud"), "play whim",
                "discards: dud dud dud jitters whim; deck: dud");
        addCase("Drinks turned up", turningUp("drinks dud dud"), "play whim", "hand2: dud dud dud; hand0: plot plot plot");
        addCase("a Dud turned up", turningUp("dud dud dud"), "play whim", "discards: dud whim; bag0: -2; asked: 1");
    }
    void whim() { checkCase(); }

    void dance_data()
    {
        addColumns();
        addCase("every bag to the right", holding("dance"), "play dance",
                "bag0: -1; bag1: +1; bag2: -2; events: played 0 dance, danced 0, looked 0 -1, looked 1 +1, looked 2 -2, drew 1 dud");
        addCase("whoever plays it", fiveSeats("dance"), "play dance", "bag0: -1; bag1: 0; bag2: +1; bag3: -1; bag4: -2");
        addCase("each knows its new bag and its old one", holding("dance"), "play dance",
                "sees0.bag0: -1; sees0.bag2: -2; sees0.bag1: ?; sees1.bag1: +1; sees1.bag0: -1; sees1.bag2: ?");
    }
    void dance() { checkCase(); }

    void drinks_data()
    {
        addColumns();
        addCase("every hand to the right", "deck: dud dud; hand0: dud dud dud drinks; hand1: plot plot plot; hand2: whim whim whim",
                "play drinks",
                "hand0: plot plot plot; hand1: dud whim whim whim; hand2: dud dud dud; events: played 0 drinks, drank 0, got 0 plot, got 0 "
                "plot, got 0 plot, got 1 whim, got 1 whim, got 1 whim, got 2 dud, got 2 dud, got 2 dud, drew 1 dud");
        addCase(
            "all hold three, so sizes never change",
            "seats: 4; deck: dud dud; hand0: dud dud dud drinks; hand1: plot plot plot; hand2: whim whim whim; hand3: dance dance dance",
            "play drinks", "hand0: plot plot plot; hand1: dud whim whim whim; hand2: dance dance dance; hand3: dud dud dud");
        addCase("each knows the hand it gave and the one it got",
                "deck: dud dud; hand0: dud dud dud drinks; hand1: plot plot plot; hand2: whim whim whim", "play drinks",
                "sees0.hand0: plot plot plot; sees0.hand2: dud dud dud; sees0.hand1: ? ? ? ?; sees1.hand0: plot plot plot");
        addCase("a card that leaves such a hand is known to both",
                "deck: dud dud dud; hand0: dud dud dud drinks; hand1: plot plot jitters; hand2: whim dance switch",
                "play drinks; play switch", "sees2.hand1: ? dance whim; sees0.hand1: ? ? ?");
    }
    void drinks() { checkCase(); }

    void bagsAreLookedIntoOnTheWay_data()
    {
        addColumns();
        addCase("a bag that was seen is known wherever it goes", holding("switch", "hand1: dud dud switch"), "play switch; play switch",
                "sees0.bag2: -2; sees0.bag1: ?; sees0.bag0: -1; sees1.bag2: -2; sees1.bag1: +1; sees1.bag0: -1");
    }
    void bagsAreLookedIntoOnTheWay() { checkCase(); }
};

BOMBSHELF_TEST(Cards)
#include "tst_cards.moc"
