#include "script_value.h"

namespace bombshelf {

QVariant ScriptValue::of(const QVariant &value, const QObject *owner)
{
    QJSEngine *const engine = qjsEngine(owner);
    if (!engine)
        return value;
    if (m_engine != engine || m_value != value) {
        m_made = engine->toScriptValue(value);
        m_engine = engine;
    }
    m_value = value; // though equal, it may be another copy, and the same one is equal at a glance
    return QVariant::fromValue(m_made);
}

} // namespace bombshelf
