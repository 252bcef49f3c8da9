#include "games/bomber/position.h"
#include "match/house_set.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf;
using namespace bombshelf::test;

namespace {

Setup setupOf(int seats, const char *mode, const char *hp = "6")
{
    const Descriptor &game = caseGame().rules.descriptor();
    Setup setup = defaultSetup(game, seats);
    setup.options[bomber::modeOption] = std::uint8_t(placeOf(game.options[bomber::modeOption].values, mode));
    setup.options[bomber::hpOption] = std::uint8_t(placeOf(game.options[bomber::hpOption].values, hp));
    return setup;
}

State dealt(int seats, const char *mode, const char *hp = "6")
{
    Rng rng(1);
    return caseGame().rules.deal(setupOf(seats, mode, hp), rng, nullptr);
}

} // namespace

/// The page's "Making a sapper".
class Making : public QObject {
    Q_OBJECT

private slots:
    void options()
    {
        const Setup plain = defaultSetup(caseGame().rules.descriptor(), 3);
        QVERIFY(plain.options == setupOf(3, "solo", "6").options);
        QCOMPARE(int(plain.options[bomber::reachOption]), int(bomber::Reach::substitute));
    }

    /// With fewer HP sessions of four and more are short.
    void toughFromFourOn()
    {
        for (const int seats : {2, 3})
            QVERIFY(defaultSetup(caseGame().rules.descriptor(), seats).options == setupOf(seats, "solo", "6").options);
        for (const int seats : {4, 5, 6})
            QVERIFY(defaultSetup(caseGame().rules.descriptor(), seats).options == setupOf(seats, "solo", "tough").options);
    }

    void sappers_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("hp");
        QTest::addColumn<QString>("then");
        const auto row = [](const char *name, int seats, const char *mode, const char *hp, const char *then) {
            QTest::newRow(name) << seats << QByteArray(mode) << QByteArray(hp) << QString(then);
        };
        row("3 posts", 2, "solo", "6", "sheet0: sapper-0 sapper-0 sapper-0; sheet1: sapper-1 sapper-1 sapper-1");
        row("6 posts", 2, "twelve", "6", "sheet1: sapper-1 sapper-1 sapper-1 sapper-1 sapper-1 sapper-1");
        row("HP 6", 6, "solo", "6", "hp0: 6; hp5: 6");
        row("HP 6 with six posts too", 6, "twelve", "6", "hp0: 6");
        row("tough: 3 for each sapper", 4, "solo", "tough", "hp0: 12; hp3: 12");
        row("tough: of six sappers", 6, "solo", "tough", "hp0: 18");
        row("tough: 2 for each with six posts", 6, "twelve", "tough", "hp0: 12");
        row("tough: six posts in the middle alone", 5, "twelve-middle", "tough", "hp0: 10");
        row("tough: six posts in the climax alone", 4, "twelve-climax", "tough", "hp0: 8");
        row("tough: never below 6", 2, "twelve", "tough", "hp0: 6");
        row("tough: 6 of two sappers", 2, "solo", "tough", "hp0: 6");
        row("cycles: as many as sappers", 5, "solo", "6", "cycles: 5; part: solo");
        row("cycles: 3 in the middle", 5, "twelve-middle", "6", "cycles: 3; part: middle");
        row("cycles: as many as sappers in the climax", 5, "twelve-climax", "6", "cycles: 5; part: climax");
        row("the middle first", 5, "twelve", "6", "cycles: 3; part: middle");
        row("the line is empty, the target aside", 2, "solo", "6", "post-2:; post-12:; aim: target; dice:; dice-box: 1 1 1; points0: 0");
    }
    void sappers()
    {
        QFETCH(int, seats);
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, hp);
        QFETCH(QString, then);
        QCOMPARE(Play(dealt(seats, mode, hp)).check(then), QString());
    }

    void solo_data() { addChoices(); }
    void solo() { checkChoices("solo"); }
    void twelve_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("then");
        row("six posts leave less room", "", "legal: post 2, post 3, post 4, post 5, post 6, post 7");
        row("three skills", "0> post 2; 0> post 3; 0> post 4; 0> post 5; 0> post 6; 0> post 7",
            "legal: skill bearings, skill fine-tuning, skill long-throw, skill powder; made0: 6");
        row("skills are distinct", "0> post 2; 0> post 3; 0> post 4; 0> post 5; 0> post 6; 0> post 7; 0> skill powder",
            "legal: skill bearings, skill fever; refuses: skill powder = not-ascending, skill long-throw = not-ascending, skill "
            "extinguisher = no-room");
        row("nine choices",
            "0> post 2; 0> post 3; 0> post 4; 0> post 5; 0> post 6; 0> post 7; 0> skill powder; 0> skill bearings; 0> skill extinguisher",
            "asked: 1; made0: 9; powder0: 1; bearings0: 1; extinguisher0: 1; fever0: -1");
        row("shown in threes",
            "0> post 2; 0> post 3; 0> post 4; 0> post 5; 0> post 6; 0> post 7; 0> skill powder; 0> skill bearings; 0> skill extinguisher; "
            "1> post 3; 1> post 5; 1> post 7; 1> post 9; 1> post 11; 1> post 12; 1> skill long-throw; 1> skill fine-tuning; 1> skill fever",
            "post-2: sapper-0; post-3: sapper-0 sapper-1; post-8:; post-11: sapper-1; post-12: sapper-1; sheet0:; sheet1:; cycle: 1; "
            "phase: aim");
    }
    void twelve() { checkChoices("twelve"); }

    void nobodyLearnsAChoice()
    {
        Play one(dealt(3, "solo")), other(dealt(3, "solo"));
        QCOMPARE(one.play("0> post 2; 0> post 3; 0> post 4; 0> skill fever"), QString());
        QCOMPARE(other.play("0> post 7; 0> post 9; 0> post 12; 0> skill powder"), QString());
        for (const Seat viewer : {Seat(1), Seat(2), noSeat})
            QVERIFY(seen(one, viewer) == seen(other, viewer));
        QVERIFY(!(seen(one, 0) == seen(other, 0)));
    }

    void allIsPublicOnceAllAreMade()
    {
        Play match(dealt(2, "solo"));
        QCOMPARE(match.play("0> post 2; 0> post 3; 0> post 4; 0> skill fever; 1> post 2; 1> post 8; 1> post 12; 1> skill fine-tuning"),
                 QString());
        for (const Seat viewer : {Seat(0), Seat(1), noSeat})
            QVERIFY(seen(match, viewer).state() == match.state());
        QCOMPARE(match.check("post-2: sapper-0 sapper-1; post-12: sapper-1; fever0: 1; fever1: -1; fine-tuning1: 3; phase: aim; cycle: 1"),
                 QString());
        QVERIFY2(match.ask("events").startsWith(
                     "chose-skill 1 fine-tuning, made 1, revealed -, stands 0 2 3 4, has-skill 0 fever, "
                     "stands 1 2 8 12, has-skill 1 fine-tuning, part-began - solo 2, cycle-began - 1 2, initiative 0 "),
                 qPrintable(match.ask("events")));
    }

    /// What others have chosen is guessed as the page allows: distinct, ascending, with room for the rest.
    void guessesAreSappersThatCanBe()
    {
        Play match(dealt(3, "twelve"));
        QCOMPARE(
            match.play("0> post 6; 1> post 2; 1> post 3; 1> post 4; 1> post 5; 1> post 6; 1> post 7; 1> skill powder; 1> skill bearings"),
            QString());
        Rng rng(1);
        QSet<unsigned> found;
        for (int i = 0; i < 200; ++i) {
            const State world = seen(match, 2).guess(rng).state;
            const bomber::Position &p = bomber::position(world);
            QCOMPARE(p.posts[0].size(), 1);
            QVERIFY(p.posts[0].last() <= 5);
            QCOMPARE(p.posts[1].size(), 6);
            QCOMPARE(std::popcount(p.skills[1]), 2);
            QVERIFY(p.skills[1] < 1 << bomber::extinguisher);
            found << (p.posts[1].bits() << 8 | p.skills[1]);
        }
        QVERIFY(found.size() > 50);
    }

