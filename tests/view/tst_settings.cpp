#include "desk.h"
#include "support/test_case.h"

#include "view/cast.h"
#include "view/catalogue.h"
#include "view/settings.h"

#include <QDir>
#include <QGuiApplication>
#include <QPalette>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

class SettingsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::atHome(); }

private slots:
    void init()
    {
        QSettings().clear();
        settings = Settings::instance();
        settings->setLanguage("ja");
        settings->setLanguage("en");
    }

    void whatCanNotBeKeptIsToldOnce()
    {
        const QString file = QSettings().fileName();
        QFile::remove(file);
        QVERIFY(QDir().mkpath(file)); // a folder has that name
        Settings mine(nullptr);
        QSignalSpy notices(&mine, &Settings::notice);
        mine.setTextScale(1.2);
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(notices[0][0].toString().contains("can’t be kept"));
        mine.setTextScale(1.3);
        mine.setLanguage("ja");
        QCoreApplication::processEvents();
        QCOMPARE(notices.size(), 1);
        QVERIFY(QDir().rmdir(file));
        QSettings().sync();
        settings->setLanguage("ja");
    }

    void whatCanNotBeReadIsNotLost()
    {
        QSettings().setValue("textScale", 1.2);
        QSettings().sync();
        QFile file(QSettings().fileName());
        QVERIFY(file.open(QIODevice::Append) && file.write("a line without a value\n") > 0);
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        Settings mine(nullptr);
        QSignalSpy notices(&mine, &Settings::notice);
        mine.saveDamaged();
        QTRY_COMPARE(notices.size(), 1);
        mine.setTheme("dark");
        QCOMPARE(mine.textScale(), 1.2);
        QFile kept(file.fileName() + ".damaged");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), before);
        QVERIFY2(notices[0][0].toString().contains(".damaged"), qPrintable(notices[0][0].toString()));
        QVERIFY(kept.remove());
    }

    void valuesAreKept_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QVariant>("kept");
        const auto row = [](const char *name, const QVariant &kept) { QTest::newRow(name) << QByteArray(name) << kept; };
        row("theme", "dark");
        row("textScale", 1.4);
        row("speed", "fast");
        row("volume", 0.25);
        row("bangVolume", 0.25);
        row("reducedMotion", true);
        row("symbols", true);
        row("showLog", false);
        row("thinkTime", 5.0);
        row("windowX", 40);
        row("windowY", -20);
        row("windowWidth", 1920);
        row("windowHeight", 1080);
        row("maximised", true);
        row("playerName", "Ann, the \"first\"");
    }

    void valuesAreKept()
    {
        QFETCH(QByteArray, name);
        QFETCH(QVariant, kept);
        QVERIFY(settings->property(name) != kept);
        QSignalSpy changed(settings, &Settings::changed);
        QVERIFY(settings->setProperty(name, kept));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(settings->property(name), kept);
        settings->setProperty(name, kept);
        QCOMPARE(changed.size(), 1);
        QSettings().sync();
        const Settings next(nullptr);
        QCOMPARE(next.property(name), kept);
    }

    void badValuesFallBack_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("bad");
        QTest::addColumn<QVariant>("byDefault");
        const auto row = [](const char *name, const char *key, const QVariant &bad, const QVariant &byDefault) {
            QTest::addRow("%s %s", name, qPrintable(bad.toStringList().join(','))) << QByteArray(name) << QString(key) << bad << byDefault;
        };
        row("theme", "theme", "purple", "light");
        row("theme", "theme", QStringList({"dark", "light"}), "light");
        row("speed", "speed", "warp", "normal");
        for (const char *bad : {"0.1", "9", "-1", "big", "nan", "inf", ""})
            row("textScale", "textScale", bad, 1.0);
        for (const char *bad : {"1.01", "-0.1", "loud", "nan"})
            row("volume", "volume", bad, 0.6);
        for (const char *bad : {"0", "-1", "1e9", "long"})
            row("thinkTime", "thinkTime", bad, 0.8);
        for (const char *bad : {"10", "99999999999", "wide"})
            row("windowWidth", "window/width", bad, 1280);
        for (const char *bad : {"10", "99999999999", "high"})
            row("windowHeight", "window/height", bad, 800);
        for (const char *bad : {"left", "99999999999", ""})
            row("windowX", "window/x", bad, -1);
        row("windowY", "window/y", "up", -1);
        row("maximised", "window/maximised", "very", false);
        row("reducedMotion", "reducedMotion", "perhaps", false);
        row("symbols", "symbols", "7up", false);
        row("odds", "odds", "fifty-fifty", true);
        row("notes", "notes", "in pencil", false);
    }

    void badValuesFallBack()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, key);
        QFETCH(QVariant, bad);
        QFETCH(QVariant, byDefault);
        QSettings().setValue(key, bad);
        QCOMPARE(settings->property(name), byDefault);
    }

    void anUnknownLanguageFallsBackToTheSystems()
    {
        QSettings().setValue("language", "tlh");
        QVERIFY(findLanguage(settings->language()));
        settings->setLanguage("ja");
        settings->setLanguage("tlh");
        QCOMPARE(settings->language(), "ja");
    }

    void switchingGoesRoundAllLanguages()
    {
        QSet<QString> met;
        for (std::size_t i = 0; i < languages().size(); ++i) {
            const QString next = settings->nextLanguage();
            settings->switchLanguage();
            QCOMPARE(findLanguage(settings->language())->name, next);
            met << settings->language();
        }
        QCOMPARE(std::size_t(met.size()), languages().size());
    }

    void speedsAreFactors()
    {
        const QMap<QString, double> factors{{"slow", 1.6}, {"normal", 1}, {"fast", 0.5}, {"instant", 0}};
        for (auto entry = factors.begin(); entry != factors.end(); ++entry) {
            settings->setSpeed(entry.key());
            QCOMPARE(settings->speedFactor(), entry.value());
        }
    }

    void darkFollowsTheTheme()
    {
        settings->setTheme("dark");
        QVERIFY(settings->dark());
        settings->setTheme("light");
        QVERIFY(!settings->dark());
    }

    void darkFollowsTheSystem()
    {
        settings->setTheme("system");
        const auto turn = [](Qt::GlobalColor window, Qt::GlobalColor text) {
            QPalette palette;
            palette.setColor(QPalette::Window, window);
            palette.setColor(QPalette::WindowText, text);
            QGuiApplication::setPalette(palette);
        };
        turn(Qt::white, Qt::black);
        QVERIFY(!settings->dark());
        const QSignalSpy changed(settings, &Settings::changed);
        turn(Qt::black, Qt::white);
        QVERIFY(changed.count() > 0);
        QVERIFY(settings->dark());
        QGuiApplication::setPalette({});
    }

    void anotherLanguageChangesTheCatalogueLive()
    {
        const Catalogue list;
        const GameInfo *const driller = list.game("driller");
        const QString english = driller->title(), englishTagline = driller->tagline();
        QVERIFY(!english.isEmpty() && !englishTagline.isEmpty());
        QSignalSpy told(driller, &GameInfo::languageChanged), switched(settings, &Settings::languageChanged);
        settings->setLanguage("ja");
        QCOMPARE(switched.size(), 1);
        QCOMPARE(told.size(), 1);
        QVERIFY(driller->title() != english);
        QVERIFY(driller->tagline() != englishTagline);
        settings->setLanguage("ja");
        QCOMPARE(switched.size(), 1);
        settings->setLanguage("en");
        QCOMPARE(driller->title(), english);
    }

    void catalogueDescribesGamesAndTheirOptions()
    {
        const Catalogue list;
        const GameInfo *const driller = list.game("driller");
        QCOMPARE(driller, list.games().first());
        QVERIFY(driller->minSeats() == 2 && driller->maxSeats() == 3);
        for (const QString &file : {driller->art(), driller->scene().toString(), driller->pictures().toString()})
            QVERIFY2(QFile::exists(file.mid(3)), qPrintable(file));
        QVERIFY(!list.game("chess"));
        QCOMPARE(list.kindText("chess", "bomb"), QString());
        QVERIFY(!list.kindText("driller", "bomb").isEmpty());
        for (const GameInfo *game : list.games())
            for (const GameOption &option : game->options())
                for (int seats = game->minSeats(); seats <= game->maxSeats(); ++seats)
                    QVERIFY(option.has(option.byDefault(seats)) && !option.has("chess"));
    }

    void castSpeaksTheLanguageToo()
    {
        Cast cast;
        const QList<Alternative> levels = cast.levels();
        const QString miner = cast.botName("miner");
        QVERIFY(!miner.isEmpty());
        QCOMPARE(levels.size(), 5);
        QSignalSpy told(&cast, &Cast::languageChanged);
        settings->setLanguage("ja");
        QCOMPARE(told.size(), 1);
        QVERIFY(cast.levels() != levels);
        QVERIFY(cast.botName("miner") != miner);
        QCOMPARE(cast.botName("nobody"), QString());
    }

    void firstAPersonThenBotsWithFacesOfTheirOwn()
    {
        const Cast cast;
        settings->setPlayerName("Ann");
        const QVariantList players = cast.defaultPlayers(3);
        QCOMPARE(players.size(), 3);
        QSet<QString> faces, names;
        for (int i = 0; i < players.size(); ++i) {
            const QVariantMap player = players[i].toMap();
            QCOMPARE(player["level"].toString().isEmpty(), i == 0);
            QVERIFY(QFile::exists(":/assets/faces/" + player["face"].toString() + ".svg"));
            faces << player["face"].toString();
            names << player["name"].toString();
        }
        QCOMPARE(players[0].toMap()["name"], "Ann");
        QCOMPARE(faces.size(), 3);
        QCOMPARE(names.size(), 3);
        for (const QString &face : cast.faces())
            QVERIFY(QFile::exists(":/assets/faces/" + face + ".svg"));
    }

private:
    Settings *settings = nullptr;
};

BOMBSHELF_TEST(SettingsTest)
#include "tst_settings.moc"
