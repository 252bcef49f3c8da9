#pragma once

#include "position.h"
#include "weights.h"

#include "core/weights.h"

namespace bombshelf::omens_famine {

/// What `Evaluation::features` tells, in the order of their weights.
enum class Feature : std::uint8_t { even, hope, done, doneFilled, filled, deck };

/// How a player judges the grid, from what lies open and in their own hand: how far each category that is still to score has
/// come in the line that is nearest to it. One that lies there is worth two to nine.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat, Weights weights);

    /// Of the whole battle.
    Features features() const;
    float hope() const { return sum(m_lines); }
    /// If that card lay there.
    float hopeWith(int cell, Kind card) const;
    float hopeIfSwapped(int cell, int other) const;
    /// If the category were scored from those cells.
    float hopeAfter(Category category, CellSet set) const;

private:
    static constexpr int categories = 8; ///< the seven, and in the place of high card the straight flush
    struct Line {
        std::array<float, categories> hopes{}; ///< 0 for those that are scored
        float best = 0;
    };
    using Lines = std::array<Line, lines>;
    using Grid = std::array<Kind, cells>;
    struct Look;

    Line hopesIn(const Grid &grid, int line, Categories scored) const;
    float hopeOfStraight(const Look &look) const;
    float hopeOfStraightFlush(const Look &look) const;
    float hopeOfFlush(const Look &look) const;
    float hopeOfFullHouse(const Look &look) const;
    void addGroups(const Look &look, Line &line) const;
    static void leaveOut(Categories scored, Line &line);
    /// After cells changed.
    float sumWith(const Grid &grid, CellSet changed) const;
    float sum(const Lines &hopes) const;
    /// The weight at some place after the first of a row.
    float weight(Weight first, int place = 0) const { return m_weights[std::size_t(first) + std::size_t(place)]; }
    int unseenOf(int value) const { return std::max(0, omens::suitCount - m_seenValues[std::size_t(value)]); }

    const Weights m_weights;
    Grid m_grid;
    Lines m_lines;
    Categories m_scored;
    int m_filled = 0, m_deck;
    std::array<std::uint8_t, omens::highestValue + 1> m_seenValues{};
    std::array<std::uint8_t, omens::suitCount> m_seenSuits{};
    // Sets of values, a bit each, the ace as 1 too: seen of a suit, and those of which no card or one more can come.
    std::array<unsigned, omens::suitCount> m_seen{};
    unsigned m_gone = 0, m_last = 0;
};

} // namespace bombshelf::omens_famine
