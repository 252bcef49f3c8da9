#include "file_requests.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

namespace bombshelf {

FileRequests::FileRequests(QObject *parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

bool FileRequests::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    emit asked(static_cast<QFileOpenEvent *>(event)->file());
    return true;
}

} // namespace bombshelf
