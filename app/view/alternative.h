#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// One of a few things that a person can choose.
struct Alternative {
    Q_GADGET
    QML_VALUE_TYPE(alternative)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString why MEMBER why)

public:
    QString id, title;
    QString why; ///< what it is or changes, in a sentence
    friend bool operator==(const Alternative &, const Alternative &) = default;
};

} // namespace bombshelf
