#include "core/rng.h"
#include "games/catalogue.h"
#include "match/data_folder.h"
#include "match/saves.h"
#include "match/verify.h"
#include "match/word.h"
#include "support/test_case.h"
#include "view/chance.h"
#include "view/engine.h"
#include "view/match_model.h"
#include "view/settings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

using namespace bombshelf;

namespace {

QStringList said;

/// The thing that has the keys, and what it lies in.
QString keysAt()
{
    QStringList things;
    for (auto *item = qobject_cast<QQuickItem *>(QGuiApplication::focusObject()); item; item = item->parentItem())
        things << item->metaObject()->className() + QStringLiteral(" ") + item->objectName();
    return things.join(" < ");
}

void listen(QtMsgType type, const QMessageLogContext &, const QString &line)
{
    // A machine without sound or a desktop is no fault of the window's, nor is a timer of Qt's that is stopped twice in one turn; and
    // Qt's modules may say which libraries they found.
    constexpr std::array harmless{"PulseAudioService", "This plugin does not support QPlatformServices",
                                  "QUnifiedTimer::stopAnimationDriver: driver is not running"};
    if (type != QtInfoMsg && std::ranges::none_of(harmless, [&](const char *start) { return line.startsWith(start); }))
        said << line + QStringLiteral(" [the keys are at ") + keysAt() + "]";
}

/// Presses, clicks, drags, resizes and changes settings at random: the same row of deeds for the same seed.
class Monkey {
public:
    Monkey(QQuickWindow &window, quint64 seed) : m_window(window), m_rng(seed) {}

    void act()
    {
        const std::array<int, 6> weights{40, 12, 30, 6, 4, 2};
        switch (m_rng.byWeight(weights)) {
        case 0: return press();
        case 1: return QTest::keyClick(&m_window, keyOf({Qt::Key_Return, Qt::Key_Tab}));
        case 2: return QTest::mouseClick(&m_window, below(8) == 0 ? Qt::RightButton : Qt::LeftButton, {}, somewhere());
        case 3: return drag();
        case 4: return set();
        case 5: return m_window.resize(840 + below(1100), 420 + below(720));
        }
    }

private:
    int below(int n) { return int(m_rng.below(std::uint32_t(n))); }
    Qt::Key keyOf(std::initializer_list<Qt::Key> keys) { return keys.begin()[below(int(keys.size()))]; }
    QPoint somewhere() { return {below(m_window.width()), below(m_window.height())}; }

    /// All keys that mean something, but those that end the program.
    void press()
    {
        const Qt::Key key = keyOf({Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Space,  Qt::Key_Escape, Qt::Key_Backtab,
                                   Qt::Key_0,      Qt::Key_1,     Qt::Key_2,  Qt::Key_3,    Qt::Key_4,      Qt::Key_5,      Qt::Key_B,
                                   Qt::Key_C,      Qt::Key_H,     Qt::Key_M,  Qt::Key_N,    Qt::Key_P,      Qt::Key_R,      Qt::Key_S,
                                   Qt::Key_X,      Qt::Key_Z,     Qt::Key_Y,  Qt::Key_L,    Qt::Key_Period, Qt::Key_Home,   Qt::Key_End,
                                   Qt::Key_Delete, Qt::Key_F1,    Qt::Key_F2, Qt::Key_F3,   Qt::Key_F4,     Qt::Key_F11});
        QTest::keyClick(&m_window, key, below(6) == 0 ? Qt::ControlModifier : Qt::NoModifier);
    }

    void drag()
    {
        QTest::mousePress(&m_window, Qt::LeftButton, {}, somewhere());
        QTest::mouseMove(&m_window, somewhere());
        QTest::mouseRelease(&m_window, Qt::LeftButton, {}, somewhere());
    }

