#pragma once

#include <QJSEngine>
#include <QJSValue>
#include <QPointer>
#include <QVariant>

namespace bombshelf {

/// A list or map as QML's scripts have it: made once and read often, for Qt makes a property's list or map again for each read, which
/// took up to 0.2 ms for the choices of a battle. Scripts share it, and must not change it.
class ScriptValue {
public:
    /// The value that `owner`, which QML has as an object of its one engine, has for a property now. Without an engine it is the value itself.
    QVariant of(const QVariant &value, const QObject *owner);

private:
    QVariant m_value;
    QJSValue m_made;
    QPointer<QJSEngine> m_engine; ///< whose m_made is
};

} // namespace bombshelf
