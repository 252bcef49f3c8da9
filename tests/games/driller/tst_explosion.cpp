#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// Explosions, duds and the curse.
class Explosion : public QObject {
    Q_OBJECT

private slots:
    void losses_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("lost");
        QTest::addColumn<QString>("left");
        const auto row = [](const char *name, const char *hand, const char *lost, const char *left) {
            QTest::newRow(name) << QString(hand) << QString(lost) << QString(left);
        };
        row("no card", "", "", "");
        row("one of one", "5", "5", "");
        row("one of two", "1 5", "5", "1");
        row("two of three", "1 3 5", "3 5", "1");
        row("two of four", "1 2 3 5", "3 5", "1 2");
        row("three of five", "1 1 2 3 5", "2 3 5", "1 1");
        row("four of seven", "1 1 1 1 1 1 2", "1 1 1 2", "1 1 1");
        row("the most valuable first", "1 2 2 3", "2 3", "1 2");
        row("equals", "3 3 3", "3 3", "3");
        row("a lone map stays", "map", "", "map");
        row("maps count and stay", "1 map", "1", "map");
        row("a map makes it two", "1 5 map", "1 5", "map");
        row("two maps of four", "1 5 map map", "1 5", "map map");
        row("too few score cards: all of them", "2 map map map", "2", "map map map");
        row("one too few", "2 3 map map map", "2 3", "map map map");
        row("only maps", "map map map map", "", "map map map map");
        row("just enough", "1 2 3 map map map", "1 2 3", "map map map");
    }

    void losses()
    {
        QFETCH(QString, hand);
        QFETCH(QString, lost);
        QFETCH(QString, left);
        Play bomb(build("left: bomb 1; right: 2; hand0: " + hand));
        QCOMPARE(bomb.play("draw left"), QString());
        QCOMPARE(bomb.check("aside: " + lost + "; hand0: " + left), QString());
        Play curse(build("left: ring 1; right: 2; rings0: ring ring; hand0: " + hand));
        QCOMPARE(curse.play("draw left"), QString());
        QCOMPARE(curse.check("aside: " + (lost + " ring ring ring").trimmed() + "; hand0: " + left), QString());
    }

    void explosion_data()
    {
        addColumns();
        addCase("the bomb is out, in view", "left: bomb 1; right: 2; hand0: 3", "draw left; put-back 3 left",
                "out: bomb; sees1.out: bomb; sees-.out: bomb; explosions: 1");
        addCase("the losses go under the decks", "left: bomb 1; right: 2; hand0: 1 2 3 5", "draw left; put-back 3 right; put-back 5 left",
                "left: 1 5; right: 2 3; aside:; hand0: 1 2");
        addCase("who lost them chooses", "left: bomb 1; right: 2; hand0: 3", "draw left", "asked: 0; phase: put-back");
        addCase("told", "left: bomb 1; right: 2; hand0: 1 2 5", "draw left", "events: drew 0 bomb left, exploded 0 1, lost 0 5, lost 0 2");
        addCase("the second", "explosions: 1; out: bomb; left: bomb 1; right: 2", "draw left", "out: bomb bomb; explosions: 2; turn: 1");
        addCase("a face-up bomb", "left: bomb^ 1; right: 2", "draw left", "out: bomb; turn: 1");
        addCase("others' hands stay", "left: bomb 1; right: 2; hand1: 5 5", "draw left", "hand1: 5 5");
    }
    void explosion() { checkCase(); }

    void dud_data()
    {
        addColumns();
        addCase("a ring and the bomb go back", "left: bomb 1; right: 2; rings0: ring; hand0: 5", "draw left",
                "aside: bomb ring; rings0:; hand0: 5; out:; explosions: 0; events: drew 0 bomb left, dud 0");
        addCase("one ring of two", "left: bomb 1; right: 2; rings0: ring ring", "draw left", "aside: bomb ring; rings0: ring");
        addCase("under the decks", "left: bomb 1; right: 2; rings0: ring", "draw left; put-back ring right; put-back bomb left",
                "left: 1 bomb; right: 2 ring; turn: 1");
        addCase("anothers' ring is no help", "left: bomb 1; right: 2; rings1: ring", "draw left", "explosions: 1; rings1: ring");
    }
    void dud() { checkCase(); }

    void curse_data()
    {
        addColumns();
        addCase("the third ring", "left: ring 1; right: 2; rings0: ring ring; hand0: 1 5", "draw left",
                "aside: 5 ring ring ring; rings0:; hand0: 1; events: drew 0 ring left, cursed 0, lost 0 5");
        addCase("no explosion", "left: ring 1; right: 2; rings0: ring ring", "draw left", "explosions: 0; exploded-this-turn: 0; out:");
        addCase("two explosions: the curse is no third", "explosions: 2; left: ring 1; right: 2; rings0: ring ring", "draw left",
                "explosions: 2; phase: put-back; asked: 0");
        addCase("rings to the bottom with the losses", "left: ring 1; right: 2; rings0: ring ring; hand0: 5",
                "draw left; put-back ring left; put-back 5 left; put-back ring left; put-back ring right",
                "left: 1 ring 5 ring; right: 2 ring; turn: 1");
        addCase("rings do not count in the hand", "left: ring 1; right: 2; rings0: ring ring; hand0: 1 2", "draw left", "hand0: 1");
        addCase("of the seat that holds three", "left: ring 1; right: 2; rings0: ring; rings1: ring ring", "draw left",
                "rings0: ring ring; rings1: ring ring; asked: 0; phase: drill");
    }
    void curse() { checkCase(); }
};

BOMBSHELF_TEST(Explosion)
#include "tst_explosion.moc"
