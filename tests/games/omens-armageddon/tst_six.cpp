#include "support/test_case.h"
#include "table.h"

using namespace bombshelf::test;

namespace {

/// A 6 is rolled; without the Boy, who is left unused, it would be carried out by itself.
QByteArray six(const QByteArray &rest = {}) { return table("phase: act; dice: 6; helpers: boy; " + rest); }

} // namespace

/// What a 6 brings.
class Six : public QObject {
    Q_OBJECT

private slots:
    void discards_data()
    {
        addColumns();
        addCase("own hand and Satan's are turned up", six(), "face-satan",
                "phase: toss; hand0: 2c^ 3c^ 4c^ 5c^ 6c^; satan: 14c^ 14d^ 14h^ 14s^ 9d^; hand1: 2d^ 3d^ 4d 5d 6d; events: hands-up 0, "
                "showed 0 4c 3, showed 0 5c 4, showed 0 6c 5, satan-showed - 9d 5");
        addCase("any of the five, or none", six(), "face-satan", "legal: done, toss 1, toss 2, toss 3, toss 4, toss 5");
        addCase("ascending", six(), "face-satan; toss 2; toss 4",
                "legal: done, toss 5; tossing: 2 4; hand0: 2c^ 3c^ 4c^ 5c^ 6c^; events: tossed 0 5c 4");
        addCase("refilled face down unseen", six(), "face-satan; toss 2; toss 4; done",
                "hand0: 2c^ 7s 4c^ 8s 6c^; sees0.hand0: 2c^ ? 4c^ ? 6c^; discards: 9s 5c 3c; tossing: ; deck: 10s 11s 12s");
        addCase("with the last place it is done", six(), "face-satan; toss 1; toss 5", "phase: after; hand0: 7s 3c^ 4c^ 5c^ 8s");
        addCase("all five", six(), "face-satan; toss 1; toss 2; toss 3; toss 4; toss 5",
                "hand0: 7s^ 8s^ 9s^ 10s^ 11s^; deck: ; phase: over; locked0: 6; discards: 9d 6c 5c 4c 3c 2c");
        addCase("none", six(), "face-satan; done", "hand0: 2c^ 3c^ 4c^ 5c^ 6c^; discards: 7s; locked0: 6");
        addCase("no helpers in this", six(), "face-satan", "refuses: use-card boy 0 = no-use; verbs: done toss");
    }
    void discards() { checkCase(); }

    void asksBeforeTheEnd_data()
    {
        addColumns();
        addCase("two are locked, before the roll", table("phase: ready; locked0: 6 6; helpers: boy"), "", "prompt: ready-last");
        addCase("one is locked", table("phase: ready; locked0: 6; helpers: boy"), "", "prompt: ready");
        addCase("two are another seat's", table("phase: ready; locked1: 6 6; helpers: boy"), "", "prompt: ready");
        addCase("the third 6 is rolled", six("locked0: 6 6"), "", "prompt: act-last");
        addCase("another face", table("phase: act; dice: 5; locked0: 6 6; helpers: boy"), "", "prompt: act");
        addCase("the first 6", six(), "", "prompt: act");
    }
    void asksBeforeTheEnd() { checkCase(); }

