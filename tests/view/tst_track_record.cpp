#include "support/test_case.h"
#include "view/track_record.h"

#include <QTest>

#include <vector>

using namespace bombshelf;

/// How a player has fared with one game.
class TrackRecordTest : public QObject {
    Q_OBJECT

private slots:
    void matchesCount_data()
    {
        QTest::addColumn<QByteArray>("outings"); // w: won, anything else: lost
        QTest::addColumn<int>("won");
        QTest::addColumn<int>("longestRun");

        QTest::addRow("none") << QByteArray() << 0 << 0;
        QTest::addRow("lost") << QByteArray("l") << 0 << 0;
        QTest::addRow("a run that goes on") << QByteArray("lww") << 2 << 2;
        QTest::addRow("a run that ended") << QByteArray("wwwlw") << 4 << 3;
    }
    void matchesCount()
    {
        QFETCH(const QByteArray, outings);
        std::vector<Outing> list;
        for (const char outing : outings)
            list.push_back({outing == 'w', {}});
        const TrackRecord record = trackRecordOf(list);
        QCOMPARE(record.played, outings.size());
        QTEST(record.won, "won");
        QTEST(record.longestRun, "longestRun");
        QVERIFY(!record.mostPoints);
    }

    void mostPointsMayBeBelowNought()
    {
        const std::vector<Outing> outings{{false, -7}, {false, -3}, {false, -5}};
        QCOMPARE(trackRecordOf(outings).mostPoints, -3);
    }
};

BOMBSHELF_TEST(TrackRecordTest)
#include "tst_track_record.moc"
