#include "evaluation.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens_death {

Evaluation::Evaluation(const State &state, Seat seat, Weights weights)
    : m_state(state)
    , m_seat(seat)
    , m_weights(weights)
    , m_pool(poolOf(state.table, seat))
    , m_draws(weights[drawn] * float(state.table.count(deckZone)) / float(teamOf(state).seats))
    , m_odds(m_pool, comesBy(0), weights[kept])
    , m_lowest(lowestHand(teamOf(state).seats))
{
}

float Evaluation::comesBy(float moreDraws) const { return std::clamp((m_draws + moreDraws) / float(m_pool.size()), 0.0f, 1.0f); }

DrawOdds Evaluation::odds(float moreDraws) const { return moreDraws == 0 ? m_odds : m_odds.with(comesBy(moreDraws)); }

Chances Evaluation::of(const Hand &hand, const DrawOdds &odds) const
{
    const Category now = categoryOf(hand);
    Chances chances = odds.chancesOf(DrawOdds::Held(hand), std::max(now, m_lowest));
    if (now >= m_lowest)
        chances[std::size_t(now)] = 1;
    return chances;
}

/// The rest of the hand is drawn from the pool, and was chosen from some more.
Chances Evaluation::of(Seat other) const
{
    Hand known;
    for (const Piece &card : m_state.table.in(handOf(other)))
        if (card.knownBy.has(m_seat))
            known.add(card.kind);
    return of(known, odds(m_weights[unseenDraws] * float(handSize - known.size())));
}

float Evaluation::othersDiscard(int value) const
{
    const float unseen = float(m_odds.copiesOf(value)) / float(m_pool.size());
    float cards = 0;
    for (Seat other = 0; other < teamOf(m_state).seats; ++other)
        if (other != m_seat)
            for (const Piece &card : m_state.table.in(handOf(other)))
                cards += card.knownBy.has(m_seat) ? float(fits(card, value)) : unseen;
    return 1 - std::exp(-m_weights[spared] * cards);
}

float bestChance(std::span<const Chances> seats, unsigned taken)
{
    if (seats.empty())
        return 1;
    float best = 0;
    for (unsigned category = 0; category < categoryCount; ++category)
        if (const float chance = seats[0][category]; chance > best && !(taken >> category & 1))
            best = std::max(best, chance * bestChance(seats.subspan(1), taken | 1u << category));
    return best;
}

} // namespace bombshelf::omens_death
