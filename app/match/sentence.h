#pragma once

#include <QCoreApplication>
#include <QString>

namespace bombshelf {

/// Sentences that a player reads, in the language of the program: Sentence::tr("...").
class Sentence {
    Q_DECLARE_TR_FUNCTIONS(Sentence)

public:
    /// A text for use within quotes, that may have some: Japanese has others within.
    static QString inQuotes(QString text) { return text.replace(u'「', u'『').replace(u'」', u'』'); }
    /// One after the other, as the language writes them.
    static QString both(const QString &first, const QString &second) { return tr("%1 %2", "two sentences").arg(first, second); }
};

/// A file can't be used; says why to a player. Thrown while it is read, and caught where reading began.
struct Damage {
    QString sentence;
};
/// The system does not let it be read, at least for now.
struct Unreadable : Damage {};

} // namespace bombshelf