    void set()
    {
        Settings &settings = *Settings::instance();
        switch (below(6)) {
        case 0: return settings.switchLanguage();
        case 1: return settings.setTheme(below(2) == 0 ? "light" : "dark");
        case 2: return settings.setTextScale(0.9 + 0.1 * below(8));
        case 3: return settings.setSpeed(below(3) == 0 ? "fast" : "instant");
        case 4: return settings.setReducedMotion(below(2) == 0);
        case 5: return settings.setNotes(below(2) == 0);
        }
    }

    QQuickWindow &m_window;
    Rng m_rng;
};

} // namespace

/// A window in the hands of a monkey: it says nothing on stderr, keeps answering, and each of its records holds.
/// BOMBSHELF_FUZZ_SEED and BOMBSHELF_FUZZ_SECONDS (of each row) let it loose elsewhere and for longer.
class MonkeyTest : public QObject {
    Q_OBJECT

    static QStringList records()
    {
        const QDir folder(Saves().folder());
        QStringList paths;
        for (const QString &name : folder.entryList({"*.jsonl"}))
            paths << folder.filePath(name);
        return paths;
    }

    static void letLoose(QQuickWindow &window)
    {
        const int seconds = qEnvironmentVariableIntValue("BOMBSHELF_FUZZ_SECONDS");
        Monkey monkey(window, quint64(qEnvironmentVariableIntValue("BOMBSHELF_FUZZ_SEED")));
        QElapsedTimer time;
        time.start();
        for (int deeds = 0; seconds > 0 ? !time.hasExpired(1000 * seconds) : deeds < 250; ++deeds) {
            monkey.act();
            QTest::qWait(deeds % 8 == 0 ? 20 : 0); // for the bots, and for what moves
            if (!said.isEmpty())
                QFAIL(qPrintable(QStringLiteral("deed %1: %2").arg(deeds).arg(said.join('\n'))));
            QVERIFY(window.isVisible());
        }
    }

    static void eachSetting(const std::function<void(const QMetaProperty &)> &job)
    {
        const QMetaObject &settings = Settings::staticMetaObject;
        for (int i = settings.propertyOffset(); i < settings.propertyCount(); ++i)
            if (settings.property(i).isWritable())
                job(settings.property(i));
    }

    QVariantList m_atFirst;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QGuiApplication::setOrganizationName("bombshelf-monkey");
        QGuiApplication::setApplicationName("bombshelf");
        QQuickStyle::setStyle("Basic");
        QSettings().clear();
        eachSetting([this](const QMetaProperty &setting) { m_atFirst << setting.read(Settings::instance()); });
    }
    /// As at a first start: the same row is the same row of deeds, whatever came before it.
    void init()
    {
        eachSetting([this, i = 0](const QMetaProperty &setting) mutable { setting.write(Settings::instance(), m_atFirst[i++]); });
        QSettings().remove("learnt");
        QDir(dataFolder()).removeRecursively();
        repeatSeeds();
        Settings::instance()->setSpeed("instant");
        Settings::instance()->setThinkTime(0.1);
        said.clear();
    }

    void theWindowBearsIt_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("shelf") << QString();
        for (const Rules *rules : catalogue())
            QTest::newRow(std::string(rules->descriptor().id).c_str()) << fromWord(rules->descriptor().id);
    }
    void theWindowBearsIt()
    {
        QFETCH(const QString, game);
        QQmlApplicationEngine engine;
        prepareEngine(engine);
        engine.setInitialProperties({{"startGame", game}});
        engine.load(QUrl("qrc:/qt/qml/Bombshelf/Shell/Main.qml"));
        QVERIFY(!engine.rootObjects().isEmpty());
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
        QVERIFY(QTest::qWaitForWindowExposed(window));
        const QtMessageHandler before = qInstallMessageHandler(listen);
        letLoose(*window);
        qInstallMessageHandler(before);
        MatchModel::instance()->close();
        for (const QString &record : records()) {
            const Verification found = verifyRecord(record);
            QVERIFY2(found.holds, qPrintable(found.sentence));
        }
    }
};

BOMBSHELF_TEST(MonkeyTest)
#include "tst_monkey.moc"
