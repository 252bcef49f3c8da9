#include "shortcut_pass.h"

#include <QEvent>

namespace bombshelf {

void ShortcutPass::setText(QObject *text)
{
    if (text == m_text)
        return;
    if (m_text)
        m_text->removeEventFilter(this);
    m_text = text;
    if (text)
        text->installEventFilter(this);
    emit textChanged();
}

bool ShortcutPass::eventFilter(QObject *text, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(text, event);
    event->ignore();
    return true;
}

} // namespace bombshelf
