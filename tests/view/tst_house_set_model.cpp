#include "desk.h"
#include "support/test_case.h"

#include "view/house_set_model.h"
#include "view/match_model.h"
#include "view/rule_book.h"
#include "view/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

constexpr int one = 1, redBomb = 14, redBlank = 18; // places in Bomb-mu!'s set

QString folder() { return QFileInfo(test::matchFolder()).path() + "/sets"; }

bool write(const QByteArray &bytes)
{
    QFile file(folder() + "/bombmu.json");
    return QDir().mkpath(folder()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// How many 1s the header of the only match tells.
int onesInTheRecord()
{
    const QFileInfoList records = QDir(test::matchFolder()).entryInfoList({"*.jsonl"});
    QFile file(records.value(0).filePath());
    if (records.size() != 1 || !file.open(QIODevice::ReadOnly))
        return -1;
    return QJsonDocument::fromJson(file.readLine())["set"]["cards"]["1"].toInt(-1);
}

} // namespace

/// What the screen shows of a house set, and that matches are dealt with it.
class HouseSetModelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        Settings::instance()->setLanguage("en");
        QFile::remove(folder());
        QDir(folder()).removeRecursively();
        QDir(test::matchFolder()).removeRecursively();
    }

    void groupsTellEveryEntry()
    {
        HouseSetModel model;
        QVERIFY(model.groups().isEmpty() && model.refusal().isEmpty() && !model.isOwn());
        model.setGameId("bombmu");
        QStringList titles;
        for (const QVariant &group : model.groups())
            titles << group.toMap()["title"].toString();
        QCOMPARE(titles, (QStringList{"Cards", "Faces of a bomb die", "Faces of the red die"}));
        QCOMPARE(model.sums(), (QVariantList{42, 6, 6}));
        const QVariantMap fuse = model.groups()[1].toMap()["entries"].toList()[1].toMap();
        QCOMPARE(fuse, (QVariantMap{{"at", 10}, {"word", "fuse"}, {"text", "Fuse"}, {"least", 0}, {"most", 6}}));
        QCOMPARE(model.numbers().size(), 19);
        QVERIFY(model.areDefault() && !model.isOwn() && model.refusal().isEmpty());
    }

    void aGameWithoutASetHasNoGroups()
    {
        HouseSetModel model;
        model.setGameId("driller");
        QVERIFY(model.groups().isEmpty() && model.numbers().isEmpty() && !model.isOwn());
    }

    void numbersStayWithinTheirBounds()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        QSignalSpy changed(&model, &HouseSetModel::changed);
        model.set(one, 99);
        QCOMPARE(model.numbers()[one], 12);
        QCOMPARE(model.sums()[0], 49);
        model.set(0, 0);
        QCOMPARE(model.numbers()[0], 5);
        QCOMPARE(changed.size(), 2);
        model.set(-1, 3);
        model.set(19, 3);
        QCOMPARE(changed.size(), 2);
    }

    void aRefusalIsToldInBothLanguagesAndNotSaved()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(redBlank, 2);
        QCOMPARE(model.refusal(), "Each die needs exactly six faces.");
        QVERIFY(!model.save());
        QVERIFY(!model.isOwn() && !model.problem().isEmpty());
        QVERIFY(!QFile::exists(folder()));
        Settings::instance()->setLanguage("ja");
        QVERIFY(!model.refusal().isEmpty() && model.refusal() != "Each die needs exactly six faces.");
        Settings::instance()->setLanguage("en");
        model.set(redBomb, 1);
        QCOMPARE(model.refusal(), "");
        QVERIFY(model.save());
        QCOMPARE(model.problem(), "");
    }

    void whatIsSavedIsTheOwners()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(one, 7);
        QVERIFY(!model.areDefault() && !model.isOwn());
        QVERIFY(model.save() && model.isOwn());
        HouseSetModel later;
        later.setGameId("bombmu");
        QCOMPARE(later.numbers(), model.numbers());
        QVERIFY(later.isOwn() && !later.areDefault());
    }

    void whatIsNotSavedIsForgotten()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        const QVariantList before = model.numbers();
        model.set(one, 7);
        model.load();
        QCOMPARE(model.numbers(), before);
    }

    void theGamesOwnNumbersLeaveNoFile()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(one, 7);
        QVERIFY(model.save() && QFile::exists(folder() + "/bombmu.json"));
        model.takeDefault();
        QVERIFY(model.areDefault() && model.isOwn());
        QVERIFY(model.save() && !model.isOwn());
        QVERIFY(!QFile::exists(folder() + "/bombmu.json"));
    }

    void aDamagedFileIsToldAndLeft()
    {
        QVERIFY(write("{}"));
        HouseSetModel model;
        model.setGameId("bombmu");
        QVERIFY(model.problem().contains("bombmu.json"));
        QVERIFY(model.areDefault() && !model.isOwn());
        QVERIFY(QFile::exists(folder() + "/bombmu.json"));
        const QString english = model.problem();
        model.set(one, 7);
        Settings::instance()->setLanguage("ja");
        const QString japanese = model.problem();
        Settings::instance()->setLanguage("en");
        QVERIFY(japanese.contains("bombmu.json") && japanese != english);
        QCOMPARE(model.problem(), english);
        QCOMPARE(model.numbers()[one], 7); // what was entered meanwhile
    }

    void aFolderThatCantBeWrittenIsTold()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(one, 7);
        QFile file(folder());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!model.save());
        QVERIFY(!model.isOwn() && model.problem().contains("bombmu.json"));
        QCOMPARE(model.numbers()[one], 7); // to try again
        Settings::instance()->setLanguage("ja");
        Settings::instance()->setLanguage("en");
        QVERIFY(model.problem().contains("bombmu.json"));
    }

    void matchesAreDealtWithTheOwnersSet()
    {
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(one, 7);
        QVERIFY(model.save());
        MatchModel game(nullptr);
        QSignalSpy notices(&game, &MatchModel::notice);
        QVERIFY(game.begin("bombmu", test::players("pb"), {}));
        QCOMPARE(onesInTheRecord(), 7);

        // The next of the same table has the same box, whatever was entered meanwhile.
        model.takeDefault();
        QVERIFY(model.save());
        QDir(test::matchFolder()).removeRecursively();
        QVERIFY(game.again("casual"));
        QCOMPARE(onesInTheRecord(), 7);
        QDir(test::matchFolder()).removeRecursively();
        QVERIFY(game.begin("bombmu", test::players("pb"), {}));
        QCOMPARE(onesInTheRecord(), 5);
        QCOMPARE(notices.size(), 0);
    }

    void aMatchBeginsWithoutADamagedSetAndSaysSo()
    {
        QVERIFY(write("?"));
        MatchModel game(nullptr);
        QSignalSpy notices(&game, &MatchModel::notice);
        QVERIFY(game.begin("bombmu", test::players("pb"), {}));
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices[0][0].toString().startsWith("Your own set in “"));
        QCOMPARE(onesInTheRecord(), 5);
    }

    void theRuleBookTellsOfTheOwnersSet()
    {
        const QVariantList before = RuleBook().blocks("bombmu");
        HouseSetModel model;
        model.setGameId("bombmu");
        model.set(one, 7);
        QVERIFY(model.save());
        QVariantList now = RuleBook().blocks("bombmu");
        QCOMPARE(now.takeAt(1).toMap()["kind"], RuleBook::Ruling);
        QCOMPARE(now.size(), before.size());
        for (qsizetype i = 0; i < now.size(); ++i)
            for (const char *part : {"kind", "text", "cards", "about"})
                QCOMPARE(now[i].toMap()[part], before[i].toMap()[part]);
        QCOMPARE(RuleBook().blocks("driller")[1].toMap()["kind"], RuleBook::Text);
    }
};

BOMBSHELF_TEST(HouseSetModelTest)
#include "tst_house_set_model.moc"
