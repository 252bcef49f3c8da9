#include "grid.h"

#include <bit>

namespace bombshelf::omens_famine {

namespace {

omens::Cards cardsOn(const Table &table, CellSet set)
{
    omens::Cards cards;
    for (; set; set &= set - 1)
        cards.add(table.top(zoneOf(std::countr_zero(set))).kind);
    return cards;
}

/// Of five cards in a row one hand; of fewer whatever is alike among them.
Categories handsIn(const omens::Cards &cards, int count)
{
    const auto bit = [](Category hand) { return 1u << int(hand); };
    unsigned hands = 0;
    if (cards.values(2))
        hands |= bit(Category::onePair);
    if (std::popcount(cards.values(2)) > 1)
        hands |= bit(Category::twoPair);
    if (cards.values(3))
        hands |= bit(Category::threeOfAKind);
    if (cards.values(4))
        hands |= bit(Category::fourOfAKind);
    if (count == columns)
        if (const Category whole = bestHand(cards).category(); isScorable(int(whole)) && sizeOf(whole) == columns)
            hands |= bit(whole);
    return Categories(hands);
}

} // namespace

CellSet takenCells(const Table &table)
{
    CellSet taken = 0;
    for (int cell = 0; cell < cells; ++cell)
        taken |= CellSet(!table.empty(zoneOf(cell))) << cell;
    return taken;
}

CellSet openCells(CellSet taken)
{
    if (!taken)
        return everyCell;
    constexpr CellSet left = cellsOf(rows), right = cellsOf(lines - 1);
    const CellSet next = taken << columns | taken >> columns | (taken & ~right) << 1 | (taken & ~left) >> 1;
    return next & ~taken & everyCell;
}

Categories handsOn(const Table &table)
{
    const CellSet taken = takenCells(table);
    Categories hands = 0;
    for (int line = 0; line < lines; ++line) {
        const CellSet set = taken & cellsOf(line);
        hands |= handsIn(cardsOn(table, set), std::popcount(set));
    }
    return hands;
}

CellSets cellsForHand(const Table &table, Category hand, CellSet holding)
{
    const CellSet taken = takenCells(table);
    CellSets found;
    for (int line = 0; line < lines; ++line) {
        const CellSet all = taken & cellsOf(line);
        for (CellSet set = all; set; set = (set - 1) & all) // every part of it
            if ((set & holding) == holding && std::popcount(set) == sizeOf(hand) &&
                bestHand(cardsOn(table, set)).category() == hand)
                found.add(set);
    }
    return found;
}

bool hasStraightFlush(const Table &table)
{
    const CellSet taken = takenCells(table);
    for (int row = 0; row < rows; ++row)
        if ((taken & cellsOf(row)) == cellsOf(row) &&
            bestHand(cardsOn(table, cellsOf(row))).category() == Category::straightFlush)
            return true;
    return false;
}

} // namespace bombshelf::omens_famine
