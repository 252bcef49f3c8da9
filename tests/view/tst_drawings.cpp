#include "support/test_case.h"
#include "view/drawings.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTest>

using namespace bombshelf;

namespace {

const QString box = QStringLiteral("qrc:/assets/games/driller/box.svg");

} // namespace

/// Pictures that have been drawn are kept.
class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { keepDrawings(m_engine); }

    void theyAreAsLargeAsQtsOwn_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::newRow("as it is") << QString();
        QTest::newRow("by their width") << QStringLiteral("sourceSize.width: 96");
        QTest::newRow("by their height") << QStringLiteral("sourceSize.height: 96");
        QTest::newRow("by both") << QStringLiteral("sourceSize { width: 64; height: 96 }");
        QTest::newRow("larger") << QStringLiteral("sourceSize.width: 2000");
    }
    void theyAreAsLargeAsQtsOwn()
    {
        QFETCH(const QString, asked);
        QQmlEngine plain;
        const QSizeF size = sizeIn(m_engine, asked);
        QVERIFY(!size.isEmpty());
        QCOMPARE(size, sizeIn(plain, asked));
    }

    void oneIsDrawnOnce()
    {
        QCOMPARE(m_engine.interceptUrl(box, QQmlAbstractUrlInterceptor::UrlString).scheme(), QStringLiteral("image"));
        const QImage first = drawn(QSize(96, 0));
        QVERIFY(!first.isNull());
        QCOMPARE(drawn(QSize(96, 0)).cacheKey(), first.cacheKey());
        QVERIFY(drawn(QSize(176, 0)).cacheKey() != first.cacheKey());
        QCOMPARE(drawn(QSize(96, 0)).cacheKey(), first.cacheKey());
    }

    void thereIsAnEndToWhatIsKept()
    {
        const QImage first = drawn(QSize(96, 0));
        for (int width = 2000; width < 2010; ++width)
            drawn(QSize(width, 0));
        QVERIFY(drawn(QSize(96, 0)).cacheKey() != first.cacheKey());
    }

    /// A picture without holes is not mixed with what lies below it.
    void opaqueOnesSaySo()
    {
        QVERIFY(!drawn(QSize(1600, 1000), QStringLiteral("qrc:/assets/games/driller/table.svg")).hasAlphaChannel());
        QVERIFY(drawn(QSize(96, 0), QStringLiteral("qrc:/assets/icons/bot.svg")).hasAlphaChannel());
    }

    void whatIsNotThereIsNamed()
    {
        QSignalSpy warnings(&m_engine, &QQmlEngine::warnings);
        m_engine.setOutputWarningsToStandardError(false);
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick; Image { source: \"qrc:/assets/none.svg\" }", QUrl());
        const std::unique_ptr<QObject> image(component.create());
        QCOMPARE(warnings.count(), 1);
        QVERIFY(warnings[0][0].value<QList<QQmlError>>().value(0).toString().contains("assets/none.svg"));
    }

private:
    QImage drawn(const QSize &asked, const QString &of = box)
    {
        const QUrl url = m_engine.interceptUrl(of, QQmlAbstractUrlInterceptor::UrlString);
        QSize size;
        return static_cast<QQuickImageProvider *>(m_engine.imageProvider(url.host()))->requestImage(url.path().mid(1), &size, asked);
    }
    static QSizeF sizeIn(QQmlEngine &engine, const QString &asked)
    {
        QQmlComponent component(&engine);
        component.setData(QStringLiteral("import QtQuick; Image { source: \"%1\"; %2 }").arg(box, asked).toUtf8(), QUrl());
        const std::unique_ptr<QObject> image(component.create());
        const auto *item = qobject_cast<QQuickItem *>(image.get());
        return item ? QSizeF(item->implicitWidth(), item->implicitHeight()) : QSizeF();
    }

    QQmlEngine m_engine;
};

BOMBSHELF_TEST(DrawingsTest)
#include "tst_drawings.moc"
