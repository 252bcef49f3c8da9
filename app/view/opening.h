#pragma once

#include "match/match.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace bombshelf {

/// Begins matches as people set them up. Null, with a sentence in `problem`, if it can't; the sentence may also be a warning.
class Opening {
    Q_DECLARE_TR_FUNCTIONS(Opening)

public:
    /// Seats the players at random, deals, and starts the record. A player is {name, level, face, even}, and two of one name are told
    /// apart by a number; options go by their ids.
    static std::unique_ptr<Match> begin(const QString &gameId, const QVariantList &players, const QVariantMap &options, QString *problem);
    /// The same game, players, options and house set once more. Bots that match whoever plays come at `evenLevel`.
    static std::unique_ptr<Match> again(const Match &match, const QString &evenLevel, QString *problem);

private:
    /// Why a match can't be begun so, in a sentence; empty if it can.
    static QString whyNot(const MatchSetup &setup);
    /// The options chosen, or why that can't be.
    static QString setOptions(const QVariantMap &chosen, const Descriptor &game, Setup &setup);
};

} // namespace bombshelf
