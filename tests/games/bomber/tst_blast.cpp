#include "games/bomber/position.h"
#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// Seat 0 checks with a post at 7; seat 1 has every other one.
QByteArray line(const char *rest) { return QByteArray("posts0: 7; posts1: 2 3 4 5 6 8 9 10 11 12; hp0: 20; hp1: 20; ") + rest; }

/// Seat 0 stands at 7, seat 1 at 7 and 8, seat 2 at 9.
QByteArray three(const char *rest) { return QByteArray("seats: 3; posts0: 7; posts1: 7 8; posts2: 9; ") + rest; }

} // namespace

/// The page's "Blast check", from 5 on.
class Blast : public QObject {
    Q_OBJECT

private slots:
    void reach_data()
    {
        addColumns();
        addCase("achievement - 5", line(""), "aim 7 = dice: 3 4", "achievement: 7; reach: 2; hp1: 16; hp0: 19");
        addCase("within reach of the target, either way", line(""), "aim 7 = dice: 3 5", "reach: 3; hp1: 14; hp0: 19");
        addCase("0: the target alone", line(""), "aim 7 = dice: 2 3", "reach: 0; hp0: 19; hp1: 20");
        addCase("below 0: no blast", line(""), "aim 7 = dice: 1 3", "reach: -1; achievement: 4; hp0: 20; hp1: 20; points0: 0");
        addCase("the line ends at 2", line(""), "aim 2 = dice: 5 6", "reach: 1; hp1: 18");
        addCase("far over the ends", line(""), "aim 7 = dice: 5 6", "reach: 6; hp1: 10; hp0: 19");
    }
    void reach() { checkCase(); }

    void blastedPosts_data()
    {
        addColumns();
        const QByteArray held = line("skills1: extinguisher; ");
        addCase("from and to are told", held, "aim 8 = dice: 4 5; pass",
                "events: passed 1, achieved 0 9 6, blasted 0 5 11, hit 1 6 14 0, hit 0 1 19 0, scored 0 6 6, ended -");
        addCase("no farther than 12", held, "aim 11 = dice: 5 6; pass",
                "events: passed 1, achieved 0 11 9, blasted 0 9 12, hit 1 4 16 0, scored 0 4 4, ended -");
        addCase("no farther than 2", held, "aim 3 = dice: 5 6; pass",
                "events: passed 1, achieved 0 11 9, blasted 0 2 5, hit 1 4 16 0, scored 0 4 4, ended -");
        addCase("no blast", held, "aim 3 = dice: 2 5; pass", "events: passed 1, achieved 0 7 9, no-blast 0, ended -");
        addCase("a blast that hits nobody", "seats: 2; posts0: 2; posts1: 12; skills1: extinguisher", "aim 5 = dice: 3 5; pass",
                "events: passed 1, achieved 0 8 8, blasted 0 5 5, hit-nobody 0, ended -");
        addCase("special", held, "aim 2 = dice: 6 6; pass",
                "events: passed 1, special 0, blasted 0 2 12, hit 1 10 10 0, hit 0 1 19 0, scored 0 10 10, ended -");
        addCase("fumble", held, "aim 7 = dice: 1 1; pass", "events: passed 1, fumble 0, no-blast 0, ended -");
    }
    void blastedPosts() { checkCase(); }

    void specialAndFumble_data()
    {
        addColumns();
        addCase("two 6s reach 12", line(""), "aim 7 = dice: 6 6", "reach: 12; hp1: 10; hp0: 19");
        addCase("from one end to the other", line(""), "aim 2 = dice: 6 6", "reach: 12; hp1: 10; hp0: 19");
        addCase("whatever the total: substitution is ignored", line(""), "aim 12 = dice: 6 6", "reach: 12; hp0: 19");
        addCase("whatever More powder adds", line("skills0: powder"), "aim 7 = dice: 6 6", "reach: 12; achievement: 13");
        addCase("two 1s blast nothing", line(""), "aim 7 = dice: 1 1", "reach: -1; hp0: 20; hp1: 20");
        addCase("two 1s of a high total neither", line("skills0: fever powder; skills1: extinguisher"), "aim 7; fever = dice: 1 1 6; pass",
                "reach: -1; achievement: 9; hp1: 20");
    }
    void specialAndFumble() { checkCase(); }

