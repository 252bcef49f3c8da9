#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// The rules of a game as a book to read, from assets/games/ID/rules_LANG.md and, after it, the one that its family shares. Blocks are parted by empty lines:
/// `# title`, `## heading`, `- item` (a line each), `> ruling`, `! kind kind` (pictures of cards), else a paragraph. After the title it is told if the owner's own house set is played.
class RuleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// {kind: title|heading|item|ruling|cards|text, text, cards} a block; a missing book is one paragraph that says so.
    Q_INVOKABLE QVariantList blocks(const QString &gameId) const;
};

} // namespace bombshelf
