#pragma once

#include "poker.h"

#include "core/table.h"

namespace bombshelf::omens {

/// Up to five cards, and one that might take the place of any.
using Hand = List<Kind, fullHand + 1>;
Hand handIn(const Table &table, Zone zone);
/// The cards that a seat has not seen, wherever they lie, and those of the deck: one as likely to come as the other.
using Pool = List<Kind, cardCount>;
Pool poolOf(const Table &table, Seat seat);
inline Category categoryOf(const Hand &hand) { return bestHand(Cards({hand.begin(), hand.end()})).category(); }

inline constexpr int categoryCount = int(Category::straightFlush) + 1;
/// For each category, a chance.
using Chances = std::array<float, categoryCount>;

/// For each value, the lowest first, how likely there are that many cards of it.
using Reached = std::array<float, suitSize>;

/// How a hand may fare with the cards that are still to come: a rough guess for bots, each card and each value for itself.
class DrawOdds {
public:
    /// How likely each card of the pool comes by, and how likely one that is of no use yet is kept until the next of its value
    /// comes.
    DrawOdds(const Pool &pool, float comesBy, float kept = 0.4f);

    /// Cards that have yet to become something.
    class Held {
    public:
        explicit Held(std::span<const Kind> cards);
        void add(Kind card);

    private:
        friend class DrawOdds;
        std::array<std::uint8_t, highestValue + 1> values{};
        std::array<std::uint8_t, suitCount> suits{};
    };
    /// How likely it becomes that or better than that, 0 to 1.
    float chanceOf(const Held &held, Category wanted) const;
    /// The same for each category from that one on; 0 below it.
    Chances chancesOf(const Held &held, Category least) const;
    /// Cards of the pool.
    int copiesOf(int value) const { return m_values[std::size_t(value)]; }
    /// The same pool, where each card comes by with another likelihood.
    DrawOdds with(float comesBy) const;

private:
    void weigh(float comesBy);
    Reached reached(const Held &held, int copies) const;
    float straight(const Held &held) const;
    float flush(const Held &held) const;

    /// [how many there are][how many are wanted]: that at least as many of the good cards come by.
    std::array<std::array<float, fullHand + 1>, suitSize + 1> m_atLeast{};
    std::array<std::uint8_t, highestValue + 1> m_values{};
    std::array<std::uint8_t, suitCount> m_suits{};
    float m_kept;
};

} // namespace bombshelf::omens