    void substitution_data()
    {
        addColumns();
        addCase("the distance to the own post is taken off", line(""), "aim 10 = dice: 4 6", "achievement: 10; reach: 2; hp1: 15; hp0: 20");
        addCase("nothing at an own post", line(""), "aim 7 = dice: 4 6", "reach: 5");
        addCase("below", line(""), "aim 4 = dice: 4 6", "reach: 2");
        addCase("the nearest one", "posts0: 2 10; posts1: 9", "aim 9 = dice: 3 5", "reach: 2");
        addCase("others' posts do not count", "posts0: 2; posts1: 9", "aim 9 = dice: 5 6", "reach: -1");
        addCase("too far: no blast", line(""), "aim 12 = dice: 4 5", "reach: -1; hp1: 20");
        addCase("from the final target", line("skills1: fine-tuning"), "aim 7; tune 8; tune 9; pass = dice: 4 6", "reach: 3; target: 9");
        addCase("towards the own post it grows", line("skills1: fine-tuning"), "aim 9; tune 8; tune 7; pass = dice: 4 6",
                "reach: 5; target: 7");
        addCase("option target: whoever owns what", line("reach: target"), "aim 10 = dice: 4 6", "achievement: 10; reach: 5; hp1: 13");
        addCase("option target: anywhere", line("reach: target"), "aim 2 = dice: 4 6", "reach: 5; hp1: 15; hp0: 19");
        addCase("option target: special and fumble as ever", line("reach: target"), "aim 2 = dice: 1 1", "reach: -1");
    }
    void substitution() { checkCase(); }

    void powder_data()
    {
        addColumns();
        addCase("+1 to own checks", line("skills0: powder"), "aim 7 = dice: 3 4", "achievement: 8; reach: 3");
        addCase("always", "cycle: 1; order: 1; posts0: 7; posts1: 2; skills0: powder; skills1: extinguisher; extinguisher1: 0",
                "aim 12; aim 12 = actor: 1; aim 12; aim 7 = dice: 3 4", "achievement: 8; powder0: 1");
        addCase("not to others'", line("skills1: powder"), "aim 7 = dice: 3 4", "achievement: 7; reach: 2");
    }
    void powder() { checkCase(); }

    void damage_data()
    {
        addColumns();
        addCase("1 for each own post blasted", three(""), "aim 8 = dice: 2 4", "reach: 0; hp0: 6; hp1: 5; hp2: 6");
        addCase("two of its posts: 2", three(""), "aim 8 = dice: 3 4", "reach: 1; hp1: 4");
        addCase("every sapper in play", three(""), "aim 8 = dice: 3 4", "hp0: 5; hp1: 4; hp2: 5");
        addCase("the actor too", three(""), "aim 7 = dice: 2 3", "hp0: 5; hp1: 5; hp2: 6");
        addCase("only blasted posts", three(""), "aim 9 = dice: 3 4", "reach: 0; hp2: 5; hp1: 6; hp0: 6");
        addCase("not one that is out", three("hp2: 0"), "aim 8 = dice: 3 4", "hp2: 0; hp1: 4; points0: 2");
        addCase("all at once, told from the actor's left", "seats: 3; actor: 1; posts0: 7; posts1: 7 8; posts2: 9; skills0: extinguisher",
                "aim 8 = dice: 3 4; pass",
                "events: passed 0, achieved 1 7 5, blasted 1 6 10, hit 2 1 5 1, hit 0 1 5 1, hit 1 2 4 1, scored 1 2 2, ended -");
    }
    void damage() { checkCase(); }

