#pragma once

#include <QVariantList>

#include <algorithm>
#include <iterator>

namespace bombshelf {

/// A list of our own values as QML can read it: of a QList of them Qt 6.4 knows nothing.
template <class List> QVariantList variantsOf(const List &values)
{
    QVariantList variants;
    std::ranges::transform(values, std::back_inserter(variants), [](const auto &value) { return QVariant::fromValue(value); });
    return variants;
}

} // namespace bombshelf
