#include "games/omens-war/words.h"
#include "nine.h"
#include "support/cases.h"
#include "support/test_case.h"

#include <set>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// Seats 0 and 1 tie with War's 10; then War turns up a 9.
QByteArray bothTie(const char *rest) { return before("deck: 10c 9c 14c 14d; own-deck0: 10d ") + rest; }

/// In a war: seats 0 and 1 lie below War's 9, and seat 0 is asked.
QByteArray below(const char *rest)
{
    return nine("at-war: 1; fighting: 0 1; to-choose: 1; war: 9c; turned-up0: 4d; turned-up1: 6h; discards: 10c 10d 10h; ") + rest;
}

} // namespace

/// From a tie with War until War or a seat is highest.
class GoingToWar : public QObject {
    Q_OBJECT

private slots:
    void beginning_data()
    {
        addColumns();
        addCase("all cards turned up are discarded", bothTie("4d; own-deck1: 10h 6h"), "give 0", "discards: 10c 10d 10h; spoils: ");
        addCase(
            "the tied seats and War turn up the next card", bothTie("4d; own-deck1: 10h 6h"), "give 0",
            "war: 9c; turned-up0: 4d; turned-up1: 6h; told: goes-to-war 0, goes-to-war 1, war-turns-up - 9c, turns-up 0 4d, turns-up 1 6h");
        addCase("nobody else does", bothTie("4d; own-deck1: 12h 6h"), "give 0", "turned-up1: ; own-deck1: 6h; discards: 10c 10d 12h");
        addCase("a seat is highest: it wins", bothTie("11d; own-deck1: 12h 6h"), "give 0",
                "phase: share; asked: 0; spoils: 11d 9c; at-war: 0; fighting0: 0; told: wins-cards 0 2");
        addCase("the higher one of two", bothTie("11d; own-deck1: 10h 12h"), "give 0", "phase: share; asked: 1; told: wins-cards 1 3");
        addCase("one above, one below: nobody chooses", bothTie("4d; own-deck1: 10h 12h"), "give 0",
                "phase: share; asked: 1; spoils: 12h 4d 9c");
        addCase("seats equal above War: the first from seat 0", bothTie("12d; own-deck1: 10h 12h"), "give 0", "phase: share; asked: 0");
        addCase("the first of those in the war",
                before("seats: 3; deck: 10c 9c 14c; own-deck0: 3d; own-deck1: 10h 12h; own-deck2: 10s 12s"), "give 0",
                "phase: share; asked: 1");
        addCase("14 is high", bothTie("14h; own-deck1: 10h 13h"), "give 0", "phase: share; asked: 0");
        addCase("War does not cheat in a war", bothTie("11d; own-deck1: 10h 12h"), "give 0", "has-cheated: 0; deck: 14c 14d");
        addCase("all cheated already: War goes to war all the same", before("deck: 5c 10c 9c 14c; own-deck0: 6d 10d 4d; own-deck1: 7h 3h"),
                "give 0", "has-cheated: 1; at-war: 1; war: 9c; turned-up0: 4d");
    }
    void beginning() { checkCase(); }

    void equal_data()
    {
        addColumns();
        addCase("War equals the best seat: those turn up one more each", bothTie("9d 5d; own-deck1: 10h 6h 5h"), "give 0",
                "war: 14c; turned-up0: 5d; turned-up1: ; fighting0: 1; fighting1: 0; own-deck1: 5h; asked: 0; to-choose1: 0");
        addCase("the cards before lie aside, face up", bothTie("9d 5d; own-deck1: 10h 6h 5h"), "give 0",
                "spoils: 6h^ 9c^ 9d^; discards: 10c 10d 10h");
        addCase("both equal it: both go on", bothTie("9d 5d; own-deck1: 10h 9h 6h"), "give 0",
                "fighting0: 1; fighting1: 1; turned-up0: 5d; turned-up1: 6h; asked: 0; to-choose1: 1");
        addCase("one equals it, another is higher: that one wins", bothTie("9d 5d; own-deck1: 10h 12h 5h"), "give 0",
                "phase: share; asked: 1; spoils: 12h 9c 9d");
        addCase("and so on", bothTie("9d 14h 5d; own-deck1: 10h 6h"), "give 0",
                "war: 14d; turned-up0: 5d; spoils: 14c^ 14h^ 6h^ 9c^ 9d^; told: war-turns-up - 14c, turns-up 0 14h, war-turns-up - 14d, "
                "turns-up 0 5d");
        addCase("in the end all of the war's cards are won", before("deck: 10c 9c 4c 14d; own-deck0: 10d 9d 5d; own-deck1: 10h 6h"),
                "give 0", "phase: share; asked: 0; spoils: 4c 5d 6h 9c 9d; told: wins-cards 0 5");
    }
    void equal() { checkCase(); }

