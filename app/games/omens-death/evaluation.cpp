#include "evaluation.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens_death {

namespace {

/// The share of the deck's cards that come into hands; the others are lost.
constexpr float drawn = 0.8f;
/// A partner's face-down card was kept as the best of this many.
constexpr float unseenDraws = 1.3f;
/// How often somebody who has a card of some value can do without it.
constexpr float spared = 0.7f;

} // namespace

Evaluation::Evaluation(const State &state, Seat seat)
    : m_state(state)
    , m_seat(seat)
    , m_pool(poolOf(state.table, seat))
    , m_draws(drawn * float(state.table.count(deckZone)) / float(teamOf(state).seats))
    , m_lowest(int(lowestHand(teamOf(state).seats)))
{
}

Chances Evaluation::of(const Hand &hand, float moreDraws) const
{
    const DrawOdds odds(m_pool, std::clamp((m_draws + moreDraws) / float(m_pool.size()), 0.0f, 1.0f));
    const DrawOdds::Held held(hand);
    const int now = int(categoryOf(hand));
    Chances chances{};
    for (int category = std::max(now, m_lowest); category < categories; ++category)
        chances[std::size_t(category)] = category == now ? 1 : odds.chanceOf(held, Category(category));
    return chances;
}

/// The rest of the hand is drawn from the pool, and was chosen from some more.
Chances Evaluation::of(Seat other) const
{
    Hand known;
    for (const Piece &card : m_state.table.in(handOf(other)))
        if (card.knownBy.has(m_seat))
            known.add(card.kind);
    return of(known, unseenDraws * float(handSize - known.size()));
}

float Evaluation::othersDiscard(int value) const
{
    const float unseen = float(std::ranges::count(m_pool, value, valueOf)) / float(m_pool.size());
    float cards = 0;
    for (Seat other = 0; other < teamOf(m_state).seats; ++other)
        if (other != m_seat)
            for (const Piece &card : m_state.table.in(handOf(other)))
                cards += card.knownBy.has(m_seat) ? float(fits(card, value)) : unseen;
    return 1 - std::exp(-spared * cards);
}

float bestChance(std::span<const Chances> seats, unsigned taken)
{
    if (seats.empty())
        return 1;
    float best = 0;
    for (unsigned category = 0; category < categories; ++category)
        if (const float chance = seats[0][category]; chance > best && !(taken >> category & 1))
            best = std::max(best, chance * bestChance(seats.subspan(1), taken | 1u << category));
    return best;
}

} // namespace bombshelf::omens_death
