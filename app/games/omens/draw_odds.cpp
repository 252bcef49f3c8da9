#include "draw_odds.h"

#include "words.h"

#include <algorithm>

namespace bombshelf::omens {

namespace {

float any(const Reached &reached)
{
    float none = 1;
    for (const float chance : reached)
        none *= 1 - chance;
    return 1 - none;
}

float twoOf(const Reached &reached)
{
    float none = 1, one = 0;
    for (const float chance : reached) {
        one = one * (1 - chance) + none * chance;
        none *= 1 - chance;
    }
    return 1 - none - one;
}

/// Some value three times, and any other one twice.
float fullHouse(const Reached &pair, const Reached &three)
{
    Reached noPairBelow;
    float below = 1, above = 1, best = 0;
    for (std::size_t i = 0; i < pair.size(); ++i) {
        noPairBelow[i] = below;
        below *= 1 - pair[i];
    }
    for (std::size_t i = pair.size(); i-- > 0;) {
        best = std::max(best, three[i] * (1 - noPairBelow[i] * above));
        above *= 1 - pair[i];
    }
    return best;
}

} // namespace

Hand handIn(const Table &table, Zone zone)
{
    Hand hand;
    for (const Piece &card : table.in(zone))
        hand.add(card.kind);
    return hand;
}

Pool poolOf(const Table &table, Seat seat)
{
    Pool pool;
    for (const Piece &card : table.in(deckZone))
        pool.add(card.kind);
    for (Zone zone = deckZone + 1; zone < Table::maxZones; ++zone)
        for (const Piece &card : table.in(zone))
            if (isCard(card.kind) && !card.knownBy.has(seat))
                pool.add(card.kind);
    return pool;
}

DrawOdds::Held::Held(std::span<const Kind> cards)
{
    for (const Kind card : cards)
        add(card);
}

void DrawOdds::Held::add(Kind card)
{
    ++values[std::size_t(valueOf(card))];
    ++suits[suitOf(card)];
}

DrawOdds::DrawOdds(const Pool &pool, float comesBy, float kept) : m_kept(kept)
{
    for (const Kind card : pool) {
        ++m_values[std::size_t(valueOf(card))];
        ++m_suits[suitOf(card)];
    }
    weigh(comesBy);
}

DrawOdds DrawOdds::with(float comesBy) const
{
    DrawOdds odds = *this;
    odds.weigh(comesBy);
    return odds;
}

void DrawOdds::weigh(float comesBy)
{
    m_atLeast[0][0] = 1;
    for (std::size_t cards = 1; cards < m_atLeast.size(); ++cards) {
        m_atLeast[cards][0] = 1;
        for (std::size_t i = 1; i < m_atLeast[cards].size(); ++i)
            m_atLeast[cards][i] = comesBy * m_atLeast[cards - 1][i - 1] + (1 - comesBy) * m_atLeast[cards - 1][i];
    }
}

float DrawOdds::chanceOf(const Held &held, Category wanted) const
{
    switch (wanted) {
    case Category::highCard: return 1;
    case Category::onePair: return any(reached(held, 2));
    case Category::twoPair: return twoOf(reached(held, 2));
    case Category::threeOfAKind: return any(reached(held, 3));
    case Category::straight: return straight(held);
    case Category::flush: return flush(held);
    case Category::fullHouse: return fullHouse(reached(held, 2), reached(held, 3));
    case Category::fourOfAKind: return any(reached(held, 4));
    case Category::straightFlush: return 0;
    }
    return 0;
}

Chances DrawOdds::chancesOf(const Held &held, Category least) const
{
    const Reached pair = reached(held, 2), three = reached(held, 3);
    const Chances all{1, any(pair), twoOf(pair), any(three), straight(held), flush(held), fullHouse(pair, three), any(reached(held, 4)), 0};
    Chances chances{};
    std::copy(all.begin() + int(least), all.end(), chances.begin() + int(least));
    return chances;
}

Reached DrawOdds::reached(const Held &held, int copies) const
{
    Reached chances;
    for (int i = 0; i < suitSize; ++i) {
        const auto value = std::size_t(lowestValue + i);
        const int has = held.values[value];
        const float chance = m_atLeast[m_values[value]][std::size_t(std::max(0, copies - has))];
        chances[std::size_t(i)] = has > 0 ? chance : m_kept * chance;
    }
    return chances;
}

float DrawOdds::straight(const Held &held) const
{
    float best = 0;
    for (int top = fullHand; top <= highestValue; ++top) {
        float chance = 1;
        for (int i = 0; i < fullHand; ++i) {
            const auto value = std::size_t(top - i == 1 ? highestValue : top - i);
            if (!held.values[value])
                chance *= m_atLeast[m_values[value]][1];
        }
        best = std::max(best, chance);
    }
    return best;
}

float DrawOdds::flush(const Held &held) const
{
    float none = 1;
    for (std::size_t suit = 0; suit < suitCount; ++suit)
        none *= 1 - m_atLeast[m_suits[suit]][std::size_t(std::max(0, fullHand - held.suits[suit]))];
    return 1 - none;
}

} // namespace bombshelf::omens