    void bearings_data()
    {
        addColumns();
        addCase("+1 to each sapper hurt", three("skills0: bearings"), "aim 8 = dice: 3 4", "hp1: 3; hp2: 4");
        addCase("ruling: oneself too", three("skills0: bearings"), "aim 7 = dice: 2 3", "hp0: 4");
        addCase("ruling: it scores", three("skills0: bearings"), "aim 8 = dice: 3 4", "points0: 5");
        addCase("not to those who took none", three("skills0: bearings"), "aim 7 = dice: 2 3", "hp2: 6; hp1: 4");
        addCase("once, however many posts", three("skills0: bearings"), "aim 8 = dice: 6 6", "hp1: 3");
        addCase("not with another's blast", three("skills1: bearings"), "aim 8 = dice: 3 4", "hp1: 4; hp2: 5; hp0: 5");
        addCase("of own blasts only: one's own skill at another's is nothing",
                "seats: 3; actor: 1; posts0: 7; posts1: 2; posts2: 7; skills0: bearings", "aim 7 = dice: 6 6", "hp0: 5; hp2: 5");
        addCase("no more than it has", three("skills0: bearings; hp2: 1"), "aim 8 = dice: 3 4", "hp2: 0; is-out: 2; points0: 4");
    }
    void bearings() { checkCase(); }

    void points_data()
    {
        addColumns();
        addCase("a point for each HP others lose", three(""), "aim 8 = dice: 3 4", "points0: 3; points1: 0; points2: 0");
        addCase("none for one's own", three(""), "aim 7 = dice: 2 3", "points0: 1");
        addCase("only what they really lose", three("hp1: 1"), "aim 8 = dice: 3 4", "points0: 2; hp1: 0");
        addCase("added to those before", three("points0: 4"), "aim 8 = dice: 3 4", "points0: 7");
        addCase("for the last blow too", three("hp1: 2; hp2: 1"), "aim 8 = dice: 3 4", "points0: 3; hp1: 0; hp2: 0");
        addCase("also when the actor falls", three("hp0: 1"), "aim 8 = dice: 3 4", "points0: 3; hp0: 0");
    }
    void points() { checkCase(); }

    void out_data()
    {
        addColumns();
        addCase("at HP 0", three("hp1: 2; skills2: extinguisher"), "aim 8 = dice: 3 4; pass",
                "events: passed 2, achieved 0 7 6, blasted 0 7 9, hit 1 2 0 0, hit 2 1 5 0, hit 0 1 5 0, scored 0 3 3, out 1, ended -");
        addCase("several at once", three("hp1: 2; hp2: 1; hp0: 1; skills2: extinguisher"), "aim 8 = dice: 3 4; pass",
                "events: passed 2, achieved 0 7 6, blasted 0 7 9, hit 1 2 0 0, hit 2 1 0 0, hit 0 1 0 0, scored 0 3 3, out 1, out 2, out "
                "0, ended -");
        addCase("not at 1", three("hp1: 3"), "aim 8 = dice: 3 4", "hp1: 1");
        addCase("it does not act any more", three("cycle: 1; order: 1 2; hp1: 2"), "aim 8 = hp1: 0", "actor: 2; order:");
        addCase("the others act in their order", "seats: 4; cycle: 1; order: 3 1 2; posts1: 7; hp1: 1; posts0: 7", "aim 7 = hp1: 0",
                "actor: 3; order: 2");
        addCase("who acted already is missed by nobody", "seats: 3; cycle: 1; actor: 1; order: 2; posts0: 7; hp0: 1; posts1: 7",
                "aim 7 = hp0: 0", "actor: 2; order:");
    }
    void out() { checkCase(); }

    void markersOfTheFallenLieFaceDown()
    {
        using namespace bombshelf;
        Play match(build(three("hp1: 2")));
        QCOMPARE(match.play("aim 8 = hp1: 0"), QString());
        for (const Piece &piece : match.state().table.all())
            QCOMPARE(bool(piece.faceUp), piece.kind != bomber::markerOf(1));
    }
};

BOMBSHELF_TEST(Blast)
#include "tst_blast.moc"
