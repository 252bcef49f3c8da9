#include "match_check.h"

#include "bots/bot.h"
#include "match/house_set.h"
#include "match/match.h"
#include "match/saves.h"
#include "match/verify.h"
#include "match/word.h"

namespace bombshelf {

namespace {

constexpr std::string_view level = "novice";
constexpr Budget thought{.iterations = 20};
constexpr int movesBefore = 10; ///< the match is put away

/// Until the match is over or has that many moves (0: until it is over); false, with a sentence, if a move can't be recorded.
bool play(Match &match, int moves, Rng &rng, QString *problem)
{
    const auto bot = makeBot(level);
    while (!match.result().over && (moves == 0 || match.moveCount() < moves)) {
        const Seat seat = match.toMove().first();
        const Move move = bot->choose(match.rules(), *match.consider(seat), rng, thought, {});
        if (!match.choose(seat, move, noSeat, problem))
            return false;
    }
    return true;
}

MatchSetup setupOf(const Rules &rules, quint64 seed)
{
    const Descriptor &game = rules.descriptor();
    MatchSetup setup{.rules = &rules, .setup = defaultSetup(game, game.minSeats), .seed = seed};
    for (int seat = 0; seat < game.minSeats; ++seat)
        setup.players.push_back({fromWord(level), fromWord(level), {}});
    return setup;
}

} // namespace

MatchCheck checkMatch(const Rules &rules, quint64 seed)
{
    MatchCheck found{.record = Saves().newPath(fromWord(rules.descriptor().id))};
    Rng rng(seed);
    auto match = Match::begin(setupOf(rules, seed), found.record, &found.problem);
    if (!match || !play(*match, movesBefore, rng, &found.problem))
        return found;
    match = Match::resume(found.record, &found.problem);
    if (!match || !play(*match, 0, rng, &found.problem))
        return found;
    const Verification verification = verifyRecord(found.record);
    found.moves = verification.moves;
    if (!verification.holds)
        found.problem = verification.sentence;
    return found;
}

} // namespace bombshelf
