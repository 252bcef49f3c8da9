#include "poker.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace bombshelf::omens {

namespace {

constexpr SuitSets inEverySuit = 0x0001'0001'0001'0001;

/// 0 when there is none.
constexpr int highest(ValueSet values) { return std::bit_width(unsigned(values) | 1) - 1; }

constexpr ValueSet without(ValueSet values, int value) { return ValueSet(values & ~(1 << value)); }

/// 0 when there is none.
constexpr int takeHighest(ValueSet &values)
{
    const int value = highest(values);
    values = without(values, value);
    return value;
}

/// The highest values of all straights. A run of five bits is where five copies, each moved on by one, overlap (Hacker's
/// Delight, 6-2); the ace is copied to bit 1 first. Suits don't run into each other, as bits 0 and 15 are never set.
template <class Mask> constexpr Mask straights(Mask values)
{
    const SuitSets cards = values | (values >> (highestValue - 1) & inEverySuit << 1);
    const SuitSets pairs = cards & cards << 1;
    return Mask(pairs & pairs << 2 & cards << 4);
}

int highestOfSuits(SuitSets values)
{
    values |= values >> 32;
    return highest(ValueSet(values | values >> 16));
}

HandRank flushOf(const Cards &cards, Suit suit)
{
    ValueSet once = cards.values(suit), twice = cards.values(suit, 2), thrice = cards.values(suit, 3);
    HandRank::Kickers kickers;
    for (int &kicker : kickers) {
        kicker = highest(once);
        const auto taken = ValueSet(1 << kicker);
        once = ValueSet((once & ~taken) | (twice & taken));
        twice = ValueSet((twice & ~taken) | (thrice & taken));
        thrice = ValueSet(thrice & ~taken);
    }
    return {Category::flush, kickers};
}

/// No cards when there is no flush.
HandRank bestFlush(const Cards &cards)
{
    HandRank best;
    for (const Suit suit : allSuits)
        if (cards.size(suit) >= fullHand)
            best = std::max(best, flushOf(cards, suit));
    return best;
}

int suitsAmong(const Cards &cards, ValueSet values)
{
    int suits = 0;
    for (const Suit suit : allSuits)
        suits += (cards.values(suit) & values) != 0;
    return suits;
}

/// A straight whose cards are all of one suit is a straight flush and nothing less.
bool canMakeStraight(const Cards &cards)
{
    constexpr ValueSet run = 0b11111, lowest = 1 << highestValue | 0b111100; // 14-2-3-4-5
    ValueSet tops = straights(cards.values());
    while (const int top = takeHighest(tops))
        if (suitsAmong(cards, top == fullHand ? lowest : ValueSet(run << (top - fullHand + 1))) > 1)
            return true;
    return false;
}

/// Of two values alone five cards are a full house or better, and five cards of a straight are a straight flush. Else a
/// suit with five cards has a flush.
bool canMakeFlush(const Cards &cards)
{
    return std::ranges::any_of(allSuits, [&](Suit suit) {
        const ValueSet values = cards.values(suit);
        return cards.size(suit) >= fullHand && std::popcount(values) > 2 && !(cards.size(suit) == fullHand && straights(values));
    });
}

} // namespace

HandRank bestHand(const Cards &cards)
{
    if (const SuitSets tops = straights(cards.suits()))
        return {Category::straightFlush, {highestOfSuits(tops)}};
    ValueSet singles = cards.values(), pairs = cards.values(2);
    if (const int four = highest(cards.values(4)))
        return {Category::fourOfAKind, {four, highest(without(singles, four) | cards.values(5))}};
    const int three = highest(cards.values(3));
    pairs = without(pairs, three);
    if (three && pairs)
        return {Category::fullHouse, {three, highest(pairs)}};
    if (const HandRank flush = bestFlush(cards); flush != HandRank())
        return flush;
    if (const ValueSet tops = straights(singles))
        return {Category::straight, {highest(tops)}};
    singles = without(singles, three);
    if (three)
        return {Category::threeOfAKind, {three, takeHighest(singles), takeHighest(singles)}};
    const int pair = takeHighest(pairs), second = takeHighest(pairs);
    singles = without(without(singles, pair), second);
    if (second)
        return {Category::twoPair, {pair, second, highest(singles)}};
    if (pair)
        return {Category::onePair, {pair, takeHighest(singles), takeHighest(singles), takeHighest(singles)}};
    return {Category::highCard,
            {takeHighest(singles), takeHighest(singles), takeHighest(singles), takeHighest(singles), takeHighest(singles)}};
}

bool canMake(const Cards &cards, Category category)
{
    const auto values = [&](int copies = 1) { return std::popcount(cards.values(copies)); };
    // With a second suit, a card of it fits into any hand below a straight, so that it is no flush.
    const auto mixed = [&] { return suitsAmong(cards, cards.values()) > 1; };
    switch (category) {
    case Category::highCard: return mixed() && (values() > fullHand || (values() == fullHand && !straights(cards.values())));
    case Category::onePair: return cards.values(2) && values() >= 4 && mixed();
    case Category::twoPair: return values(2) >= 2 && values() >= 3 && mixed();
    case Category::threeOfAKind: return cards.values(3) && values() >= 3 && mixed();
    case Category::straight: return canMakeStraight(cards);
    case Category::flush: return canMakeFlush(cards);
    case Category::fullHouse: return cards.values(3) && values(2) >= 2;
    case Category::fourOfAKind: return cards.values(5) || (cards.values(4) && values() >= 2);
    case Category::straightFlush: return straights(cards.suits());
    }
    return false;
}

/// From the highest card down, whatever the best hand can do without goes.
List<std::uint8_t, fullHand> placesOfBestHand(std::span<const Kind> cards)
{
    List<std::uint8_t, cardCount> places;
    for (std::size_t place = 0; place < cards.size(); ++place)
        places.add(std::uint8_t(place));
    const auto height = [&](std::uint8_t place) { return std::tuple(valueOf(cards[place]), suitOf(cards[place]), place); };
    std::ranges::sort(places, {}, height);
    std::array<Cards, cardCount + 1> lowest; // the first of them, then the two first, and so on
    for (int i = 0; i < places.size(); ++i) {
        lowest[std::size_t(i) + 1] = lowest[std::size_t(i)];
        lowest[std::size_t(i) + 1].add(cards[places[i]]);
    }
    const HandRank best = bestHand(lowest[cards.size()]);
    List<std::uint8_t, fullHand> needed;
    for (int i = places.size() - 1; i >= 0; --i) {
        Cards others = lowest[std::size_t(i)];
        for (const std::uint8_t place : needed)
            others.add(cards[place]);
        if (bestHand(others) != best)
            needed.add(places[i]);
    }
    std::ranges::reverse(needed);
    return needed;
}

} // namespace bombshelf::omens
