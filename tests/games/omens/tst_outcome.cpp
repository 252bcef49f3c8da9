#include "support/cases.h"
#include "support/test_case.h"

#include "core/spelling.h"

using namespace bombshelf;

/// What a helper makes of what lies open, where it can make but one thing of it.
class Outcome : public QObject {
    Q_OBJECT

private slots:
    void outcomes_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("the Hound: a card three up") << "helpers: hound; hand0: 5h^"
                                                    << "use-card hound 0"
                                                    << "change-to 8h";
        QTest::newRow("the Sergeant: a card three down") << "helpers: sergeant; hand0: 5h^"
                                                         << "use-card sergeant 0"
                                                         << "change-to 2h";
        QTest::newRow("the Driver: up or down") << "helpers: driver; hand0: 5h^"
                                                << "use-card driver 0"
                                                << "";
        QTest::newRow("the Driver: only down is left") << "helpers: driver; hand0: 13h^"
                                                       << "use-card driver 0"
                                                       << "change-to 11h";
        QTest::newRow("a card that nobody sees") << "helpers: hound; hand0: 5h"
                                                 << "use-card hound 0"
                                                 << "";
        QTest::newRow("the Witch: chance") << "helpers: witch; hand0: 5h^; deck: 9c"
                                           << "use-card witch 0"
                                           << "";
        QTest::newRow("the Prophet: no card of the seat") << "helpers: prophet; deck: 9c 8c"
                                                          << "use-card prophet 0"
                                                          << "";
        QTest::newRow("the Postman: one to swap with or more") << "helpers: postman; hand0: 5h^; hand1: 9h^"
                                                               << "use-card postman 0"
                                                               << "";
        QTest::newRow("the Witch-hunter: a die turned over") << "helpers: witch-hunter; dice: 2 6"
                                                             << "use-die witch-hunter 0"
                                                             << "change-to 5";
        QTest::newRow("the Bookseller: a 6 can't go up") << "helpers: bookseller; dice: 2 6"
                                                         << "use-die bookseller 1"
                                                         << "change-to 5";
        QTest::newRow("the Hound: a die rolled again") << "helpers: hound; dice: 2 6"
                                                       << "use-die hound 0"
                                                       << "";
    }
    void outcomes()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, move);
        QFETCH(const QString, outcome);
        const Rules &rules = test::caseGame().rules;
        const std::optional<Move> made = parseMove(rules.descriptor(), move.toStdString());
        QVERIFY(made);
        const std::optional<Move> found = rules.outcome(test::build(position), *made);
        QCOMPARE(found ? QString::fromStdString(spell(rules.descriptor(), *found)) : QString(), outcome);
    }
};

BOMBSHELF_TEST(Outcome)
#include "tst_outcome.moc"