    void choosing_data()
    {
        addColumns();
        addCase("none equals or beats War: clockwise from seat 0", bothTie("4d; own-deck1: 10h 6h"), "give 0",
                "phase: choose; asked: 0; to-choose1: 1; legal: roll, stand");
        addCase("seats outside the war are not asked",
                before("seats: 3; deck: 10c 9c 14c; own-deck0: 3d; own-deck1: 10h 5h; own-deck2: 10s 5s"), "give 0",
                "asked: 1; to-choose0: 0; to-choose2: 1");
        addCase("not rolling costs nothing", below("deck: 14c"), "stand", "hit-points: 1 1 1 1 1 1 1 1 1; asked: 1; events: stands 0");
        addCase("a die that does not help is lost", below("deck: 14c"), "roll = told: rolled 0 4 8",
                "hit-points: 1 1 1 1 1 1 1 1; dice-box: 1 1 1 4; asked: 1; events: rolled 0 4 8, loses-die 0 8");
        addCase("its card stays among the war's", below("deck: 14c"), "roll = told: rolled 0 4 8", "turned-up0: 4d; deck: 14c");
        addCase("a win stops this: die back, its seat has won", below("deck: 14c"), "roll = told: rolled 0 6 10",
                "phase: share; asked: 0; to-choose1: 0; hit-points: 1 1 1 1 1 1 1 1 6; spoils: 4d 6h 9c; events: rolled 0 6 10, beats 0 10 "
                "9, wins-cards 0 3");
        addCase("the second seat's win", below("deck: 14c"), "stand; roll = told: rolled 1 4 10",
                "phase: share; asked: 1; spoils: 4d 6h 9c");
        addCase("a tie stops this: that seat and War turn up one more each", below("deck: 14c; own-deck0: 5d; own-deck1: 5h"),
                "roll = told: rolled 0 5 9",
                "war: 14c; turned-up0: 5d; turned-up1: ; own-deck1: 5h; fighting0: 1; fighting1: 0; to-choose1: 0; spoils: 4d^ 6h^ 9c^; "
                "asked: 0; hit-points: 1 1 1 1 1 1 1 1 5");
        addCase("then it may roll again", below("deck: 14c; own-deck0: 11d; own-deck1: 5h"),
                "roll = told: rolled 0 5 9; roll = told: rolled 0 4 15", "phase: share; asked: 0; spoils: 11d 14c 4d 6h 9c");
        addCase("both fail: War has won", below("deck: 14c 13c; own-deck0: 2c; own-deck1: 3c"),
                "roll = told: rolled 0 4 8; roll = told: rolled 1 2 8",
                "at-war: 0; round: 2; hit-points: 1 1 1 1 1 1 1; told: loses-die 1 7, war-takes - 3");
        addCase("the last die lost ends the battle",
                "hit-points: 1; at-war: 1; fighting: 0 1; to-choose: 1; war: 9c; turned-up0: 4d; turned-up1: 6h; deck: 14c",
                "roll = told: rolled 0 4 8", "phase: over; winners: ; ending: no-dice; events: rolled 0 4 8, loses-die 0 0, lost -");
    }
    void choosing() { checkCase(); }

