#include "view/clear_spot.h"

#include "support/test_case.h"

#include <QTest>

using namespace bombshelf;

/// On a table of 1000 by 600, with a bubble of 200 by 100.
class ClearSpotTest : public QObject {
    Q_OBJECT

    static constexpr qreal gap = 10;
    static constexpr QRectF now{400, 250, 200, 100};

    ClearSpot m_spot;

    QRectF best(const QRectF &target = {}) const { return m_spot.best(now, target); }

private slots:
    void init()
    {
        m_spot.clear();
        m_spot.setProperty("table", QSizeF(1000, 600));
        m_spot.setProperty("gap", gap);
        m_spot.offer(now.size());
    }
    void onAnEmptyTableItStaysWhereItIs() { QCOMPARE(best(), now); }
    void whatItPointsAtIsNeverCovered()
    {
        const QRectF target(450, 200, 150, 200);
        QVERIFY(!best(target).intersects(target.adjusted(-gap, -gap, gap, gap)));
    }
    void itStandsBesideWhatItPointsAt()
    {
        const QRectF target(20, 20, 80, 300);
        QCOMPARE(best(target).topLeft(), QPointF(target.right() + 2 * gap, target.center().y() - now.height() / 2));
    }
    void itStaysOnTheTable_data()
    {
        QTest::addColumn<QRectF>("target");
        QTest::newRow("top left") << QRectF(0, 0, 50, 50);
        QTest::newRow("bottom right") << QRectF(950, 550, 50, 50);
        QTest::newRow("all of it") << QRectF(0, 0, 1000, 600);
    }
    void itStaysOnTheTable()
    {
        QFETCH(const QRectF, target);
        QVERIFY(QRectF(0, 0, 1000, 600).adjusted(gap, gap, -gap, -gap).contains(best(target)));
    }
    void itCoversWhatMattersLeast()
    {
        m_spot.add({0, 0, 1000, 290}, 5);
        m_spot.add({0, 290, 1000, 310}, 1);
        QVERIFY(best().y() >= 290);
    }
    void itFitsExactlyBetweenRows()
    {
        m_spot.add({0, 0, 1000, 336}, 5);
        m_spot.add({0, 440, 1000, 160}, 5); // 104 pixels lie between
        QCOMPARE(best().y(), 336.0);
    }
    void whatIsSparedIsCoveredLast()
    {
        m_spot.add({0, 0, 1000, 300}, 20);
        m_spot.spare({0, 300, 1000, 300});
        QVERIFY(best().bottom() <= 300);
    }
    void anotherSizeIsTakenWhereTheUsualOneHasNoRoom()
    {
        m_spot.offer({100, 300});
        QCOMPARE(best(), now);
        m_spot.add({0, 0, 1000, 90}, 5);
        for (int x = 0; x < 1000; x += 200)
            m_spot.add({x + 120.0, 90, 80, 510}, 5); // 120 pixels lie between
        QCOMPARE(best().size(), QSizeF(100, 300));
    }
    void anotherSizeIsTakenOnlyIfThatCoversClearlyLess_data()
    {
        QTest::addColumn<QSizeF>("other");
        QTest::addColumn<bool>("taken");
        QTest::newRow("1000 pixels less") << QSizeF(190, 100) << false;
        QTest::newRow("4000 pixels less") << QSizeF(160, 100) << true;
    }
    void anotherSizeIsTakenOnlyIfThatCoversClearlyLess()
    {
        QFETCH(const QSizeF, other);
        QFETCH(const bool, taken);
        m_spot.offer(other);
        m_spot.add({0, 0, 1000, 600}, 1);
        QCOMPARE(best().size() == other, taken);
    }
    void whatIsHigherThanTheTableIsTakenLast()
    {
        m_spot.clear();
        m_spot.offer({100, 590}); // with the gaps, 610
        m_spot.offer(now.size());
        m_spot.add({0, 0, 1000, 600}, 20);
        QCOMPARE(best().size(), now.size());
    }
    void whatWasClearedIsForgotten()
    {
        m_spot.add({0, 0, 1000, 400}, 20);
        m_spot.spare(now);
        m_spot.clear();
        m_spot.offer(now.size());
        QCOMPARE(best(), now);
    }
};

BOMBSHELF_TEST(ClearSpotTest)
#include "tst_clear_spot.moc"
