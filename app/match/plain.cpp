#include "plain.h"

#include <QDir>

#include <climits>

namespace bombshelf {

namespace {

/// Control characters, line breaks, and what turns the direction of writing round. Joiners are parts of words and pictures.
bool breaks(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    case QChar::Other_Format: return c != 0x200c && c != 0x200d;
    default: return false;
    }
}

} // namespace

bool isPlain(const QString &text, int length) { return text == plain(text, length); }

QString plain(const QString &text, int length)
{
    QString kept;
    for (const char32_t c : text.toUcs4()) {
        const QString next = breaks(c) ? QStringLiteral(" ") : QString::fromUcs4(&c, 1);
        if (kept.size() + next.size() > length)
            break;
        kept += next;
    }
    return kept;
}

QString shownPath(const QString &path) { return plain(QDir::toNativeSeparators(path), INT_MAX); }

} // namespace bombshelf