private:
    static void row(const char *name, const char *moves, const char *then) { QTest::newRow(name) << QString(moves) << QString(then); }
    static void addChoices()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("then");
        row("all seats at once", "", "asked: 0 1; phase: make");
        row("posts first, with room for two more", "", "legal: post 10, post 2, post 3, post 4, post 5, post 6, post 7, post 8, post 9");
        row("never so high that the rest can't follow", "", "refuses: post 11 = no-room, post 12 = no-room, skill fever = not-now");
        row("posts are distinct", "0> post 5", "refuses: post 5 = not-ascending");
        row("in ascending order", "0> post 5",
            "refuses: post 4 = not-ascending, post 12 = no-room; legal: post 10, post 11, post 6, post 7, post 8, post 9");
        row("the last one may be the last", "0> post 5; 0> post 6", "legal: post 10, post 11, post 12, post 7, post 8, post 9");
        row("then one skill of six", "0> post 5; 0> post 6; 0> post 7",
            "legal: skill bearings, skill extinguisher, skill fever, skill fine-tuning, skill long-throw, skill powder");
        row("no fourth post", "0> post 5; 0> post 6; 0> post 7", "refuses: post 8 = not-now");
        row("then the seat is done", "0> post 5; 0> post 6; 0> post 7; 0> skill fever", "asked: 1; made0: 4; made1: 0; fever0: 1");
        row("in any order between seats", "1> post 5; 0> post 6; 1> post 7", "asked: 0 1; made0: 1; made1: 2; posts-0: 6; posts-1: 5 7");
        row("nothing shows until all are made", "0> post 5; 0> post 6; 0> post 7; 0> skill fever; 1> post 8",
            "sheet0: sapper-0 sapper-0 sapper-0; post-5:; phase: make");
    }
    static void checkChoices(const char *mode)
    {
        QFETCH(QString, moves);
        QFETCH(QString, then);
        Play match(dealt(2, mode));
        QCOMPARE(match.play(moves), QString());
        QCOMPARE(match.check(then), QString());
    }
    static Observation seen(const Play &match, Seat viewer) { return {caseGame().rules, match.state(), viewer}; }
};

BOMBSHELF_TEST(Making)
#include "tst_making.moc"