    void warWins_data()
    {
        const char *lost =
            "at-war: 1; fighting: 0; war: 9c; turned-up0: 4d; discards: 10c 10d; deck: 14c 13c; own-deck0: 2c 2d; own-deck1: 3c 3d";
        addColumns();
        addCase("the war's cards go to the bottom of its deck", nine(lost), "stand = deck: 13c 9c 4d",
                "at-war: 0; fighting0: 0; turned-up0: 2c; spoils: ; told: war-takes - 2, turn-began - 2");
        addCase("shuffled", nine(lost), "stand = deck: 13c 4d 9c", "round: 2");
        addCase("nobody knows them", nine(lost), "stand", "sees-.deck: ? ? ?; sees0.deck: ? ? ?; sees1.deck: ? ? ?");
        addCase("those discarded before are not among them", nine(lost), "stand", "discards: 10c 10d");
        addCase("all cards of the war, those before too",
                nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 4d; spoils: 8h^ 8c^; deck: 14c; own-deck0: 2c; own-deck1: 3c"),
                "stand = deck: 9c 8c 8h 4d", "told: war-takes - 4");
        addCase("also of seats that fell behind", below("deck: 14c; own-deck0: 2c; own-deck1: 3c"), "stand; stand = deck: 6h 4d 9c",
                "told: war-takes - 3");
        addCase("the card of a seat that rolled too", below("deck: 14c; own-deck0: 2c; own-deck1: 3c"),
                "roll = told: rolled 0 4 8; stand = deck: 9c 4d 6h", "told: war-takes - 3");
        addCase("then the next turn begins for all", nine(lost), "stand", "round: 2; war: 14c; turned-up0: 2c; turned-up1: 3c; asked: 0");
    }
    void warWins() { checkCase(); }

    void seatWins_data()
    {
        const char *won =
            "at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; discards: 10c 10d; deck: 14c 13c; own-deck0: 2c 2d; own-deck1: 3c 3d";
        addColumns();
        addCase("the war's cards are shuffled face down", nine(won), "roll = told: rolled 0 2 10",
                "spoils: 8d 9c; sees0.spoils: ? ?; sees1.spoils: ? ?; discards: 10c 10d");
        addCase("ruling: the winning seat chooses for each card", nine(won), "roll = told: rolled 0 2 10",
                "phase: share; asked: 0; legal: give 0, give 1; refuses: give 2 = not-now, roll = not-now");
        addCase("any seat, whether it was in the war or has cards or not",
                nine("seats: 4; at-war: 1; fighting: 1; asked: 1; war: 9c; turned-up1: 8d; deck: 14c; own-deck2: 3d"),
                "roll = told: rolled 1 2 10", "legal: give 0, give 1, give 2, give 3");
        addCase("it gets it at the bottom", nine("phase: share; spoils: 9c 8d; deck: 14c; own-deck0: 2c 2d; own-deck1: 3c 3d"), "give 1",
                "own-deck1: 3c 3d 9c; spoils: 8d; asked: 0; events: gave 0 1");
        addCase("the next card elsewhere", nine("phase: share; spoils: 9c 8d 7d; deck: 14c; own-deck0: 2c 2d; own-deck1: 3c 3d"),
                "give 1; give 0", "own-deck1: 3c 3d 9c; own-deck0: 2c 2d 8d; phase: share");
        addCase("nobody knows it", nine("phase: share; spoils: 9c 8d; deck: 14c; own-deck0: 2c 2d; own-deck1: 3c 3d"), "give 1",
                "sees-.own-deck1: ? ? ?; sees0.own-deck1: ? ? ?; sees1.own-deck1: ? ? ?");
        addCase("a seat out of cards is in it again", nine("phase: share; spoils: 3c; deck: 14c; own-deck0: 2c 2d"), "give 1",
                "turned-up1: 3c; to-choose1: 1; round: 2");
        addCase("after the last card the next turn", nine("phase: share; spoils: 9c 8d; deck: 14c; own-deck0: 2c 2d; own-deck1: 3c 3d"),
                "give 1; give 1", "round: 2; war: 14c; turned-up0: 2c; turned-up1: 3c; own-deck1: 3d 9c 8d");
    }
    void seatWins() { checkCase(); }

