#pragma once

#include "match/match.h"

#include <QJsonObject>

/// What a lesson or an example is set up with. What reads throws Damage with a sentence.
namespace bombshelf {

/// "game": its rules.
const Rules &readGame(const QJsonObject &json, std::span<const Rules *const> shelf);
/// "rules", "seats", "options", "seed". All players are novices, and have no names.
MatchSetup readSetup(const QJsonObject &json, const Rules &rules);
/// The seat of that number.
Seat seatIn(const QJsonObject &json, const char *name, const Descriptor &game);
/// "learner": the seat, which becomes a person's.
Seat readLearner(const QJsonObject &json, MatchSetup &setup);
/// One or several, as the record spells them.
std::vector<Move> readMoves(const QJsonValue &json, const Descriptor &game);

/// Who can make that move: that seat if it can (or, with `isTheirs` false, only if nobody else can); noSeat if nobody can.
Seat moverOf(const Match &match, Move move, Seat seat, bool isTheirs);
/// Makes a move by whoever can, rather the viewer, with whatever is forced before it; what happened, as the viewer sees it. Nothing, with a sentence, if nobody can.
std::optional<Frames> makeMove(Match &match, Move move, Seat viewer, QString *problem);

} // namespace bombshelf
