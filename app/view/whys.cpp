#include "whys.h"

#include <algorithm>
#include <array>

namespace bombshelf {

namespace {

constexpr int numbers = 10;

/// How many values there are.
int sizeOf(const Domain *domain, int seats)
{
    if (!domain)
        return 1;
    return !domain->words.empty() ? int(domain->words.size()) : domain->name == seatDomain.name ? seats : numbers;
}

} // namespace

std::vector<Move> conceivableMoves(const Match &match)
{
    std::vector<Move> moves;
    const auto verbs = match.rules().descriptor().verbs;
    const int seats = int(match.players().size());
    for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
        const auto &args = verbs[verb].args;
        for (int a = 0; a < sizeOf(args[0], seats); ++a)
            for (int b = 0; b < sizeOf(args[1], seats); ++b)
                for (int c = 0; c < sizeOf(args[2], seats); ++c)
                    moves.push_back({std::uint8_t(verb), std::uint8_t(a), std::uint8_t(b), std::uint8_t(c)});
    }
    return moves;
}

std::string_view whyNoneOf(const Match &match, Seat seat, std::span<const Move> moves)
{
    constexpr std::array<std::string_view, 2> vague{"not-your-turn", "not-now"};
    if (seat == noSeat)
        return {};
    const auto words = match.rules().descriptor().refusals;
    const Observation seen = match.observe(seat);
    auto best = words.end();
    for (const Move move : moves) {
        const Refusal refusal = match.rules().whyNot(seen.state(), seat, move);
        if (!refusal)
            return {};
        if (std::ranges::find(vague, refusal.word) == vague.end())
            best = std::min(best, std::ranges::find(words, refusal.word));
    }
    return best == words.end() ? std::string_view() : *best;
}

} // namespace bombshelf