    /// Either card of a war may be the first to be given.
    void spoilsAreShuffled()
    {
        std::set<Kind> first;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Play match(build(nine("at-war: 1; fighting: 0; war: 2c; turned-up0: 2d; deck: 14c; own-deck0: 3c")), seed);
            QCOMPARE(match.play("roll"), QString());
            QCOMPARE(match.check("phase: share; spoils: 2c 2d"), QString());
            first.insert(match.state().table.top(omens_war::spoilsZone).kind);
        }
        QCOMPARE(first.size(), 2u);
    }

    void reshuffling_data()
    {
        addColumns();
        addCase("War has no card in a war: the discards are its deck",
                before("deck: 10c; own-deck0: 10d 2d; own-deck1: 3h 7h; discards: 5h"), "give 0",
                "discards: ; at-war: 1; told: goes-to-war 0, reshuffled - 4");
        addCase("any of them may be turned up", before("deck: 10c; own-deck0: 10d 2d; own-deck1: 3h 7h; discards: 5h"), "give 0 = war: 5h",
                "turned-up0: 2d; asked: 0");
        addCase("also what was turned up just before", before("deck: 10c; own-deck0: 10d 2d; own-deck1: 3h 7h; discards: 5h"),
                "give 0 = war: 10d", "turned-up0: 2d; asked: 0");
        addCase("shuffled, and known to nobody", before("deck: 10c; own-deck0: 10d 2d; own-deck1: 3h 7h; discards: 5h"),
                "give 0 = deck: 3h 10c 5h", "war: 10d; sees-.deck: ? ? ?; sees0.deck: ? ? ?");
        addCase("not while it has a card", before("deck: 10c 9c; own-deck0: 10d 2d; own-deck1: 3h 7h; discards: 5h"), "give 0",
                "war: 9c; deck: ; discards: 10c 10d 3h 5h");
        addCase("in a later part of a war too",
                nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; discards: 13c; own-deck0: 2c 2d; own-deck1: 3c"),
                "roll = told: rolled 0 1 9", "war: 13c; turned-up0: 2c; discards: ; spoils: 8d^ 9c^; told: reshuffled - 1");
        addCase("the war's own cards are no discards",
                nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; discards: 13c; own-deck0: 2c 2d; own-deck1: 3c"),
                "roll = told: rolled 0 1 9", "deck: ; asked: 0");
        addCase("not between turns", before("deck: 10c; own-deck0: 12d 2d; own-deck1: 13h 7h; discards: 5h"), "give 0",
                "phase: over; ending: war-is-empty; discards: 10c 12d 13h 5h");
        addCase("nor after a war that took its last card", nine("phase: share; spoils: 9c; discards: 5h; own-deck0: 2c; own-deck1: 3c"),
                "give 1", "phase: over; ending: war-is-empty");
        addCase("neither deck nor discards: the best seat wins",
                nine("at-war: 1; fighting: 0; war: 9c; turned-up0: 8d; own-deck0: 2c 2d; own-deck1: 3c"), "roll = told: rolled 0 1 9",
                "phase: share; asked: 0; spoils: 2c 8d 9c");
    }
    void reshuffling() { checkCase(); }

    void noCards_data()
    {
        addColumns();
        addCase("ruling: it takes part with 0", before("deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"), "give 1",
                "at-war: 1; fighting0: 1; war: 5c; turned-up0: ; asked: 0; legal: roll, stand; told: goes-to-war 0, war-turns-up - 5c, "
                "has-no-card 0");
        addCase("and may roll a die: a win", before("deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"),
                "give 1; roll = told: rolled 0 6 6", "phase: share; asked: 0; spoils: 5c; told: beats 0 6 5");
        addCase("a tie", before("deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"), "give 1; roll = told: rolled 0 5 5",
                "at-war: 1; war: 14c; turned-up0: ; asked: 0; spoils: 5c^; told: ties 0 5, war-turns-up - 14c, has-no-card 0");
        addCase("a die that does not help", before("deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"),
                "give 1; roll = told: rolled 0 4 4", "hit-points: 1 1 1 1 1 1 1 1; round: 3; told: loses-die 0 8, war-takes - 1");
        addCase("it can't use card powers", before("helpers: boy medium prophet witch; deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"),
                "give 1", "verbs: roll stand; refuses: use-card boy 0 = no-use");
        addCase("but die powers", before("helpers: boy; deck: 10c 5c 14c; own-deck0: 10d; own-deck1: 3h 7h"),
                "give 1; roll = dice: 4; use-die boy 0; change-to 6", "phase: share; asked: 0");
        addCase("beside one who has cards", before("deck: 10c 9c 14c; own-deck0: 10d; own-deck1: 10h 7h"), "give 1",
                "asked: 0; turned-up1: 7h; to-choose1: 1");
        addCase("who wins alone", before("deck: 10c 9c 14c; own-deck0: 10d; own-deck1: 10h 12h"), "give 1",
                "phase: share; asked: 1; spoils: 12h 9c");
    }
    void noCards() { checkCase(); }
};

BOMBSHELF_TEST(GoingToWar)
#include "tst_going_to_war.moc"
