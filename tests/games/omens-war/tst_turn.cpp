#include "games/omens-war/flow.h"
#include "games/omens-war/words.h"
#include "match/house_set.h"
#include "nine.h"
#include "support/cases.h"
#include "support/test_case.h"

#include <set>

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

/// A first turn in which somebody lost, and War neither cheated nor was tied with.
bool isPlain(const Play &match)
{
    return match.ask("phase") == "choose" && match.ask("round") == "1" && match.ask("has-cheated") == "0" && match.ask("at-war") == "0";
}

} // namespace

/// Setting up, and turns without helpers.
class Turn : public QObject {
    Q_OBJECT

private slots:
    void whatADieMustShow_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("ties");
        QTest::newRow("one less") << QByteArray("war: 8s; turned-up0: 7c; turned-up1: 9d") << 5 << 1;
        QTest::newRow("three less") << QByteArray("war: 10s; turned-up0: 7c; turned-up1: 12d") << 3 << 1;
        QTest::newRow("six less: a tie at most") << QByteArray("war: 13s; turned-up0: 7c; turned-up1: 14d") << 0 << 1;
        QTest::newRow("out of reach") << QByteArray("war: 14s; turned-up0: 7c; turned-up1: 13d") << 0 << 0;
    }
    /// Each face is rolled.
    void whatADieMustShow()
    {
        QFETCH(QByteArray, cards);
        QFETCH(int, wins);
        QFETCH(int, ties);
        const State state = build(nine((cards + "; own-deck0: 2c 3c; own-deck1: 2d 3d; deck: 4c 5c 6c 4d").constData()));
        const int needed = omens_war::neededToTie(state);
        int won = 0, tied = 0;
        std::set<int> faces;
        for (std::uint64_t seed = 0; faces.size() < 6; ++seed) {
            Play match(state, seed);
            QCOMPARE(match.play("roll"), QString());
            const QString events = match.ask("events");
            const int face = events.section("rolled 0 ", 1).section(' ', 0, 0).toInt();
            if (!faces.insert(face).second)
                continue;
            QCOMPARE(events.contains("beats 0"), face > needed);
            QCOMPARE(events.contains("ties 0"), face == needed);
            won += face > needed;
            tied += face == needed;
        }
        QCOMPARE(won, wins);
        QCOMPARE(tied, ties);
    }

    void setUp_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("each");
        QTest::newRow("2 seats have 16 cards each") << 2 << 16;
        QTest::newRow("3 seats have 12 cards each") << 3 << 12;
        QTest::newRow("4 seats have 9 cards each") << 4 << 9;
    }
    /// One card of each deck is turned up by then.
    void setUp()
    {
        QFETCH(int, seats);
        QFETCH(int, each);
        using namespace omens_war;
        int plain = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng(seed);
            Heard heard;
            const State state = caseGame().rules.deal(defaultSetup(descriptor(), seats), rng, &heard);
            for (const Event &event : heard.events)
                QVERIFY(event.what != omens::startRoll && event.what != omens::starts);
            if (!isPlain(Play(state)))
                continue;
            ++plain;
            QCOMPARE(state.table.count(omens::deckZone), 52 - seats * each - 1);
            QVERIFY(state.table.empty(omens::discardZone));
            for (Seat seat = 0; seat < tableSeats; ++seat) {
                QCOMPARE(state.table.count(Zone(ownDeckZone + seat)), seat < seats ? each - 1 : 0);
                QCOMPARE(state.table.count(Zone(turnedUpZone + seat)), seat < seats ? 1 : 0);
                for (const Piece &card : state.table.in(Zone(ownDeckZone + seat)))
                    QVERIFY(card.knownBy.empty());
            }
            for (const Piece &card : state.table.in(omens::deckZone))
                QVERIFY(card.knownBy.empty());
            QCOMPARE(state.table.count(hitPointZone), 9);
            std::set<Kind> cards;
            for (const Piece &piece : state.table.all())
                if (omens::isCard(piece.kind))
                    cards.insert(piece.kind);
            QCOMPARE(cards.size(), 52u);
        }
        QVERIFY(plain > 10);
    }

    void helpers_data()
    {
        QTest::addColumn<int>("difficulty");
        QTest::addColumn<int>("count");
        QTest::newRow("easy: six helpers") << 0 << 6;
        QTest::newRow("normal: three") << 1 << 3;
        QTest::newRow("hard: one") << 2 << 1;
        QTest::newRow("ineffable: none") << 3 << 0;
    }
    void helpers()
    {
        QFETCH(int, difficulty);
        QFETCH(int, count);
        Setup setup = defaultSetup(caseGame().rules.descriptor(), 3);
        setup.options[0] = std::uint8_t(difficulty);
        Rng rng(3);
        QCOMPARE(caseGame().rules.deal(setup, rng, nullptr).table.count(omens::helperZone), count);
    }

    void turningUp_data()
    {
        addColumns();
        addCase("War and every seat turn up their top card", before("deck: 10c 14c; own-deck0: 4c 5c; own-deck1: 6d 7d"), "give 0",
                "war: 10c; turned-up0: 4c; turned-up1: 6d; deck: 14c; own-deck0: 5c 2s; own-deck1: 7d; round: 2; events: gave 0 0, "
                "turn-began - 2, war-turns-up - 10c, turns-up 0 4c, turns-up 1 6d");
        addCase("for all to see", before("deck: 10c 14c; own-deck0: 4c 5c; own-deck1: 6d 7d"), "give 0",
                "sees-.war: 10c; sees-.turned-up0: 4c; sees-.deck: ?; sees0.own-deck0: ? ?");
        addCase("a seat without cards turns up none", before("deck: 10c 14c; own-deck0: 4c 5c"), "give 0",
                "turned-up0: 4c; turned-up1: ; asked: 0; to-choose1: 0");
        addCase("14 is high: it beats a 13", before("deck: 13c 14c; own-deck0: 14h; own-deck1: 2d"), "give 0", "asked: 1; to-choose0: 0");
        addCase("War's 14 is high too", before("deck: 14c; own-deck0: 13h; own-deck1: 2d"), "give 0", "asked: 0; to-choose1: 1");
        addCase("the suit does not count", before("deck: 10c 9c; own-deck0: 10s 4s; own-deck1: 2d"), "give 0", "at-war: 1");
        addCase("the higher one wins by one", before("deck: 10c 14c; own-deck0: 11h; own-deck1: 9d"), "give 0", "asked: 1; to-choose0: 0");
    }
    void turningUp() { checkCase(); }

    void cheating_data()
    {
        addColumns();
        addCase("War loses to all: new cards are turned up", before("deck: 5c 10c 14c; own-deck0: 6h 4c 5h; own-deck1: 14d 3d 7d"),
                "give 0",
                "war: 10c; turned-up0: 4c; turned-up1: 3d; has-cheated: 1; asked: 0; told: war-turns-up - 5c, turns-up 0 6h, turns-up 1 "
                "14d, war-cheats -, war-turns-up - 10c, turns-up 0 4c, turns-up 1 3d");
        addCase("the first ones are discarded", before("deck: 5c 10c 14c; own-deck0: 6h 4c 5h; own-deck1: 14d 3d 7d"), "give 0",
                "discards: 14d 5c 6h");
        addCase("it costs no die", before("deck: 5c 10c 14c; own-deck0: 6h 4c 5h; own-deck1: 14d 3d 7d"), "give 0",
                "hit-points: 1 1 1 1 1 1 1 1 1");
        addCase("not when one seat loses", before("deck: 5c 10c; own-deck0: 6h 4c; own-deck1: 4d 3d"), "give 0",
                "war: 5c; has-cheated: 0; asked: 1");
        addCase("not when one seat ties", before("deck: 5c 10c; own-deck0: 6h 4c; own-deck1: 5d 3d"), "give 0",
                "has-cheated: 0; at-war: 1; war: 10c; turned-up1: 3d; turned-up0: ");
        addCase("seats that turned none up don't count", before("deck: 5c 10c; own-deck1: 6d 3d"), "give 1",
                "has-cheated: 1; war: 10c; turned-up1: 3d");
        addCase("once a turn: the second comparison stands", before("deck: 5c 6c 10c; own-deck0: 6h 7h 4c; own-deck1: 14d 13d 3d"),
                "give 0", "round: 3; war: 10c; turned-up0: 4c; discards: 13d 14d 5c 6c 6h 7h; has-cheated: 0");
        addCase("in the next turn again", before("deck: 5c 6c 7c 10c; own-deck0: 6h 7h 8h 4c; own-deck1: 14d 13d 12d 3d"), "give 0",
                "round: 3; war: 10c; has-cheated: 1; turned-up0: 4c");
        addCase("then seats may lose", before("deck: 5c 10c 14c; own-deck0: 6h 11c; own-deck1: 14d 3d 7d"), "give 0",
                "has-cheated: 1; asked: 1; to-choose0: 0");
        addCase("or tie", before("deck: 5c 10c 14c; own-deck0: 6h 10h 5h; own-deck1: 14d 3d 7d"), "give 0",
                "has-cheated: 1; at-war: 1; fighting0: 1; fighting1: 0; war: 14c; turned-up0: 5h");
        addCase("who has no card any more turns none up", before("deck: 5c 10c 14c; own-deck0: 6h 4h; own-deck1: 14d"), "give 0",
                "has-cheated: 1; turned-up0: 4h; turned-up1: ; asked: 0");
        addCase("not with War's last card", before("deck: 5c; own-deck0: 6h 4c; own-deck1: 14d 3d"), "give 0",
                "phase: over; round: 2; has-cheated: 0; ending: war-is-empty; discards: 14d 5c 6h");
        addCase("not when no seat's deck has a card", nine("war: 14c; turned-up0: 3c; deck: 5c 10c; own-deck0: 6h; own-deck1: 14d"),
                "stand", "phase: over; ending: no-cards; discards: 14c 14d 3c 5c 6h; deck: 10c; has-cheated: 0");
        addCase("one seat's deck is enough", nine("war: 14c; turned-up0: 3c; deck: 5c 10c; own-deck0: 6h; own-deck1: 14d 2d"), "stand",
                "has-cheated: 1; turned-up1: 2d; turned-up0: ; asked: 1");
    }
    void cheating() { checkCase(); }

    void ties_data()
    {
        addColumns();
        addCase("the tied seat goes to war at once", before("deck: 10c 9c; own-deck0: 10d 4d; own-deck1: 3h 7h"), "give 0",
                "at-war: 1; fighting0: 1; fighting1: 0; told: goes-to-war 0");
        addCase("the others' comparison falls away: a loser is spared", before("deck: 10c 9c; own-deck0: 10d 4d; own-deck1: 3h 7h"),
                "give 0; stand", "round: 3; turned-up1: 7h; hit-points: 1 1 1 1 1 1 1 1 1");
        addCase("and its card discarded", before("deck: 10c 9c; own-deck0: 10d 4d; own-deck1: 3h 7h"), "give 0", "discards: 10c 10d 3h");
        addCase(
            "all tied seats go", before("seats: 3; deck: 10c 9c; own-deck0: 10d 4d; own-deck1: 12h; own-deck2: 10s 5s"), "give 0",
            "fighting0: 1; fighting1: 0; fighting2: 1; told: goes-to-war 0, goes-to-war 2; turned-up0: 4d; turned-up1: ; turned-up2: 5s");
    }
    void ties() { checkCase(); }

    void losing_data()
    {
        const char *both = "war: 10c; turned-up0: 4c; turned-up1: 3d; to-choose: 1; deck: 14c 14d 14h; own-deck0: 2c 2d; own-deck1: 3c 3h";
        addColumns();
        addCase("roll or stand", nine(both), "",
                "phase: choose; asked: 0; legal: roll, stand; refuses: accept = not-now, give 0 = not-now");
        addCase("clockwise from seat 0", before("seats: 4; deck: 10c 14c; own-deck0: 11d; own-deck1: 4c; own-deck2: 12c; own-deck3: 5c"),
                "give 0", "asked: 1; to-choose0: 0; to-choose1: 0; to-choose2: 0; to-choose3: 1");
        addCase("then the next losing one", before("seats: 4; deck: 10c 14c; own-deck0: 11d; own-deck1: 4c; own-deck2: 12c; own-deck3: 5c"),
                "give 0; stand", "asked: 3; to-choose3: 0; round: 2");
        addCase("after the last one the next turn", nine(both), "stand; stand", "round: 2; war: 14c; turned-up0: 2c; turned-up1: 3c");
        addCase("win: the die goes back", nine("war: 10c; turned-up0: 6c; turned-up1: 3d; to-choose: 1; deck: 14c; own-deck0: 2c"),
                "roll = told: rolled 0 5 11",
                "hit-points: 1 1 1 1 1 1 1 1 5; dice: ; dice-box: 1 1 1; asked: 1; told: rolled 0 5 11, beats 0 11 10");
        addCase("its card is not lost", nine("war: 10c; turned-up0: 6c; deck: 14c; own-deck0: 2c"), "roll = told: rolled 0 5 11",
                "discards: 10c 6c; deck: ; war: 14c");
        addCase("win: War does not cheat", nine("war: 10c; turned-up0: 6c; turned-up1: 12d; deck: 14c; own-deck0: 2c; own-deck1: 3c"),
                "roll = told: rolled 0 5 11", "round: 2; has-cheated: 0; war: 14c; discards: 10c 12d 6c");
        addCase("tie: die back, to war at once", nine("war: 10c; turned-up0: 6c; turned-up1: 3d; to-choose: 1; deck: 14c; own-deck0: 2c"),
                "roll = told: rolled 0 4 10",
                "hit-points: 1 1 1 1 1 1 1 1 4; dice: ; at-war: 1; fighting0: 1; fighting1: 0; war: 14c; turned-up0: 2c; discards: 10c 3d "
                "6c; told: rolled 0 4 10, ties 0 10, goes-to-war 0");
        addCase("loss: the die is lost", nine(both), "roll = told: rolled 0 5 9",
                "hit-points: 1 1 1 1 1 1 1 1; dice: ; dice-box: 1 1 1 5; asked: 1; events: rolled 0 5 9, loses-die 0 8, loses-card 0 4c");
        addCase("loss: the card goes to the bottom of War's deck", nine(both), "roll = told: rolled 0 5 9",
                "deck: 14c 14d 14h 4c; turned-up0: ; discards: ");
        addCase("face down, known to all", nine(both), "roll = told: rolled 0 5 9", "sees-.deck: ? ? ? 4c; sees1.deck: ? ? ? 4c");
        addCase("one die, no second one", nine(both), "roll = told: rolled 0 1 5", "asked: 1; phase: choose");
        addCase("without rolling: a die is lost, the card is not", nine(both), "stand",
                "hit-points: 1 1 1 1 1 1 1 1; deck: 14c 14d 14h; asked: 1; events: stands 0, loses-die 0 8");
        addCase("all cards turned up are discarded", nine(both), "stand; stand", "discards: 10c 3d 4c; hit-points: 1 1 1 1 1 1 1");
        addCase("but for those that War got", nine(both), "roll = told: rolled 0 5 9; stand", "discards: 10c 3d; deck: 14d 14h 4c");
        addCase("who won chooses nothing", nine("war: 10c; turned-up0: 4c; turned-up1: 12d; deck: 14c; own-deck0: 2c; own-deck1: 3c"),
                "stand", "round: 2; discards: 10c 12d 4c");
        addCase("two seats pay for themselves", nine(both), "roll = told: rolled 0 5 9; roll = told: rolled 1 6 9",
                "hit-points: 1 1 1 1 1 1 1; deck: 14d 14h 4c 3d");
    }
    void losing() { checkCase(); }

    /// A tie made by a die ends the turn's comparisons.
    void tiesMadeByADie_data()
    {
        const char *three = "seats: 3; war: 10c; turned-up0: 4c; turned-up1: 6d; turned-up2: 2h; to-choose: 1 2; deck: 14c 14d 14h; "
                            "own-deck0: 2c 3c; own-deck1: 2d 3d; own-deck2: 4h 3h";
        addColumns();
        addCase("losses already paid stand", nine(three), "roll = told: rolled 0 1 5; roll = told: rolled 1 4 10",
                "hit-points: 1 1 1 1 1 1 1 4; deck: 14d 14h 4c; at-war: 1; discards: 10c 2h 6d");
        addCase("also those of a seat that stood back", nine(three), "stand; roll = told: rolled 1 4 10",
                "hit-points: 1 1 1 1 1 1 1 4; discards: 10c 2h 4c 6d");
        addCase("seats still to choose are spared", nine(three), "stand; roll = told: rolled 1 4 10",
                "asked: 1; fighting0: 0; fighting1: 1; fighting2: 0; to-choose2: 0; turned-up2: ");
        addCase("and the app says so", nine(three), "roll = told: rolled 0 6 10", "told: ties 0 10, spared 1, spared 2, goes-to-war 0");
        addCase("they lose no die after the war either", nine(three), "stand; roll = told: rolled 1 4 10; stand",
                "round: 2; hit-points: 1 1 1 1 1 1 1 4; asked: 0; turned-up2: 4h");
        addCase("only the seat that ties goes to war", nine(three), "roll = told: rolled 0 6 10",
                "fighting0: 1; fighting1: 0; fighting2: 0; turned-up1: ; discards: 10c 2h 4c 6d");
        addCase("a win before it stands",
                nine("seats: 3; war: 10c; turned-up0: 6c; turned-up1: 6d; turned-up2: 12h; to-choose: 1; deck: 14c 14d; own-deck0: 2c; "
                     "own-deck1: 2d; own-deck2: 4h"),
                "roll = told: rolled 0 5 11; roll = told: rolled 1 4 10", "hit-points: 1 1 1 1 1 1 1 4 5; fighting0: 0; fighting1: 1");
    }
    void tiesMadeByADie() { checkCase(); }
};

BOMBSHELF_TEST(Turn)
#include "tst_turn.moc"
