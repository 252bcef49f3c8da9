#include "bots/levels.h"
#include "desk.h"
#include "support/test_case.h"
#include "view/cast.h"
#include "view/settings.h"

#include <QTest>

using namespace bombshelf;

/// The names at the table.
class CastTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

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
    /// A match that was begun in one language is shown in the other.
    void ourNamesAreTranslatedAndOthersAreNot()
    {
        Settings::instance()->setLanguage(QStringLiteral("ja"));
        QCOMPARE(Cast::nameNow("Player"), QStringLiteral("プレイヤー"));
        QCOMPARE(Cast::nameNow("Player 2"), QStringLiteral("プレイヤー2"));
        QCOMPARE(Cast::nameNow("Player 9"), "Player 9"); // no game seats nine
        QCOMPARE(Cast::nameNow("Ann"), "Ann");
        Settings::instance()->setLanguage(QStringLiteral("en"));
        QCOMPARE(Cast::nameNow(QStringLiteral("プレイヤー2")), "Player 2");
    }
    void eachLevelSaysWhatItCantDo()
    {
        Settings::instance()->setLanguage(QStringLiteral("en"));
        const QList<Alternative> told = Cast().levels();
        QCOMPARE(std::size_t(told.size()), levels().size());
        for (std::size_t i = 0; i < levels().size(); ++i) {
            const QString word = QString::fromUtf8(levels()[i].name.data(), qsizetype(levels()[i].name.size()));
            QCOMPARE(told[qsizetype(i)].title.toLower(), word);
            QCOMPARE(Cast().levelTitle(word), told[qsizetype(i)].title);
            QCOMPARE(told[qsizetype(i)].why.contains("forgets"), levels()[i].memory == 0);
        }
    }
    void noNameIsNobodys() { QCOMPARE(Cast::nameNow(QString()), QString()); }
};

BOMBSHELF_TEST(CastTest)

#include "tst_cast.moc"
