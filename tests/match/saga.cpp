#include "saga.h"

#include "play.h"

namespace bombshelf::test {

void Saga::playOut(Match &match)
{
    QString problem;
    for (Rng rng(5); !match.result().over;) {
        const Seat seat = match.toMove().first();
        const Moves moves = match.legal(seat);
        match.choose(seat, moves[int(rng.below(std::uint32_t(moves.size())))], noSeat, &problem);
    }
}

void Saga::spoil(Match &match)
{
    QString problem;
    for (int i = 0; !match.isPractice(); ++i) {
        match.choose(match.toMove().first(), match.legal(match.toMove().first())[0], noSeat, &problem);
        if (i > 0)
            match.undo(&problem);
    }
}

MatchSetup Saga::setupTo(bool win, const Rules &rules)
{
    for (quint64 seed = 1;; ++seed) {
        const MatchSetup setup = setupOf(rules, "bp", seed);
        QString problem;
        const auto match = Match::begin(setup, {}, &problem);
        playOut(*match);
        if (match->result().winners.empty() != win)
            return setup;
    }
}

} // namespace bombshelf::test
