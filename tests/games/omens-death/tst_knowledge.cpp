#include "support/cases.h"

using namespace bombshelf::test;

namespace {

/// The dice make 3, 6 and 7; 12 cards are left.
QByteArray table(const char *own, const QByteArray &rest = "", const char *other = "6d 10d 13d 12h 11h")
{
    return QByteArray("dice: 1 2 5; dice-box: 1; deck: 2c 3h 4h 5h 7h 9d 9h 10c 11d 12c 12d 12s; hand0: ") + own + "; hand1: " + other + "; " + rest;
}

} // namespace

/// What bots think of moves.
class KnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void favourites_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("move");
        const auto row = [](const char *name, const QByteArray &position, const char *moves, const char *move) {
            QTest::newRow(name) << position << moves << move;
        };
        const char *useless6 = "8c 8d 8s 6c 12h";
        row("the total of a card that is of no use", table(useless6), "", "total 6");
        row("discard it", table(useless6), "total 6", "drop 3");
        row("the total of what a partner has open", table("8c 8d 8s 12h 12c", "", "3d^ 10d 13d 6s 11h"), "", "total 3");
        row("keep what makes a hand", table("7c 7d 7s 12h 10h"), "total 7", "pass");
        row("be rid of a 13 by turning it up", table("8c 8d 4s 13c 2h", "phase: reveal"), "", "turn-up 3");
        row("and exchange it", table("8c 8d 4s 13c 2h", "phase: reveal"), "turn-up 3", "exchange");
        row("no helper for what the dice show", table(useless6, "helpers: boy"), "", "total 6");
        row("a helper for what they don't", table("8c 8d 8s 12h 4c", "helpers: boy", "6d 10d 13d 12c 11h"), "", "use-die boy 0");
    }
    void favourites()
    {
        QFETCH(QByteArray, position);
        QFETCH(QString, moves);
        Play match(build(position));
        QCOMPARE(match.play(moves), QString());
        QTEST(favourite(match, 0), "move");
    }
};

QTEST_APPLESS_MAIN(KnowledgeTest)
#include "tst_knowledge.moc"
