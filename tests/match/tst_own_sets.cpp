#include "games/catalogue.h"
#include "match/house_set.h"
#include "match/match.h"
#include "match/own_sets.h"
#include "play.h"
#include "support/test_case.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace bombshelf;

namespace {

const Rules &gameWithASet()
{
    return **std::ranges::find_if(catalogue(), [](const Rules *rules) { return !rules->descriptor().houseSet.empty(); });
}

Setup byDefault() { return defaultSetup(gameWithASet().descriptor(), 3); }

/// One more 6 and one SAFE less.
Setup other()
{
    Setup setup = byDefault();
    ++setup.set[6];
    --setup.set[8];
    return setup;
}

} // namespace

class OwnSetsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        sets = std::make_unique<OwnSets>(folder->filePath("sets"));
        file = folder->filePath("sets/bombmu.json");
        problem.clear();
    }

    void setsLieInTheDataFolder()
    {
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        QCOMPARE(OwnSets().path(game().descriptor()), data + "/sets/bombmu.json");
        QCOMPARE(sets->path(game().descriptor()), file);
    }

    void withoutAFileTheGamesOwnIsPlayed()
    {
        Setup setup = other();
        QVERIFY(!sets->load(game(), setup, &problem));
        QCOMPARE(setup.set, byDefault().set);
        QCOMPARE(problem, "");
        QVERIFY(!QFile::exists(folder->filePath("sets")));
    }

    void aGameWithoutASetIsLeftAlone()
    {
        const Rules &rules = *catalogue().front();
        QVERIFY(rules.descriptor().houseSet.empty());
        QVERIFY(QDir().mkpath(folder->filePath("sets")));
        QVERIFY(test::overwrite(sets->path(rules.descriptor()), "?"));
        Setup setup = defaultSetup(rules.descriptor(), 3);
        QVERIFY(!sets->load(rules, setup, &problem));
        QCOMPARE(problem, "");
    }

    void whatWasSavedIsPlayed()
    {
        QVERIFY(sets->save(game(), other(), &problem));
        Setup setup = byDefault();
        QVERIFY(OwnSets(folder->filePath("sets")).load(game(), setup, &problem));
        QCOMPARE(setup.set, other().set);
        QCOMPARE(setup.seats, 3);
        QCOMPARE(problem, "");
        // In the words of the game's own file, which a person may read.
        QCOMPARE(QJsonDocument::fromJson(test::contents(file))["cards"]["6"].toInt(), 6);
        QCOMPARE(QDir(folder->filePath("sets")).entryList(QDir::Files), QStringList{"bombmu.json"});
    }

    void onlyTheOwnerMayReadIt()
    {
        QVERIFY(sets->save(game(), other(), &problem));
        QVERIFY(test::isPrivate(file) && test::isPrivate(folder->filePath("sets")));
    }

    void savedAgainIsTheLast()
    {
        QVERIFY(sets->save(game(), byDefault(), &problem) && sets->save(game(), other(), &problem));
        Setup setup = byDefault();
        QVERIFY(sets->load(game(), setup, &problem));
        QCOMPARE(setup.set, other().set);
    }

    void filesThatCantBePlayed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QString noJson = "The set can’t be read: it is not a JSON object.";
        const QString stranger = "The set counts things that the game does not have.";
        const QString refused = "The game can’t be played with these numbers.";
        const auto bounds = [](int least, int most, const char *word, const char *group) {
            return QStringLiteral("The set needs a whole number from %1 to %2 for “%3” in “%4”.").arg(least).arg(most).arg(word, group);
        };
        QTest::newRow("empty") << QByteArray() << noJson;
        QTest::newRow("no JSON") << QByteArray("five zeros") << noJson;
        QTest::newRow("torn off") << text().chopped(9) << noJson;
        QTest::newRow("a list") << QByteArray("[1]") << noJson;
        QTest::newRow("too large") << text() + QByteArray(1 << 16, ' ') << "It is too large.";
        QTest::newRow("too many") << with("cards", "3", 13) << bounds(0, 12, "3", "cards");
        QTest::newRow("too few") << with("cards", "0", 4) << bounds(5, 12, "0", "cards");
        QTest::newRow("half a card") << with("cards", "1", 1.5) << bounds(0, 12, "1", "cards");
        QTest::newRow("no number") << with("white-die", "fuse", "one") << bounds(0, 6, "fuse", "white-die");
        QTest::newRow("one missing") << with("red-die", "both", QJsonValue::Undefined) << bounds(0, 6, "both", "red-die");
        QTest::newRow("an unknown card") << with("cards", "8", 1) << stranger;
        QTest::newRow("an unknown group") << with("tokens", "gold", 1) << stranger;
        QTest::newRow("a die of seven sides") << with("red-die", "blank", 2) << refused;
    }

    void filesThatCantBePlayed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        QVERIFY(QDir().mkpath(folder->filePath("sets")) && test::overwrite(file, bytes));
        Setup setup = byDefault();
        QVERIFY(!sets->load(game(), setup, &problem));
        QCOMPARE(problem, QStringLiteral("Your own set in “%1” can’t be used, so Bombshelf’s set is played. %2")
                              .arg(QDir::toNativeSeparators(file), reason));
        QCOMPARE(setup.set, byDefault().set);
        QCOMPARE(test::contents(file), bytes);
    }

    void aFileThatCantBeReadIsTold()
    {
        QVERIFY(QDir().mkpath(file)); // a folder where the file should be
        Setup setup = byDefault();
        QVERIFY(!sets->load(game(), setup, &problem));
        QVERIFY(problem.startsWith("Your own set in “"));
        QCOMPARE(setup.set, byDefault().set);
        QVERIFY(!sets->reset(game(), &problem));
        QVERIFY(problem.contains("could not be removed"));
    }

    void aDamagedFileIsKeptBeside_data()
    {
        QTest::addColumn<bool>("saves");
        QTest::newRow("saved over") << true;
        QTest::newRow("reset") << false;
    }

    void aDamagedFileIsKeptBeside()
    {
        QFETCH(bool, saves);
        const QByteArray bytes = "{ half a set";
        QVERIFY(QDir().mkpath(folder->filePath("sets")));
        for (const QString &aside : {file + ".damaged", file + ".damaged-2"}) {
            QVERIFY(test::overwrite(file, bytes));
            QVERIFY(saves ? sets->save(game(), other(), &problem) : sets->reset(game(), &problem));
            QCOMPARE(test::contents(aside), bytes);
        }
        QCOMPARE(QFile::exists(file), saves);
    }

    void aRefusedSetIsNotSaved_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("more");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("by the rules: a red die of seven sides") << 18 << 1 << "The game can’t be played with these numbers.";
        QTest::newRow("by its bounds") << 3 << 8 << "The set needs a whole number from 0 to 12 for “3” in “cards”.";
    }

    void aRefusedSetIsNotSaved()
    {
        QFETCH(int, at);
        QFETCH(int, more);
        QVERIFY(sets->save(game(), other(), &problem));
        const QByteArray before = test::contents(file);
        Setup setup = byDefault();
        setup.set.at(std::size_t(at)) += std::int8_t(more);
        QVERIFY(!sets->save(game(), setup, &problem));
        QTEST(problem, "sentence");
        QCOMPARE(test::contents(file), before);
    }

    void aFolderThatCantBeWrittenIsTold()
    {
        QVERIFY(test::overwrite(folder->filePath("sets"), "a file where the folder should be"));
        QVERIFY(!sets->save(game(), other(), &problem));
        QVERIFY2(problem.startsWith(QStringLiteral("Your own set could not be saved in “%1”: ").arg(QDir::toNativeSeparators(file))),
                 qPrintable(problem));
    }

    void resetTakesTheFileAway()
    {
        QVERIFY(sets->reset(game(), &problem)); // none there: nothing to do
        QVERIFY(sets->save(game(), other(), &problem));
        QVERIFY(sets->reset(game(), &problem));
        QVERIFY(!QFile::exists(file));
        QCOMPARE(problem, "");
    }

    void noMatchBeginsWithARefusedSet()
    {
        MatchSetup setup = test::setupOf(game(), "pbp", 7);
        for (std::size_t i = 0; i < game().descriptor().houseSet.size(); ++i) // too few of all cards
            setup.setup.set[i] = game().descriptor().houseSet[i].least;
        const QString record = folder->filePath("match.jsonl");
        QVERIFY(!Match::begin(setup, record, &problem));
        QCOMPARE(problem, "The game can’t be played with these numbers.");
        QVERIFY(!QFile::exists(record));
        setup.setup = other();
        QVERIFY(Match::begin(setup, record, &problem));
    }

private:
    static const Rules &game() { return gameWithASet(); }
    static QByteArray text() { return QJsonDocument(setToJson(game().descriptor(), other())).toJson(); }
    /// The file with another value in one place.
    static QByteArray with(const QString &group, const QString &word, const QJsonValue &value)
    {
        QJsonObject json = setToJson(game().descriptor(), other());
        QJsonObject inner = json[group].toObject();
        inner.insert(word, value);
        json.insert(group, inner);
        return QJsonDocument(json).toJson();
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<OwnSets> sets;
    QString file, problem;
};

BOMBSHELF_TEST(OwnSetsTest)
#include "tst_own_sets.moc"
