#pragma once

#include "cards.h"

#include "core/list.h"

#include <array>
#include <compare>
#include <cstdint>
#include <span>

namespace bombshelf::omens {

enum class Category : std::uint8_t { highCard, onePair, twoPair, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush };

inline constexpr int fullHand = 5;

/// How good a hand is; the greater rank wins, whatever the sizes of the two hands.
class HandRank {
public:
    using Kickers = std::array<int, fullHand>;

    constexpr HandRank() = default; // of no cards
    constexpr HandRank(Category category, const Kickers &kickers) : m_bits(std::uint32_t(category))
    {
        for (const int kicker : kickers)
            m_bits = m_bits << 4 | std::uint32_t(kicker);
    }

    constexpr Category category() const { return Category(m_bits >> 4 * fullHand); }
    /// The values that tell hands of one category apart, weightiest first: each value once for pairs and the like, of a
    /// straight its highest (5 in 1-2-3-4-5). 0 is less than any: there is no such card, or it says nothing more.
    constexpr int kicker(int place) const { return m_bits >> 4 * (fullHand - 1 - place) & 0xf; }

    friend constexpr auto operator<=>(HandRank, HandRank) = default;

private:
    std::uint32_t m_bits = 0; ///< the category, then four bits per kicker
};

/// A set of values: bit 2 to bit 14.
using ValueSet = std::uint16_t;
/// One for each suit, clubs in the lowest 16 bits.
using SuitSets = std::uint64_t;

/// Any number of cards, the same card more than once too, as ranking wants to see them: which values they have.
///
/// A mask of values for each suit is the way of poker-eval (Pokersource). How often a value is there is counted in unary
/// with one mask for each count, so that adding a card is a carry and a question about all values is one look at a mask.
class Cards {
public:
    constexpr Cards() = default;
    constexpr explicit Cards(std::span<const Kind> cards)
    {
        for (const Kind card : cards)
            add(card);
    }

    constexpr void add(Kind card)
    {
        const Suit suit = suitOf(card);
        const auto value = ValueSet(1 << valueOf(card));
        count(m_values, value);
        count(m_suits, SuitSets(value) << laneSize * suit);
        ++m_sizes[suit];
    }

    /// The values with `copies` cards or more, up to five.
    constexpr ValueSet values(int copies = 1) const { return m_values[std::size_t(copies - 1)]; }
    /// The values with `copies` cards or more of one suit, up to three.
    constexpr ValueSet values(Suit suit, int copies = 1) const { return ValueSet(suits(copies) >> laneSize * suit); }
    constexpr SuitSets suits(int copies = 1) const { return m_suits[std::size_t(copies - 1)]; }
    constexpr int size(Suit suit) const { return m_sizes[suit]; }

private:
    static constexpr int laneSize = 16;

    template <class Mask, std::size_t most> static constexpr void count(std::array<Mask, most> &masks, Mask bit)
    {
        for (std::size_t i = most - 1; i > 0; --i)
            masks[i] |= masks[i - 1] & bit;
        masks[0] |= bit;
    }

    std::array<SuitSets, 3> m_suits{}; ///< a fourth copy makes four of a kind, and no flush counts any more
    std::array<ValueSet, 5> m_values{};
    std::array<std::uint8_t, suitCount> m_sizes{};
};

/// The best that can be made of up to five of the cards. Five alike are four of a kind, their fifth the kicker.
HandRank bestHand(const Cards &cards);

/// Whether some five of the cards are of exactly this category: a flush doesn't count as the pair that is in it.
bool canMake(const Cards &cards, Category category);

/// The places of the cards that make the best hand, lowest card first. Of equal hands it is the one that is lowest when their cards
/// are compared in order of value (14 is high), then suit, from the lowest card on. Up to 52 cards.
List<std::uint8_t, fullHand> placesOfBestHand(std::span<const Kind> cards);

} // namespace bombshelf::omens
