#pragma once

#include "singleton.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Files that the system asks a program to open while it runs, as a Mac does for a double click. Elsewhere they are words of the command line.
class FileRequests : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    BOMBSHELF_SHARED_SINGLETON(FileRequests)

public:
    explicit FileRequests(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void asked(const QString &path);
};

} // namespace bombshelf
