#include "rules.h"

#include <algorithm>
#include <cmath>

namespace bombshelf {

std::vector<float> Knowledge::likings(const Guess &guess, Seat seat, const Moves &moves) const
{
    std::vector<float> likings(std::size_t(moves.size()));
    weigh(guess, seat, moves, likings);
    return likings;
}

void weighScores(std::span<float> scores, float sharpness)
{
    const float best = *std::ranges::max_element(scores);
    for (float &score : scores)
        score = std::exp(std::max(-20.0f, sharpness * (score - best)));
}

namespace {

/// Whether the move can be spelt: its verb is one of the game's, and arguments that the verb does not take are 0.
bool isSpeakable(const Descriptor &game, Move move)
{
    if (move.verb >= game.verbs.size())
        return false;
    const auto &args = game.verbs[move.verb].args;
    return (args[0] || move.a == 0) && (args[1] || move.b == 0) && (args[2] || move.c == 0);
}

} // namespace

Result wonBy(SeatSet winners, std::string_view ending)
{
    Result result{.over = true, .winners = winners, .ending = ending};
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (winners.has(seat))
            result.payoff[seat] = 1.0f / float(winners.size());
    return result;
}

void Rules::legal(const State &state, Seat seat, Moves &out) const
{
    out.clear();
    if (toMove(state).has(seat))
        choices(state, seat, out);
}

bool Rules::isBeforeEyes(const State &, Seat seat, Zone zone, int) const
{
    const ZoneInfo &info = descriptor().zones[zone];
    return info.seat == seat || info.lookedAt;
}

Refusal Rules::whyNot(const State &state, Seat seat, Move move) const
{
    Moves moves;
    legal(state, seat, moves);
    if (std::ranges::find(moves, move) != moves.end())
        return notRefused;
    const SeatSet asked = toMove(state);
    if (asked.empty())
        return {"match-over"};
    const std::string_view word = !asked.has(seat)                  ? whyNotAsked(state, seat)
                                  : isSpeakable(descriptor(), move) ? reason(state, seat, move)
                                                                    : "";
    return {word.empty() ? "not-now" : word};
}

} // namespace bombshelf
