#include "support/cases.h"
#include "support/test_case.h"

using namespace bombshelf::test;

namespace {

/// The dice make 3, 6 and 7; 12 cards are left.
QByteArray withDice(const char *own, const QByteArray &rest = "", const char *other = "6d 10d 13d 12h 11h")
{
    return QByteArray("dice: 1 2 5; dice-box: 1; deck: 2c 3h 4h 5h 7h 9d 9h 10c 11d 12c 12d 12s; hand0: ") + own + "; hand1: " + other +
           "; " + rest;
}

} // namespace

/// What bots think of moves.
class KnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void favourites_data()
    {
        addColumns();
        const char *useless6 = "8c 8d 8s 6c 12h";
        addCase("the total of a card that is of no use", withDice(useless6), "", "favourite: total 6");
        addCase("discard it", withDice(useless6), "total 6", "favourite: drop 3");
        addCase("the total of what a partner has open", withDice("8c 8d 8s 12h 12c", "", "3d^ 10d 13d 6s 11h"), "", "favourite: total 3");
        addCase("keep what makes a hand", withDice("7c 7d 7s 12h 10h"), "total 7", "favourite: pass");
        addCase("be rid of a 13 by turning it up", withDice("8c 8d 4s 13c 2h", "phase: reveal"), "", "favourite: turn-up 3");
        addCase("and exchange it", withDice("8c 8d 4s 13c 2h", "phase: reveal"), "turn-up 3", "favourite: exchange");
        addCase("no helper for what the dice show", withDice(useless6, "helpers: boy"), "", "favourite: total 6");
        addCase("a helper for what they don't", withDice("8c 8d 8s 12h 4c", "helpers: boy", "6d 10d 13d 12c 11h"), "",
                "favourite: use-die boy 0");
    }
    void favourites() { checkCase(); }
};

BOMBSHELF_TEST(KnowledgeTest)
#include "tst_knowledge.moc"
