#include "nine.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// War's 10 against seat 0's card, who is asked, and seat 1's 3, who is next.
QByteArray with(const char *helpers, const char *card, const QByteArray &rest = {})
{
    return nine("war: 10c; turned-up1: 3d; to-choose: 1; deck: 14c 14d 14h; own-deck0: 2c 2d 2h 5s; own-deck1: 3c 3h; helpers: ") +
           helpers + "; turned-up0: " + card + "; " + rest;
}

/// Seat 0 in a war against War's 9, seat 1 next.
QByteArray inWar(const char *helpers, const char *card, const char *rest = "spoils: 12h^ 12s^")
{
    return nine("at-war: 1; fighting: 0 1; to-choose: 1; war: 9c; turned-up1: 6h; discards: 10c 10d 10h; deck: 14c 14d; own-deck0: 2c 2d; "
                "own-deck1: 3c 3h; helpers: ") +
           helpers + "; turned-up0: " + card + "; " + rest;
}

} // namespace

/// Powers on a losing seat's card, and on the die it rolls.
class Helpers : public QObject {
    Q_OBJECT

private slots:
    void cards_data()
    {
        addColumns();
        addCase("on the own card, before rolling", with("hound", "4c"), "",
                "legal: roll, stand, use-card hound 0; refuses: use-die hound 0 = no-use, use-card hound 1 = no-use, accept = not-now");
        addCase("a win ends it: no die, no loss", with("hound", "8c"), "use-card hound 0",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 1; turned-up0: 11c; events: used-card 0 hound 0, changed 0 8c 11c, beats 0 11 10");
        addCase("a win: no further power", with("hound boy", "8c"), "use-card hound 0", "asked: 1; helpers: boy; phase: choose");
        addCase("a win: War does not cheat",
                nine("war: 10c; turned-up0: 8c; turned-up1: 12d; deck: 14c; own-deck0: 2c; own-deck1: 3c; helpers: hound"),
                "use-card hound 0", "round: 2; has-cheated: 0");
        addCase("a tie: to war at once", with("hound", "7c"), "use-card hound 0",
                "at-war: 1; fighting0: 1; fighting1: 0; war: 14c; turned-up0: 2c; turned-up1: ; hit-points: 1 1 1 1 1 1 1 1 1; told: "
                "changed 0 7c 10c, ties 0 10, goes-to-war 0");
        addCase("a tie: the others are spared", with("hound", "7c"), "use-card hound 0; stand",
                "round: 2; hit-points: 1 1 1 1 1 1 1 1 1; turned-up1: 3c");
        addCase("not enough: it may go on", with("hound driver", "4c"), "use-card hound 0",
                "phase: choose; asked: 0; turned-up0: 7c; legal: roll, stand, use-card driver 0");
        addCase("as many as it likes, one by one", with("hound driver bookseller", "4c"),
                "use-card hound 0; use-card driver 0; change-to 9c; use-card bookseller 0", "legal: change-to 10c, change-to 8c");
        addCase("and then roll: the die is added to what helpers made", with("hound", "4c"), "use-card hound 0; roll = told: rolled 0 4 11",
                "asked: 1; told: beats 0 11 10; hit-points: 1 1 1 1 1 1 1 1 4");
        addCase("and then stand: a die is lost", with("hound", "4c"), "use-card hound 0; stand",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; turned-up0: 7c");
        addCase("a helper used is gone for all", with("hound", "4c"), "use-card hound 0; stand",
                "asked: 1; refuses: use-card hound 0 = no-helper");
        addCase("the next seat may use another", with("hound boy", "4c"), "stand; use-card boy 0; change-to 11d", "spent: boy; round: 2");
        addCase("lower is allowed", with("sergeant", "8c"), "use-card sergeant 0", "turned-up0: 5c; asked: 0; phase: choose");
        addCase("no change of suit: suits mean nothing", with("witch-hunter", "8c"), "",
                "legal: roll, stand; refuses: use-card witch-hunter 0 = no-use");
        addCase("nor in a war", inWar("witch-hunter", "4d"), "", "legal: roll, stand; refuses: use-card witch-hunter 0 = no-use");
        addCase("ruling: no card powers after the die is rolled", with("hound boy", "4c"), "roll = dice: 2",
                "phase: die-rolled; verbs: accept use-die; refuses: use-card boy 0 = no-use");
        addCase("a seat that wins is not asked", before("deck: 10c 14c; own-deck0: 12d; own-deck1: 3d; helpers: hound"), "give 0",
                "asked: 1; phase: choose");
    }
    void cards() { checkCase(); }

    void marks_data()
    {
        addColumns();
        addCase("a changed card is discarded as printed", with("hound", "4c"), "use-card hound 0; stand; stand",
                "discards: 10c 3d 4c; printed: ; round: 2");
        addCase("it goes to War's deck as printed", with("hound", "4c"), "use-card hound 0; roll = told: rolled 0 2 9",
                "deck: 14c 14d 14h 4c; printed: ; told: loses-card 0 4c");
        addCase("the mark stays until then", with("hound", "8c"), "use-card hound 0", "turned-up0: 11c; printed: 8c");
        addCase("it is discarded on going to war", with("hound", "7c"), "use-card hound 0", "discards: 10c 3d 7c; printed: ");
        addCase("spoils keep it while the war goes on", inWar("driver", "7d"), "use-card driver 0; change-to 9d",
                "spoils: 12h^ 12s^ 6h^ 9c^ 9d^; printed: 7d; war: 14c");
        addCase("a won war's cards are printed again", inWar("hound", "7d"), "use-card hound 0",
                "phase: share; spoils: 12h 12s 6h 7d 9c; printed: ");
        addCase("a lost war's too",
                nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 4d; deck: 14c; own-deck0: 2c; own-deck1: 3c; helpers: hound"),
                "use-card hound 0; stand = deck: 4d 9c", "printed: ");
        addCase("a die that helped goes back unmarked", with("boy", "5c"), "roll = dice: 1; use-die boy 0; change-to 6",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 1; printed: ");
        addCase("a die that is lost too", with("boy", "3c"), "roll = dice: 1; use-die boy 0; change-to 6",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; dice-box: 1 1 1 1; printed: ");
    }
    void marks() { checkCase(); }

    void medium_data()
    {
        addColumns();
        addCase("War's value: a tie", with("medium", "4c", "seats: 3; turned-up2: 12h"), "use-card medium 0; change-to 10c",
                "at-war: 1; told: ties 0 10");
        addCase("any card turned up", with("medium", "4c", "seats: 3; turned-up2: 12h"), "use-card medium 0",
                "legal: change-to 10c, change-to 12c, change-to 3c");
        addCase("a winner's value: a win", with("medium", "4c", "seats: 3; turned-up2: 12h"), "use-card medium 0; change-to 12c",
                "asked: 1; told: beats 0 12 10");
        addCase("no discarded card", with("medium", "4c", "discards: 14c 13h"), "use-card medium 0", "legal: change-to 10c, change-to 3c");
        addCase("in a war the cards of the war too", inWar("medium", "4d"), "use-card medium 0",
                "legal: change-to 12d, change-to 6d, change-to 9d");
    }
    void medium() { checkCase(); }

    void witch_data()
    {
        addColumns();
        addCase("the deck is the seat's own", with("witch", "4c"), "use-card witch 0",
                "turned-up0: 2c; own-deck0: 2d 2h 5s; discards: 4c; deck: 14c 14d 14h; phase: choose; asked: 0");
        addCase("the new card wins",
                nine("war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; deck: 14c; own-deck0: 12c 2c; own-deck1: 3c; helpers: witch"),
                "use-card witch 0", "asked: 1; turned-up0: 12c; told: replaced 0 4c 12c, beats 0 12 10");
        addCase("the new card ties",
                nine("war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; deck: 14c; own-deck0: 10s 2c; own-deck1: 3c; helpers: witch"),
                "use-card witch 0", "at-war: 1; discards: 10c 10s 3d 4c; turned-up0: 2c");
        addCase("none without a card in it", nine("war: 10c; turned-up0: 4c; deck: 14c 14d; own-deck1: 3c; helpers: witch"), "",
                "legal: roll, stand; refuses: use-card witch 0 = no-use");
        addCase("in a war: the old card is discarded, not kept for the war", inWar("witch", "4d"), "use-card witch 0",
                "turned-up0: 2c; discards: 10c 10d 10h 4d; spoils: 12h^ 12s^");
    }
    void witch() { checkCase(); }

    void prophet_data()
    {
        addColumns();
        addCase("the own deck's top three", with("prophet", "4c"), "use-card prophet 0",
                "phase: order; sees0.own-deck0: 2c 2d 2h ?; sees1.own-deck0: ? ? ? ?; sees0.deck: ? ? ?");
        addCase("put back in any order", with("prophet", "4c"), "use-card prophet 0; put-back 2 0 1",
                "own-deck0: 2h 2c 2d 5s; phase: choose; asked: 0; legal: roll, stand");
        addCase("or two", nine("war: 10c; turned-up0: 4c; deck: 14c 14d; own-deck0: 2c 2d; own-deck1: 3c; helpers: prophet"),
                "use-card prophet 0", "legal: put-back 0 1 0, put-back 1 0 0");
        addCase("not one", nine("war: 10c; turned-up0: 4c; deck: 14c 14d; own-deck0: 2c; own-deck1: 3c; helpers: prophet"), "",
                "legal: roll, stand");
    }
    void prophet() { checkCase(); }

    void postman_data()
    {
        const char *four = "seats: 4; turned-up2: 5h; turned-up3: 12h; own-deck2: 4h; own-deck3: 6h";
        addColumns();
        addCase("with a losing seat that has still to choose", with("postman", "4c"), "use-card postman 0",
                "phase: swap; legal: swap-with 1 0");
        addCase("not with War, a winner, or who has chosen",
                nine("war: 10c; asked: 1; turned-up0: 4c; turned-up1: 3d; deck: 14c; own-deck0: 2c; helpers: postman; to-choose: 2; ") +
                    four,
                "use-card postman 0", "legal: swap-with 2 0");
        addCase("with any of several", with("postman", "4c", "to-choose: 1 2; " + QByteArray(four)), "use-card postman 0",
                "legal: swap-with 1 0, swap-with 2 0");
        addCase("the last loser has nobody to swap with", with("postman", "4c"), "stand",
                "asked: 1; legal: roll, stand; refuses: use-card postman 0 = no-use");
        addCase("then both go on choosing", with("postman", "4c"), "use-card postman 0; swap-with 1 0",
                "turned-up0: 3d; turned-up1: 4c; asked: 0; phase: choose; to-choose1: 1; events: swapped 0 4c 3d");
        addCase("each with the card it has now", with("postman", "4c"),
                "use-card postman 0; swap-with 1 0; roll = told: rolled 0 5 8; roll = told: rolled 1 6 10",
                "at-war: 1; fighting1: 1; deck: 14d 14h 3d; discards: 10c 4c");
        addCase("in a war: with a seat that has still to choose in it", inWar("postman", "4d", "seats: 3; turned-up2: 2s; own-deck2: 5h"),
                "use-card postman 0", "legal: swap-with 1 0");
        addCase("a changed card keeps its mark", with("postman hound", "4c"), "use-card hound 0; use-card postman 0; swap-with 1 0",
                "turned-up0: 3d; turned-up1: 7c; printed: 4c");
    }
    void postman() { checkCase(); }

    void dice_data()
    {
        addColumns();
        addCase("on the die that was rolled, where they can change it", with("bookseller", "4c"), "roll = dice: 2",
                "phase: die-rolled; asked: 0; legal: accept, use-die bookseller 0; refuses: roll = not-now, stand = not-now");
        addCase("where none can, the loss follows at once", with("medium sergeant", "4c"), "roll = told: rolled 0 1 5",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1");
        addCase("a die that helps at once is not asked about", with("bookseller", "6c"), "roll = told: rolled 0 6 12",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 6");
        addCase("tie: to war at once, the die goes back", with("bookseller", "6c"), "roll = dice: 3; use-die bookseller 0; change-to 4",
                "at-war: 1; hit-points: 1 1 1 1 1 1 1 1 3; dice: ; told: ties 0 10, goes-to-war 0");
        addCase("win: the die goes back", with("driver", "6c"), "roll = dice: 3; use-die driver 0; change-to 5",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 3; told: changed 0 3 5, beats 0 11 10");
        addCase("not enough: another one", with("bookseller postman", "4c"), "roll = dice: 2; use-die bookseller 0; change-to 3",
                "phase: die-rolled; legal: accept, use-die postman 0; dice: 3");
        addCase("not enough, and no other: the loss follows", with("bookseller", "4c"), "roll = dice: 2; use-die bookseller 0; change-to 3",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; told: loses-die 0 8, loses-card 0 4c");
        addCase("accept: the die and the card are lost", with("bookseller", "4c"), "roll = dice: 2; accept",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; deck: 14c 14d 14h 4c; helpers: bookseller");
        addCase("Hound: rolled again", with("hound", "6c"), "roll = dice: 1; use-die hound 0 = told: rolled-again 0 1 5",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 5");
        addCase("Witch: rolled again", with("witch", "6c"), "roll = dice: 1; use-die witch 0; roll-picked = told: rolled-again 0 1 4",
                "at-war: 1");
        addCase("Witch: and lost", with("witch", "6c"), "roll = dice: 1; use-die witch 0; roll-picked = told: rolled-again 0 1 3",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; told: loses-die 0 8");
        addCase("Witch-hunter: turned over", with("witch-hunter", "6c"), "roll = dice: 1; use-die witch-hunter 0",
                "asked: 1; told: beats 0 12 10");
        addCase("Medium: no other die to copy", with("medium", "4c"), "roll = told: rolled 0 2 6", "asked: 1; helpers: medium");
        addCase("Prophet: the new die is no hit point", with("prophet", "6c"),
                "roll = dice: 1; use-die prophet 0 = extra-die: 6; leave-out 0",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1 6; dice-box: 1 1 1; told: beats 0 12 10");
        addCase("Prophet: or it is left out", with("prophet", "6c"), "roll = dice: 3; use-die prophet 0 = extra-die: 2; leave-out 1",
                "asked: 1; hit-points: 1 1 1 1 1 1 1 1; dice-box: 1 1 2 3; told: was-left-out 0 2 1, loses-die 0 8");
        addCase("in a war too", inWar("witch-hunter", "4d"), "roll = dice: 1; use-die witch-hunter 0",
                "phase: share; asked: 0; told: beats 0 10 9");
        addCase("in a war: accept, and the card stays", inWar("witch-hunter", "4d"), "roll = dice: 1; accept",
                "asked: 1; turned-up0: 4d; hit-points: 1 1 1 1 1 1 1 1; deck: 14c 14d");
    }
    void dice() { checkCase(); }

    void war_data()
    {
        addColumns();
        addCase("card powers in a war", inWar("hound", "4d"), "", "legal: roll, stand, use-card hound 0");
        addCase("a win by one stops it", inWar("hound", "7d"), "use-card hound 0",
                "phase: share; asked: 0; to-choose1: 0; told: beats 0 10 9, wins-cards 0 5");
        addCase("a tie by one: one card more each", inWar("hound", "6d"), "use-card hound 0",
                "war: 14c; turned-up0: 2c; fighting1: 0; told: ties 0 9, war-turns-up - 14c");
        addCase("not enough: it may go on", inWar("hound", "4d"), "use-card hound 0", "asked: 0; phase: choose; turned-up0: 7d");
        addCase("and stand for nothing", inWar("hound", "4d"), "use-card hound 0; stand", "asked: 1; hit-points: 1 1 1 1 1 1 1 1 1");
    }
    void war() { checkCase(); }
};

BOMBSHELF_TEST(Helpers)
#include "tst_helpers.moc"
