#pragma once

#include "games/omens/poker.h"
#include "words.h"

namespace bombshelf::omens_famine {

using omens::Category;

/// A set of cells, a bit each.
using CellSet = std::uint32_t;
inline constexpr CellSet everyCell = (1u << cells) - 1;

inline constexpr int lines = rows + columns; ///< the rows, then the columns
constexpr CellSet cellsOf(int line)
{
    if (line < rows)
        return ((1u << columns) - 1) << columns * line;
    CellSet column = 0;
    for (int row = 0; row < rows; ++row)
        column |= 1u << (row * columns + line - rows);
    return column;
}

/// To be scored are the categories between high card and straight flush.
using Categories = std::uint8_t; // a bit each
constexpr bool isScorable(int category) { return category > int(Category::highCard) && category < int(Category::straightFlush); }
inline constexpr Categories everyCategory = 0xfe;
constexpr int sizeOf(Category category)
{
    constexpr std::array<int, 8> sizes{0, 2, 4, 3, 5, 5, 5, 4};
    return sizes[std::size_t(category)];
}

constexpr Zone zoneOf(int cell) { return Zone(cellZone + cell); }
CellSet takenCells(const Table &table);
/// Empty ones next to a card; all while the grid is empty.
CellSet openCells(CellSet taken);

/// Those that the cards of some row or column hold.
Categories categoriesOn(const Table &table);
/// Straights and better that one more card could make in some row or column.
Categories categoriesACardShort(const Table &table);
/// Every choice of cells that makes this category and holds those cells.
using CellSets = List<CellSet, 64>;
CellSets cellsFor(const Table &table, Category category, CellSet holding = 0);
/// The cells whose cards make these, but of a hand of which a card is not `settled` yet.
CellSet makersOf(const Table &table, Categories categories, CellSet settled);
bool hasStraightFlush(const Table &table);

} // namespace bombshelf::omens_famine
