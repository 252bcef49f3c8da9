#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// In the middle of a match of two: seat 1 holds a ring, no bomb is out yet.
QByteArray table(const QByteArray &rest)
{
    QByteArray position;
    for (const char *zone : {"hand1: 2 1", "rings1: ring", "right: *"})
        if (!rest.contains(QByteArray(zone).left(QByteArray(zone).indexOf(':') + 1)))
            position += QByteArray(zone) + "; ";
    return position + rest;
}

} // namespace

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void drawing_data()
    {
        addColumns();
        addCase("draws an open bomb beside a closed deck", table("hand0: 5 3 2 1; left: bomb^ *11"), "", "draw left");
        addCase("...with a small hand", table("hand0: 2 1 map; left: bomb^ *11"), "", "draw left");
        addCase("...with two cards drawn, and free to stop", table("drawn: 2; hand0: 5 3 2 1; left: bomb^ *11"), "", "draw left");
        addCase("draws one of two open bombs, free to stop", table("drawn: 1; hand0: 5 3 2 1; left: bomb^ *11; right: bomb^ *"), "",
                "draw left, draw right");
        addCase("wastes its ring on an open bomb beside an open 5", table("hand0: 3 2 1; rings0: ring; left: bomb^ *11; right: 5^ *"), "",
                "draw left");
        addCase("draws a third ring with a full hand, free to stop", table("drawn: 1; hand0: 5 3 2 1; rings0: ring ring; left: ring^ *11"),
                "", "draw left");
        addCase("draws a third ring beside an open 3", table("hand0: 5 3 2 1; rings0: ring ring; left: ring^ *11; right: 3^ *"), "",
                "draw left");
        addCase("takes a 1 for its last draw and leaves a 5", table("drawn: 2; hand0: 3 2 1; rings0: ring; left: 5^ *11; right: 1^ *"), "",
                "draw right");
        addCase("takes a 1 for its last draw and leaves the other half of its map",
                table("drawn: 2; hand0: map 2 1; rings0: ring; left: map^ *11; right: 1^ *"), "", "draw right");
        addCase("draws the last bomb while it is behind",
                table("explosions: 2; out: bomb bomb; hand0: 3 2; hand1: 5 3 map map; left: bomb^ *8"), "", "draw left");
        addCase("leaves the last bomb, with which it wins",
                table("explosions: 2; out: bomb bomb; hand0: 3 2 map map map map; hand1: 1 2; left: bomb^ *8"), "", "all but draw left");
    }
    void drawing() { checkBlunder(); }

    void buyout_data()
    {
        addColumns();
        addCase("pays for a rival with an empty hand to draw an open 5",
                table("phase: buyout; drawn: 3; hand0: 3 2 2 1; hand1:; left: 5^ *11; right: map^ *"), "", "all but pass");
        addCase("overpays", table("phase: buyout; drawn: 3; hand0: 5 3 2 1; hand1: 5 3 map; rings1:; left: bomb^ *11"), "pay 5; pay 1",
                "pay 2, pay 3");
        addCase("has paid, and sends the rival to an open 5 instead of a bomb",
                table("phase: buyout; drawn: 3; hand0: 5 3 2 1; hand1: 3 3 map; rings1:; left: bomb^ *11; right: 5^ *"),
                "pay 5; pay 1; settle; put-back 1 left; put-back 5 left", "raid 1 right");
        addCase("...with two rivals to choose from",
                "seats: 3; phase: buyout; drawn: 2; hand0: 5 2 1; hand1: 1; rings1: ring; hand2: 3 3 2; left: bomb^ *9; right: 5^ *",
                "pay 5; pay 1; settle; put-back 1 left; put-back 5 left", "raid 1 right, raid 2 right");
    }
    void buyout() { checkBlunder(); }

    /// Thought of from the rule page alone, after the weights were fitted.
    void unseen_data()
    {
        addColumns();
        addCase("stops before the other half of its map", table("drawn: 2; hand0: map 3 2; left: map^ *11; right: bomb^ *"), "",
                "stop, draw right");
        addCase("draws on, where stopping wins the match",
                table("quiet-turns: 99; drawn: 1; hand0: 5 5 3 3; hand1: 3 2 2 2 1 1; left: *11"), "", "draw left, draw right");
        addCase("stops, where an open 5 wins the match",
                table("quiet-turns: 99; drawn: 2; hand0: 5 3 2; hand1: 3 3 2 2 2; left: 5^ *8; right: 1^ *"), "", "stop, draw right");
        addCase("buys itself out of a match it has won",
                table("quiet-turns: 99; phase: buyout; drawn: 3; hand0: 5 5 3 2; hand1: 3 3 2 2; rings1: ring; left: *11"), "",
                "all but pass");
        addCase("does not send the rival to the last bomb, with which it wins",
                table("explosions: 2; out: bomb bomb; phase: buyout; drawn: 3; hand0: 5 3 1 map map map map; hand1: 5 3 2; rings1:; left: "
                      "bomb^ *8"),
                "", "pass");
        addCase("has paid, and sends the rival to an open 5 instead of the last bomb, with which it wins",
                table("explosions: 2; out: bomb bomb; phase: buyout; drawn: 3; hand0: 5 1 map map map map; hand1: 3 3 2; rings1:; left: "
                      "bomb^ *8; right: 5^ *"),
                "pay 5; pay 1; settle; put-back 1 left; put-back 5 left", "raid 1 right");
        addCase("draws the last bomb beside an open 3, a third of three",
                "seats: 3; explosions: 2; out: bomb bomb; hand0: 3 2; hand1: 5 2 map map; hand2: 3 1; left: bomb^ *8; right: 3^ *", "",
                "draw left");
        addCase("takes an odd map, where an open 3 wins the match",
                table("quiet-turns: 99; drawn: 2; hand0: 5 3; hand1: 5 3 2; left: 3^ *8; right: map^ *"), "", "draw right, stop");
        addCase("passes and loses the match, with an open bomb to send the rival to",
                table("quiet-turns: 99; phase: buyout; drawn: 3; hand0: 5 3 3; hand1: 5 2 2 1 map map; rings1:; left: bomb^ *11"), "",
                "pass");
        addCase("bought, does not pay back with the last bomb, with which it wins",
                "seats: 3; explosions: 2; out: bomb bomb; phase: buyout; drawn: 2; hand0: 5 3 1; hand1: 5 1 map map map map; hand2: 2; "
                "left: bomb^ *8; right: 2 1 *",
                "pay 5; pay 1; settle; put-back 1 left; put-back 5 left; raid 1 right", "pass");
        addCase("draws an open bomb for its last draw of two, and holds five cards",
                "seats: 3; drawn: 1; hand0: 5 3 2 1 map; hand1: 3 1; hand2: 2 1; left: bomb^ *11; right: *", "", "draw left");
        addCase("draws blind beside the other half of its map", table("drawn: 1; hand0: map 3 2; left: map^ *11"), "", "draw right, stop");
    }
    void unseen() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
