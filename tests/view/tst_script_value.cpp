#include "support/test_case.h"
#include "view/script_value.h"

#include <QQmlEngine>
#include <QTest>

using namespace bombshelf;

/// A list or map that QML reads often is made once.
class ScriptValueTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAnEngineItIsItself()
    {
        ScriptValue choices;
        QCOMPARE(choices.of(QVariantList{1, 2}, this), QVariant(QVariantList{1, 2}));
    }

    void itIsOneAndTheSameUntilItChanges()
    {
        QQmlEngine engine;
        const QJSValue owner = owned(engine);
        ScriptValue choices;
        const QJSValue first = read(choices, QVariantList{1, 2});
        QVERIFY(first.isArray());
        QCOMPARE(first.property("length").toInt(), 2);
        QVERIFY(first.strictlyEquals(read(choices, QVariantList{1, 2})));
        const QJSValue other = read(choices, QVariantList{1, 2, 3});
        QVERIFY(!first.strictlyEquals(other));
        QCOMPARE(other.property("length").toInt(), 3);
        QCOMPARE(first.property("length").toInt(), 2);
    }

    void emptyOnesAreEmpty()
    {
        QQmlEngine engine;
        const QJSValue owner = owned(engine);
        ScriptValue choices;
        QCOMPARE(read(choices, QVariantList{}).property("length").toInt(), 0);
        QVERIFY(read(choices, QVariantMap{}).isObject());
    }

    void anotherEngineHasItsOwn()
    {
        ScriptValue choices;
        for (int engines = 0; engines < 2; ++engines) {
            QQmlEngine engine;
            const QJSValue owner = owned(engine);
            QCOMPARE(read(choices, QVariantList{1, 2}).property(1).toInt(), 2);
        }
    }

private:
    QJSValue owned(QQmlEngine &engine)
    {
        QJSEngine::setObjectOwnership(this, QJSEngine::CppOwnership);
        return engine.newQObject(this);
    }
    QJSValue read(ScriptValue &value, const QVariant &now) { return value.of(now, this).value<QJSValue>(); }
};

BOMBSHELF_TEST(ScriptValueTest)
#include "tst_script_value.moc"
