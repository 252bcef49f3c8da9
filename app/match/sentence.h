#pragma once

#include <QCoreApplication>
#include <QString>

namespace bombshelf {

/// Sentences that a player reads, in the language of the program: Sentence::tr("...").
class Sentence {
    Q_DECLARE_TR_FUNCTIONS(Match)
};

/// A record can't be continued; says why to a player. Thrown while a record is read, and caught where reading began.
struct Damage {
    QString sentence;
};

} // namespace bombshelf
