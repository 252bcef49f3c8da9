#pragma once

#include <QObject>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Screen readers read the items of a view in the order in which they were made, and a view that begins at its end makes them
/// backwards.
class ReadingOrder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Puts the children of an item into the order in which they lie, from top to bottom.
    Q_INVOKABLE void restore(QQuickItem *parent) const;
};

} // namespace bombshelf
