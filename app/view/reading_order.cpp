#include "reading_order.h"

#include <algorithm>

namespace bombshelf {

void ReadingOrder::restore(QQuickItem *parent) const
{
    QList<QQuickItem *> items = parent->childItems();
    std::ranges::stable_sort(items, {}, &QQuickItem::y);
    for (qsizetype i = 1; i < items.size(); ++i)
        items[i]->stackAfter(items[i - 1]);
}

} // namespace bombshelf
