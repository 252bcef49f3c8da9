#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// Lets shortcuts work while a TextEdit that is read only has the keys: Qt's takes every key for itself then (seen in 6.4).
class ShortcutPass : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject *text READ text WRITE setText NOTIFY textChanged)

public:
    using QObject::QObject;

    QObject *text() const { return m_text; }
    void setText(QObject *text);
    bool eventFilter(QObject *text, QEvent *event) override;

signals:
    void textChanged();

private:
    QObject *m_text = nullptr;
};

} // namespace bombshelf