    void satan_data()
    {
        addColumns();
        addCase("a card that helps him not is discarded", six(), "face-satan; done",
                "satan: 14c^ 14d^ 14h^ 14s^ 9d^; discards: 7s; events: satan-turned-up - 7s, satan-passed -, locked 0 1");
        addCase(
            "one that makes a better hand is swapped in", six("deck: 10s 11s"), "face-satan; done",
            "satan: 14c^ 14d^ 14h^ 14s^ 10s^; discards: 9d; deck: 11s; events: satan-turned-up - 10s, satan-swapped - 9d 10s, locked 0 1");
        addCase("the best swap", six("satan: 9c^ 9d^ 4h^ 4s^ 2c; deck: 9s 11s"), "face-satan; done",
                "satan: 9c^ 9d^ 4h^ 4s^ 9s^; discards: 2c");
        addCase("of equal ones the leftmost", six("satan: 9c^ 9d^ 9h^ 9s^ 9c; deck: 10s 11s"), "face-satan; done",
                "satan: 10s^ 9d^ 9h^ 9s^ 9c^");
        addCase("an equal hand is no better", six("satan: 9c^ 9d^ 4h^ 4s^ 2c; deck: 2s 11s"), "face-satan; done",
                "satan: 9c^ 9d^ 4h^ 4s^ 2c^; discards: 2s");
        addCase("a straight counts", six("satan: 5c^ 6d^ 7h^ 8s^ 8c; deck: 9s 11s"), "face-satan; done",
                "satan: 5c^ 6d^ 7h^ 9s^ 8c^; discards: 8s");
        addCase("after the seat's refill", six("deck: 10s 11s"), "face-satan; toss 1; done",
                "hand0: 10s 3c^ 4c^ 5c^ 6c^; satan: 14c^ 14d^ 14h^ 14s^ 11s^");
    }
    void satan() { checkCase(); }

    void locked_data()
    {
        addColumns();
        addCase("a die locked on 6", six(), "face-satan; done", "locked0: 6; dice: ; phase: after");
        addCase("the second", six("locked0: 6"), "face-satan; done",
                "locked0: 6 6; phase: after; events: satan-turned-up - 7s, satan-passed -, locked 0 2");
        addCase("the third: lost", six("locked0: 6 6"), "face-satan; done",
                "locked0: 6 6 6; phase: over; winners: ; events: satan-turned-up - 7s, satan-passed -, locked 0 3, lost -");
        addCase("a seat's own third", six("locked0: 6; locked1: 6 6"), "face-satan; done", "locked0: 6 6; phase: after");
        addCase("one made a 6 by a helper locks as well", table("phase: act; dice: 5; helpers: boy"), "use-die boy 0; change-to 6; done",
                "locked0: 6; altered: ; printed: ");
    }
    void locked() { checkCase(); }

    void newDeck_data()
    {
        addColumns();
        addCase("the deck runs out: the discards are shuffled into a new one", six("deck: 7s; discards: 9c"),
                "face-satan; toss 1; toss 2; done = discards: 9c", "last-turn: 1; discards: 9c");
        addCase("the battle ends after this turn, deck or no deck", six("deck: 7s; discards: 9c 10c 11c"),
                "face-satan; toss 1; toss 2; done", "last-turn: 1; phase: after");
        addCase("it does", six("deck: 7s; discards: 9c 10c 11c"), "face-satan; toss 1; toss 2; done; done", "phase: over");
        addCase("the cards just discarded are in it", six("deck: 7s"), "face-satan; toss 1; toss 2; done = hand0: 7s 2c 4c^ 5c^ 6c^",
                "last-turn: 1");
        addCase("for Satan's card too", six("deck: 7s; discards: 9c"), "face-satan; toss 1; done = discards: 9c; done",
                "last-turn: 1; phase: over; hand0: 7s^ 3c^ 4c^ 5c^ 6c^");
        addCase("not when his card is the last", six("deck: 7s; discards: 9c"), "face-satan; done; done",
                "last-turn: 0; phase: over; discards: 7s 9c");
        addCase("nobody knows the new deck's cards", six("deck: 7s; discards: 9c 10c 11c 12c"), "face-satan; toss 1; toss 2; done",
                "sees0.deck: ? ? ? ?");
        addCase("told", six("deck: 7s 8s; discards: 9c"), "face-satan; toss 1; toss 2; done = deck: 3c 2c",
                "events: refilled 0 1, refilled 0 2, reshuffled -, satan-turned-up - 9c, satan-passed -, locked 0 1");
    }
    void newDeck() { checkCase(); }
};

BOMBSHELF_TEST(Six)
#include "tst_six.moc"
