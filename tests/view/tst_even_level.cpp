#include "support/test_case.h"
#include "view/even_level.h"

#include <QTest>

#include <vector>

using namespace bombshelf;

/// Whoever wins more than a fair share meets better bots, whoever wins less meets weaker ones.
class EvenLevelTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheLastResults_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("won");
        QTest::addColumn<int>("lost");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("then");
        QTest::addRow("none yet: casual") << 0 << 0 << 0 << 2 << 1;
        QTest::addRow("one win is no proof") << 1 << 1 << 0 << 2 << 1;
        QTest::addRow("one defeat neither") << 1 << 0 << 1 << 2 << 1;
        QTest::addRow("three wins are") << 1 << 3 << 0 << 2 << 2;
        QTest::addRow("all won") << 1 << 10 << 0 << 2 << 3;
        QTest::addRow("all lost") << 3 << 0 << 10 << 2 << 1;
        QTest::addRow("even") << 2 << 5 << 5 << 2 << 2;
        QTest::addRow("a third of the wins is even for three") << 2 << 3 << 6 << 3 << 2;
        QTest::addRow("half of the wins is more than even for four") << 1 << 5 << 5 << 4 << 2;
        QTest::addRow("no level below novice") << 0 << 0 << 10 << 2 << 0;
        QTest::addRow("none above master") << 4 << 10 << 0 << 2 << 4;
    }
    void followsTheLastResults()
    {
        QFETCH(const int, level);
        QFETCH(const int, won);
        QFETCH(const int, lost);
        QFETCH(const int, seats);
        std::vector<PastResult> results;
        for (int i = 0; i < won + lost; ++i)
            results.push_back({double(level), i < won ? 1.0 : 0.0, 1.0 / seats});
        QTEST(evenLevel(results), "then");
    }
};

BOMBSHELF_TEST(EvenLevelTest)
#include "tst_even_level.moc"
