#pragma once

#include "core/rules.h"

#include <QString>

namespace bombshelf {

/// The house sets that the owner of a game entered because the cards in the box are not those we guess: one file for
/// each game, spelt like the game's own (docs/record.md).
class OwnSets {
public:
    /// By default the folder `sets` of the program's data folder.
    explicit OwnSets(const QString &folder = {});

    QString path(const Descriptor &game) const;
    /// Puts the set to play with into `setup`: the owner's and true, or else the game's own. A file with which the game can't
    /// be played is told in `problem`, and left as it is.
    bool load(const Rules &rules, Setup &setup, QString *problem) const;
    /// False with a sentence, and the file is as before, if the rules refuse the set or it can't be written. A file that can't be
    /// loaded goes on lying beside it.
    bool save(const Rules &rules, const Setup &setup, QString *problem) const;
    /// Back to the game's own set: the file goes, or, if it can't be loaded, to lie beside.
    bool reset(const Rules &rules, QString *problem) const;

private:
    /// If the file can't be loaded, it is put aside; false with an `error`.
    bool spareDamaged(const Rules &rules, QString *error) const;

    QString m_folder;
};

} // namespace bombshelf
