#include "support/test_case.h"
#include "view/cast.h"

#include <QTest>

using namespace bombshelf;

/// The names at the table.
class CastTest : public QObject {
    Q_OBJECT

private slots:
    void aNameIsNoPlaceInASentence()
    {
        const QStringList names = Cast::namesNow({{"%2"}, {"%L1"}, {"100 %"}, {"Ann"}});
        QCOMPARE(names, (QStringList{"％2", "％L1", "100 %", "Ann"}));
        QCOMPARE(QStringLiteral("%1: %2").arg(names[0]).arg(7), "％2: 7");
    }
    void aFaceThatNobodyHasIsAnothers()
    {
        QCOMPARE(Cast::faceNow("owl"), "owl");
        QVERIFY(Cast().faces().contains(Cast::faceNow("../dragon")));
        QCOMPARE(Cast::faceNow({}), QString());
    }
    void noNameIsNobodys() { QCOMPARE(Cast::nameNow(QString()), QString()); }
};

BOMBSHELF_TEST(CastTest)

#include "tst_cast.moc"
