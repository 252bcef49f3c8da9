#include "evaluation.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens_death {

namespace {

// These, and those of knowledge.cpp, were fitted: habits that always made the best move won most by them.

/// The share of the deck's cards that come into hands and are of use there.
constexpr float drawn = 0.4f;
/// A partner's face-down card was kept as the best of this many.
constexpr float unseenDraws = 1.3f;
/// How often somebody who has a card of some value can do without it.
constexpr float spared = 0.5f;
/// How often a card of no use yet is kept: only dice let one go.
constexpr float kept = 0.7f;

} // namespace

Evaluation::Evaluation(const State &state, Seat seat)
    : m_state(state)
    , m_seat(seat)
    , m_pool(poolOf(state.table, seat))
    , m_draws(drawn * float(state.table.count(deckZone)) / float(teamOf(state).seats))
    , m_odds(m_pool, comesBy(0), kept)
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
    return of(known, odds(unseenDraws * float(handSize - known.size())));
}

float Evaluation::othersDiscard(int value) const
{
    const float unseen = float(m_odds.copiesOf(value)) / float(m_pool.size());
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
    for (unsigned category = 0; category < categoryCount; ++category)
        if (const float chance = seats[0][category]; chance > best && !(taken >> category & 1))
            best = std::max(best, chance * bestChance(seats.subspan(1), taken | 1u << category));
    return best;
}

} // namespace bombshelf::omens_death
