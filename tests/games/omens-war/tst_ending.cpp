#include "nine.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// When the battle is won or lost.
class EndOfBattle : public QObject {
    Q_OBJECT

private slots:
    void noDice_data()
    {
        const char *last =
            "hit-points: 1; war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; deck: 14c 14d; own-deck0: 2c 2d; own-deck1: 3c 3h";
        addColumns();
        addCase("the last die rolled and lost", last, "roll = told: rolled 0 5 9",
                "phase: over; asked: -; winners: ; ending: no-dice; hit-points: ");
        addCase("its card is paid first, nothing follows", last, "roll = told: rolled 0 5 9",
                "deck: 14c 14d 4c; events: rolled 0 5 9, loses-die 0 0, loses-card 0 4c, lost -");
        addCase("the last die lost without rolling", last, "stand",
                "phase: over; winners: ; ending: no-dice; events: stands 0, loses-die 0 0, lost -");
        addCase("seats still to choose are not asked", last, "stand", "asked: -; turned-up1: 3d");
        addCase("not with a die left", "hit-points: 1 1; war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; deck: 14c; own-deck0: 2c",
                "stand", "phase: choose; asked: 1");
        addCase("the last die may be rolled and come back", "hit-points: 1; war: 10c; turned-up0: 9c; deck: 14c; own-deck0: 2c",
                "roll = told: rolled 0 6 15", "phase: choose; hit-points: 6; round: 2");
        addCase("the last die may be saved by a helper",
                "hit-points: 1; war: 10c; turned-up0: 9c; deck: 14c; own-deck0: 2c; helpers: driver", "use-card driver 0; change-to 11c",
                "phase: choose; round: 2; hit-points: 1");
        addCase("while it lies rolled nothing is lost", "hit-points: 1; war: 10c; turned-up0: 5c; deck: 14c; own-deck0: 2c; helpers: boy",
                "roll = dice: 1", "phase: die-rolled; hit-points: ; dice: 1; winners: ");
        addCase("also with War's deck empty", "hit-points: 1; war: 10c; turned-up0: 4c; own-deck0: 2c 2d", "stand",
                "phase: over; winners: ; ending: no-dice");
    }
    void noDice() { checkCase(); }

    void noCards_data()
    {
        addColumns();
        addCase("every seat is out of cards", nine("war: 10c; turned-up0: 4c; deck: 14c"), "stand",
                "phase: over; winners: ; ending: no-cards; asked: -; told: loses-die 0 8, lost -");
        addCase("one is not", nine("war: 10c; turned-up0: 4c; deck: 14c; own-deck1: 3c"), "stand", "round: 2; turned-up1: 3c; asked: 1");
        addCase("looked at between turns: the last card still plays", before("deck: 10c 14c; own-deck0: 4c"), "give 1",
                "turned-up0: 4c; turned-up1: 2s; own-deck0: ; own-deck1: ; phase: choose; asked: 0");
        addCase("a war can bring them back", nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; deck: 14c"),
                "roll = told: rolled 0 2 10; give 0", "phase: share; own-deck1: ; winners: ");
        addCase("and the battle goes on", nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; deck: 14c"),
                "roll = told: rolled 0 2 10; give 0; give 1", "round: 2; war: 14c; phase: choose");
        addCase("lost in a war", nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 4d; deck: 14c"), "stand",
                "phase: over; ending: no-cards; winners: ");
    }
    void noCards() { checkCase(); }

    void warIsEmpty_data()
    {
        addColumns();
        addCase("War's deck is empty at the start of a turn: won", nine("war: 10c; turned-up0: 4c; own-deck0: 2c; own-deck1: 3c"), "stand",
                "phase: over; winners: 0 1; ending: war-is-empty; asked: -; round: 1; events: stands 0, loses-die 0 8, won -");
        addCase("also when the seats' are empty too", nine("war: 10c; turned-up0: 4c"), "stand",
                "phase: over; winners: 0 1; ending: war-is-empty");
        addCase("all seats win", nine("seats: 4; war: 10c; turned-up0: 4c; own-deck0: 2c"), "stand", "winners: 0 1 2 3");
        addCase("also a seat without cards", nine("seats: 3; war: 10c; turned-up0: 4c; own-deck0: 2c"), "stand", "winners: 0 1 2");
        addCase("within a turn it may be empty",
                nine("war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; own-deck0: 2c; own-deck1: 3c"), "stand",
                "phase: choose; asked: 1");
        addCase("a card paid fills it again", nine("war: 10c; turned-up0: 4c; own-deck0: 2c; own-deck1: 3c"), "roll = told: rolled 0 1 5",
                "phase: choose; round: 2; war: 4c; asked: 0");
        addCase("so does a war that it wins", nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 4d; own-deck0: 2c; own-deck1: 3c"),
                "stand = war: 9c", "round: 2; deck: 4d; phase: choose");
        addCase("a war that it loses does not", nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; own-deck0: 2c; own-deck1: 3c"),
                "roll = told: rolled 0 2 10; give 0; give 0", "phase: over; ending: war-is-empty");
    }
    void warIsEmpty() { checkCase(); }

    void over_data()
    {
        addColumns();
        addCase("nobody is asked any more", nine("war: 10c; turned-up0: 4c; helpers: boy"), "stand",
                "asked: -; refuses: stand = match-over, use-card boy 0 = match-over");
        addCase("all cards turned up are discarded first", nine("war: 10c; turned-up0: 4c; turned-up1: 12d"), "stand",
                "discards: 10c 12d 4c; war: ; turned-up0: ");
    }
    void over() { checkCase(); }
};

BOMBSHELF_TEST(EndOfBattle)
#include "tst_ending.moc"
