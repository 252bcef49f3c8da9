#include "bot_move.h"

#include "chance.h"
#include "core/rng.h"

#include <algorithm>

namespace bombshelf {

std::optional<Move> carriedOutBy(const Rules &rules, const State &state, const Candidate &move)
{
    if (move.next && rules.descriptor().verbs[move.next->verb].carriesOut)
        return move.next;
    return rules.outcome(state, move.move);
}

namespace {

/// How long a person would take for it: the longer, the nearer the next best choice comes to the best. With one choice any time
/// between, so that it does not tell.
int timeOf(const Thought &thought)
{
    constexpr int clear = 600, hard = 1200;
    if (thought.candidates.empty())
        return clear + int(Rng(drawThoughtSeed()).below(hard - clear));
    float best = 0, second = 0;
    for (const Candidate &candidate : thought.candidates) {
        second = std::max(second, std::min(best, candidate.share));
        best = std::max(best, candidate.share);
    }
    return clear + int(float(hard - clear) * second / best);
}

std::optional<BotMove::Wish> wishOf(const Rules &rules, const State &state, const Thought &thought)
{
    const Descriptor &game = rules.descriptor();
    if (!game.verbs[thought.move.verb].ofAll)
        return {};
    const Candidate *const chosen = thought.chosen();
    const Candidate *instead = nullptr;
    for (const Candidate &candidate : thought.candidates)
        if (!game.verbs[candidate.move.verb].ofAll && (!instead || candidate.share > instead->share))
            instead = &candidate;
    if (!chosen || !instead)
        return {};
    constexpr float enough = 0.15f; // of the thought
    const std::optional<Move> told = rules.isPrivate(state, chosen->move) ? std::nullopt : carriedOutBy(rules, state, *chosen);
    return BotMove::Wish{instead->move, told, chosen->value, instead->value, instead->share >= enough};
}

} // namespace

BotMove botMoveOf(const Rules &rules, const State &state, Seat seat, const Thought &thought)
{
    const std::optional<BotMove::Wish> wish = wishOf(rules, state, thought);
    const bool leavesOpen = wish && !rules.outcome(state, thought.move);
    return {seat, thought.move, timeOf(thought), wish, leavesOpen ? wish->carriedOut : std::nullopt};
}

} // namespace bombshelf
