#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

class CaveIn : public QObject {
    Q_OBJECT

private slots:
    void draws_data()
    {
        addColumns();
        addCase("two seats: three more draws", "left: cave-in 1 2 3 5 5; right: 1", "draw left",
                "hand0: 1 2 3; left: 5 5; right: 1; aside: cave-in; drawn: 4; phase: put-back; asked: 0");
        addCase("three seats: two more draws", "seats: 3; left: cave-in 1 2 3 5; right: 1", "draw left",
                "hand0: 1 2; left: 3 5; right: 1; aside: cave-in; drawn: 3; phase: put-back; asked: 0");
        addCase("told card by card", "seats: 3; left: cave-in 1 map 3 5; right: 1", "draw left",
                "events: drew 0 cave-in left, caved-in 0 left 2, drew 0 1 left, drew 0 map left");
        addCase("the same deck", "left: 5; right: cave-in 1 1 1 2", "draw right", "hand0: 1 1 1; left: 5; right: 2");
        addCase("replaces the draws left", "drawn: 1; left: cave-in 1 1 1 2; right: 1 1", "draw left; put-back cave-in right",
                "turn: 1; hand0: 1 1 1");
        addCase("on the last draw", "drawn: 2; left: cave-in 1 1 1 2; right: 1", "draw left", "hand0: 1 1 1; left: 2; drawn: 6");
        addCase("never held", "left: cave-in 1 1 1 2; right: 5", "draw left; put-back cave-in right",
                "hand0: 1 1 1; rings0:; right: 5 cave-in; aside:");
        addCase("rings drawn stay beside the hand", "left: cave-in ring 1 1 2; right: 5", "draw left", "hand0: 1 1; rings0: ring");
    }
    void draws() { checkCase(); }

    void another_data()
    {
        addColumns();
        addCase("starts a fresh D and ends the first", "left: cave-in 1 cave-in 1 1 1 2 2; right: 5", "draw left",
                "hand0: 1 1 1 1; left: 2 2; aside: cave-in cave-in");
        addCase("at once", "left: cave-in cave-in 1 1 1 2 2; right: 5", "draw left", "hand0: 1 1 1; left: 2 2");
        addCase("on the last of the first's draws", "left: cave-in 1 1 cave-in 1 1 1 2 2; right: 5", "draw left",
                "hand0: 1 1 1 1 1; left: 2 2; drawn: 7");
        addCase("three seats", "seats: 3; left: cave-in 1 cave-in 1 1 2 2; right: 5", "draw left", "hand0: 1 1 1; left: 2 2");
        addCase("they leave together", "left: cave-in cave-in 1 1 1 2; right: 5",
                "draw left; put-back cave-in right; put-back cave-in right", "left: 2; right: 5 cave-in cave-in; turn: 1");
    }
    void another() { checkCase(); }

    void until_data()
    {
        addColumns();
        addCase("an explosion", "left: cave-in 5 bomb 1 1; right: 1", "draw left",
                "hand0:; left: 1 1; aside: 5 cave-in; out: bomb; phase: put-back; asked: 0");
        addCase("what an explosion sends back leaves with it", "left: cave-in 5 bomb 1 1; right: 1",
                "draw left; put-back 5 right; put-back cave-in right", "right: 1 5 cave-in; turn: 1");
        addCase("an explosion: no buyout after", "left: cave-in 5 bomb 1 1; right: 1; hand0: 5 5 5",
                "draw left; put-back 5 right; put-back 5 right; put-back cave-in right", "hand0: 5 5; turn: 1; phase: check");
        addCase("an explosion with an empty hand", "left: cave-in bomb 1 1; right: 1", "draw left", "aside: cave-in; verbs: put-back");
        addCase("a dud", "left: cave-in 5 bomb 1 1; right: 1; rings0: ring", "draw left",
                "hand0: 5; rings0:; left: 1 1; aside: bomb cave-in ring; explosions: 0");
        addCase("a dud: no buyout after", "left: cave-in 5 1 bomb 1; right: 1; rings0: ring",
                "draw left; put-back bomb right; put-back ring right; put-back cave-in right", "hand0: 1 5; turn: 1; phase: check");
        addCase("a ring drawn in it makes a dud", "left: cave-in ring bomb 1 1; right: 1", "draw left",
                "rings0:; aside: bomb cave-in ring; explosions: 0");
        addCase("the curse", "left: cave-in 5 ring 1 1; right: 1; rings0: ring ring", "draw left",
                "hand0:; rings0:; left: 1 1; aside: 5 cave-in ring ring ring; explosions: 0");
        addCase("the curse: no buyout after", "left: cave-in ring 1 1; right: 1; rings0: ring ring; hand0: 5 5 5 5",
                "draw left; put-back 5 right; put-back 5 right; put-back ring right; put-back ring right; put-back "
                "ring right;"
                "put-back cave-in right",
                "hand0: 5 5; turn: 1; phase: check");
        addCase("a bomb after its draws lies still", "left: cave-in 1 1 1 bomb; right: 1", "draw left", "left: bomb; explosions: 0");
    }
    void until() { checkCase(); }

    void buyout_data()
    {
        addColumns();
        addCase("allowed once the cave-in is back", "left: cave-in 1 1 1 2; right: 2; hand0: 5", "draw left; put-back cave-in right",
                "phase: buyout; asked: 0; drawn: 4; verbs: pass pay");
        addCase("not before", "left: cave-in 1 1 1 2; right: 2; hand0: 5", "draw left", "phase: put-back; refuses: pay 5 = not-now");
        addCase("three seats", "seats: 3; left: cave-in 1 1 1 2; right: 2; hand0: 5", "draw left; put-back cave-in right",
                "phase: buyout; asked: 0");
        addCase("its cards can pay", "left: cave-in 5 1 1 2; right: 2", "draw left; put-back cave-in right; pay 5; pay 1; settle",
                "aside: 1 5; hand0: 1");
    }
    void buyout() { checkCase(); }

    void whenBought_data()
    {
        const char *const bought = "seats: 3; drawn: 1; left: 1 cave-in 1 2 3 3; right: 2; hand0: 5 1";
        const char *const buy = "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left";
        addColumns();
        addCase("the bought seat draws D more", bought, buy, "hand1: 1 2; left: 3 3; aside: cave-in; phase: put-back; asked: 1");
        addCase("it ends the buyout's other draws", "seats: 3; drawn: 1; left: 1 1 cave-in 1 2 3 3; right: 2; hand0: 5 1", buy,
                "hand1: 1 1 2; left: 3 3");
        addCase("then the buyer's turn ends", bought,
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left; 1> put-back cave-in "
                "right",
                "turn: 1; right: 2 5 1 cave-in; phase: check");
        addCase("curse in it", "drawn: 2; left: 1 cave-in 1 ring 3 3; right: 2; hand0: 5 1; rings1: ring ring", buy,
                "hand1:; left: 3 3; aside: 1 cave-in ring ring ring; asked: 1");
        addCase("its draws are none of the buyer's", bought, buy, "drawn: 2");
        addCase("in a counterattack", "seats: 3; drawn: 1; left: 1 1 1 cave-in 2 3 3; right: 2; hand0: 5 1; hand1: 5",
                "draw left; pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 1 left;"
                "1> pay 5; pay 1; settle; put-back 5 right; put-back 1 right; raid 0 left; 0> put-back cave-in right",
                "hand0: 1 2 3; hand1: 1; left: 3; turn: 1");
    }
    void whenBought() { checkCase(); }
};

BOMBSHELF_TEST(CaveIn)
#include "tst_cave_in.moc"
