#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace bombshelf {

/// The rules of a game as a book to read, from assets/games/ID/rules_LANG.md and, after it, the one that its family shares. Blocks are parted by empty lines:
/// `# title`, `## heading`, `- item` (a line each), `> ruling`, `= id example` (which examples.json plays), `! kind kind` (pictures of cards), else a paragraph. After the title it is told if the owner's own house set is played.
///
/// A block may end in the keys of the texts that it explains: `## Buyouts {ask.buyout refusal.pay-six}`. Every prompt, refusal and kind has one such place in each book, in all
/// languages the same; other words of the game may have one. `card.1..5` is all from one word of the domain to another. Where the name of a thing, `card.bomb`, stands elsewhere in
/// the book, it is a link to that place; `card.fuse=▲` is a link where ▲ stands, and `card.fuse=` none.
class RuleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Of a block.
    enum Kind { Title, Heading, Item, Ruling, Example, Cards, Text };
    Q_ENUM(Kind)

    /// Each is {kind: Kind, text, cards, about: [key], links: [{at, length, to}]}; `to` is the place of another in the list. A missing book is one paragraph that says so.
    Q_INVOKABLE QVariantList blocks(const QString &gameId) const;
    /// The text as HTML, broken between phrases. A mark is {at, length, style: CSS}, with an href a link; where two lie over each other, the later one's style counts.
    Q_INVOKABLE QString rich(const QString &text, const QVariantList &marks, qreal lineHeight) const;
};

} // namespace bombshelf
