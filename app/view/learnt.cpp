#include "learnt.h"

#include "settings.h"

namespace bombshelf {

void Learnt::keep(const QString &lesson, const QString &id)
{
    m_store.sync(); // another window may have kept more meanwhile
    if (has(lesson, id))
        return;
    m_store.setValue(key(lesson), ids(lesson) << id);
    m_store.sync();
    Settings::instance()->check(m_store);
}

} // namespace bombshelf
