#pragma once

#include "position.h"
#include "weights.h"

#include "core/weights.h"

#include <algorithm>

namespace bombshelf::omens_pollution {

/// The cards before a seat.
using Row = List<Kind, rowSize>;

/// How a player judges cards, from what lies open and in their own hand: what a row promises, and what harm a card does in
/// the pool. A pair is worth about two.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat, Weights weights);

    /// The weight at some place after the first of a row.
    float weight(Weight first, int place = 0) const { return m_weights[std::size_t(first) + std::size_t(place)]; }
    /// The same of a row that ends where `next` begins; its last stands for every place after it, too.
    float weight(Weight first, Weight next, int place) const { return weight(first, std::min(place, int(next) - int(first) - 1)); }
    const Row &row(Seat seat) const { return m_rows[seat]; }
    float worth(const Row &row) const;
    /// What the row gains by one card more.
    float gain(Seat seat, Kind card) const;
    float harm(Kind card) const;
    /// As if the card were not in the pool.
    void takeOutOfPool(Kind card);

private:
    void see(Kind card);
    unsigned poolValues() const;
    float worthAsGroups(const Row &row) const;
    float worthAsFlush(const Row &row) const;
    float worthAsStraight(const Row &row) const;

    const Weights m_weights;
    std::array<Row, tableSeats> m_rows;
    std::array<float, tableSeats> m_worth{};
    std::array<std::uint8_t, omens::highestValue + 1> m_seenValues{}, m_poolValues{};
    std::array<std::uint8_t, omens::suitCount> m_seenSuits{}, m_poolSuits{};
    std::array<std::uint16_t, omens::suitCount> m_poolCards{}; ///< a bit for each value
};

} // namespace bombshelf::omens_pollution
