#pragma once

#include "bots/bot.h"

#include <optional>

namespace bombshelf {

/// What a bot means to do, as the people at its table see it come.
struct BotMove {
    /// It would spend what belongs to all (Term::ofAll), so that a person may say no.
    struct Wish {
        Move instead; ///< the best it could do without
        std::optional<Move> carriedOut; ///< see carriedOutBy(); none if it would tell what others may not know
        float with, without; ///< its mean payoff either way, as it expects it
        bool isCompared;     ///< it gave thought enough to the other way for that to mean anything
    };

    Seat seat;
    Move move;
    int pondered; ///< how long it seems to think about it, ms at normal speed
    std::optional<Wish> wish;
    std::optional<Move> next; ///< what it says it would do after it, where that is open
};

/// What carries out a move that can be made in that state: what its thought says of it (Term::carriesOut), or what is certain
/// (Rules::outcome).
std::optional<Move> carriedOutBy(const Rules &rules, const State &state, const Candidate &move);

/// In that state the seat is to move.
BotMove botMoveOf(const Rules &rules, const State &state, Seat seat, const Thought &thought);

} // namespace bombshelf
