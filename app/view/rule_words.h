#pragma once

#include "words.h"

#include <QVariantList>

namespace bombshelf {

/// What the braces at the end of a block of a rule book say: see RuleBook.
struct RuleWords {
    /// Takes them off the block.
    RuleWords(const Descriptor &game, QString &block);

    QStringList keys;  ///< ranges spelt out
    QStringList names; ///< what is a link to this block wherever it stands in the book
};

/// Where other blocks are named in each of the blocks of a book: {at, length, to}, once each. `names` has a list for each block.
QList<QVariantList> linksIn(const QStringList &blocks, const QList<QStringList> &names);

} // namespace bombshelf
