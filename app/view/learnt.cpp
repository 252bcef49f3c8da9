#include "learnt.h"

namespace bombshelf {

void Learnt::keep(const QString &lesson, const QString &id)
{
    if (has(lesson, id))
        return;
    m_store.setValue(key(lesson), ids(lesson) << id);
    m_store.sync();
}

} // namespace bombshelf
