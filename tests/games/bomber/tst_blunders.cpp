#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

/// What nobody does at a table with open eyes.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void aiming_data()
    {
        const char *const leads = "seats: 2; posts0: 7; posts1: 12; hp0: 1; hp1: 3; points0: 2";
        const char *const behind = "posts0: 2 3 4; posts1: 10 11 12; hp0: 3; hp1: 3; points1: 2";
        addColumns();
        addCase("aiming at its own last post on its last HP", leads, "", "aim 7");
        addCase("...or beside it", leads, "", "aim 6, aim 8");
        addCase("...among three", "seats: 3; posts0: 7; posts1: 12; posts2: 2; hp0: 1; hp1: 3; hp2: 3; points0: 2", "",
                "aim 6, aim 7, aim 8");
        addCase("aims at its own posts, behind in the last check", behind, "", "aim 2, aim 3, aim 4");
        addCase("...far from the others", "seats: 3; posts0: 2 3 4; posts1: 10 11 12; posts2: 9 10 12; points1: 2; points2: 3", "",
                "aim 2, aim 3, aim 4");
        addCase("aims where it stands alone, and the other's last post is next to another post of its own",
                "posts0: 2 9; posts1: 11; hp0: 2; hp1: 1", "", "aim 2, aim 3");
    }
    void aiming() { checkBlunder(); }

    void before_data()
    {
        const char *const asked =
            "reach: target; actor: 1; skills0: fine-tuning; fine-tuning0: 1; posts0: 6; posts1: 12; hp0: 1; points0: 3";
        addColumns();
        addCase("tunes the other's target onto its own last post", asked, "1> aim 7", "tune 6");
        addCase("...or nearer", asked, "1> aim 8", "tune 7");
        addCase("tunes its own target from the other's last post towards itself",
                "reach: target; skills0: fine-tuning; fine-tuning0: 1; posts0: 4; posts1: 8; hp0: 1; hp1: 1; points1: 3", "aim 8",
                "tune 7");
    }
    void before() { checkBlunder(); }

    void lastCheck_data()
    {
        const QByteArray leads = "seats: 2; posts0: 7; posts1: 12; hp0: 1; hp1: 3; points0: 2; ";
        addColumns();
        addCase("takes a Fever, ahead in the last check with its last HP", leads + "skills0: fever", "aim 12", "fever");
        addCase("...ahead of two", "seats: 3; posts0: 7; posts1: 12; posts2: 2; hp0: 1; hp1: 3; hp2: 3; points0: 3; skills0: fever",
                "aim 12", "fever");
        addCase("...where only a special reaches it", "skills0: fever; posts0: 3; posts1: 12; hp0: 1; hp1: 2; points0: 1", "aim 12",
                "fever");
        addCase("...where three dice most likely reach it", leads + "reach: target; skills0: fever", "aim 12", "fever");
        addCase("keeps its Fever, behind in the last check",
                "reach: target; skills0: fever; posts0: 2; posts1: 12; hp0: 3; hp1: 1; points1: 3", "aim 12", "pass");
        addCase("turns its own die to a special, ahead with its last HP", leads + "skills0: extinguisher", "aim 12 = dice: 3 6",
                "turn-die 3 6");
        addCase("leaves a fumble, where another die wins",
                "reach: target; skills0: extinguisher; posts0: 2; posts1: 12; hp0: 3; hp1: 1; points1: 3", "aim 12 = dice: 1 1",
                "pass, turn-die 1 2, turn-die 1 3");
        addCase("saves the other from its own blast", "actor: 1; skills0: extinguisher; posts0: 2; posts1: 8; hp0: 3; hp1: 1; points1: 3",
                "1> aim 8 = dice: 3 4", "turn-die 4 1");
        addCase("throws the other's target onto its own last post",
                "reach: target; actor: 1; skills0: long-throw; posts0: 7; posts1: 12; hp0: 1; points0: 3", "1> aim 9; long-throw = dice: 3",
                "shift 6, shift 7, shift 8");
        addCase("leaves its target beside the other's last post, with a tuning left",
                "reach: target; skills0: fine-tuning; fine-tuning0: 1; posts0: 2; posts1: 9; hp0: 3; hp1: 1; points1: 3", "aim 8",
                "pass, tune 7");
    }
    void lastCheck() { checkBlunder(); }

    void after_data()
    {
        const char *const aimedAt = "actor: 1; skills0: extinguisher; posts0: 6 7 8; posts1: 9; hp0: 1; points0: 3";
        addColumns();
        addCase("lets itself be knocked out with an Extinguisher in the hand", aimedAt, "1> aim 8 = dice: 2 4", "pass");
        addCase("...that makes a fumble of it", aimedAt, "1> aim 8 = dice: 1 6", "pass");
        addCase("wakes a blast on itself that had died", aimedAt, "1> aim 7 = dice: 1 2", "turn-die 1 6, turn-die 2 6");
        addCase("spends its Extinguisher where there is no blast, and none comes of it",
                "actor: 1; order: 0; skills0: extinguisher; posts0: 6 7 8; posts1: 12", "1> aim 12 = dice: 1 2",
                "turn-die 1 2, turn-die 2 1, turn-die 2 3");
        addCase("puts out its own blast, with which it wins", "skills0: extinguisher; posts0: 6; posts1: 12; hp0: 3; hp1: 1; points1: 3",
                "aim 12 = dice: 5 6", "all but pass, turn-die 5 6");
    }
    void after() { checkBlunder(); }
};

BOMBSHELF_TEST(Blunders)
#include "tst_blunders.moc"
