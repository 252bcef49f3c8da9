#include "draw_odds.h"

#include "words.h"

#include <algorithm>

namespace bombshelf::omens {

namespace {

/// A card of no use yet is not always kept until the next one comes.
constexpr float startsAnew = 0.4f;

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

DrawOdds::DrawOdds(const Pool &pool, float comesBy)
{
    for (const Kind card : pool) {
        ++m_values[std::size_t(valueOf(card))];
        ++m_suits[suitOf(card)];
    }
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
    case Category::onePair: return anyReaches(held, 2);
    case Category::twoPair: return twoPairs(held);
    case Category::threeOfAKind: return anyReaches(held, 3);
    case Category::straight: return straight(held);
    case Category::flush: return flush(held);
    case Category::fullHouse: return fullHouse(held);
    case Category::fourOfAKind: return anyReaches(held, 4);
    case Category::straightFlush: return 0;
    }
    return 0;
}

float DrawOdds::reaches(const Held &held, int value, int copies) const
{
    const int has = held.values[std::size_t(value)];
    if (has >= copies)
        return 1;
    const float chance = m_atLeast[m_values[std::size_t(value)]][std::size_t(copies - has)];
    return has > 0 ? chance : startsAnew * chance;
}

float DrawOdds::anyReaches(const Held &held, int copies) const
{
    float none = 1;
    for (int value = lowestValue; value <= highestValue; ++value)
        none *= 1 - reaches(held, value, copies);
    return 1 - none;
}

float DrawOdds::twoPairs(const Held &held) const
{
    float none = 1, one = 0;
    for (int value = lowestValue; value <= highestValue; ++value) {
        const float pair = reaches(held, value, 2);
        one = one * (1 - pair) + none * pair;
        none *= 1 - pair;
    }
    return 1 - none - one;
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

/// Some value three times, and any other one twice.
float DrawOdds::fullHouse(const Held &held) const
{
    std::array<float, highestValue + 1> noPairBelow{};
    float below = 1, above = 1, best = 0;
    for (int value = lowestValue; value <= highestValue; ++value) {
        noPairBelow[std::size_t(value)] = below;
        below *= 1 - reaches(held, value, 2);
    }
    for (int value = highestValue; value >= lowestValue; --value) {
        best = std::max(best, reaches(held, value, 3) * (1 - noPairBelow[std::size_t(value)] * above));
        above *= 1 - reaches(held, value, 2);
    }
    return best;
}

} // namespace bombshelf::omens
