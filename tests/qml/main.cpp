#include "match/saves.h"
#include "view/chance.h"
#include "view/engine.h"
#include "view/settings.h"

#include <QDir>
#include <QKeyEvent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QSettings>
#include <QStandardPaths>
#include <QWindow>
#include <QtQuickTest>

/// For tests: what TestCase has no word for.
class Hands : public QObject {
    Q_OBJECT

public:
    /// A key that has been pressed and is not let go: the system repeats it.
    Q_INVOKABLE void hold(QWindow *window, int key, const QString &text)
    {
        for (int times = 0; times < 5; ++times) {
            QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text, true);
            QCoreApplication::sendEvent(window, &press);
        }
    }
    /// The item and all that is in it, from outside in.
    Q_INVOKABLE QList<QObject *> itemsIn(QQuickItem *item)
    {
        QList<QObject *> found;
        gather(item, found);
        return found;
    }
    /// Both measures at once, as a window does; one after the other, all of it is laid out twice.
    Q_INVOKABLE void resize(QQuickItem *item, qreal width, qreal height) { item->setSize({width, height}); }
    /// No lesson has been gone through.
    Q_INVOKABLE void unlearn() { QSettings().remove(QStringLiteral("learnt")); }

private:
    static void gather(QQuickItem *item, QList<QObject *> &found)
    {
        if (!item)
            return;
        found << item;
        for (QQuickItem *child : item->childItems())
            gather(child, found);
    }
};

/// Runs every tests/qml/tst_*.qml against the program's own modules, with settings and matches of its own, dealt alike each
/// time. A warning of the engine (an error in a binding, a picture that is not there) fails the test in which it is told.
class TestSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("bombshelf-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("bombshelf"));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        QDir(bombshelf::Saves().folder()).removeRecursively(); // each file begins with an empty shelf
        QSettings().clear(); // and with the settings of a first start
        bombshelf::Settings::instance()->setPartnersAsk(false); // tests of wishes ask for it
        bombshelf::repeatSeeds();
        bombshelf::prepareEngine(*engine);
        qmlRegisterSingletonInstance("Bombshelf.Tests", 1, 0, "Hands", &m_hands);
        connect(engine, &QQmlEngine::warnings, this, [](const QList<QQmlError> &warnings) {
            for (const QQmlError &warning : warnings)
                QTest::qFail(qPrintable(warning.toString()), __FILE__, __LINE__);
        });
    }

private:
    Hands m_hands;
};

QUICK_TEST_MAIN_WITH_SETUP(bombshelf, TestSetup)

#include "main.moc"
