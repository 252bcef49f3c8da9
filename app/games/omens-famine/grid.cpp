#include "grid.h"

#include <algorithm>
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

/// Ruling: whatever else helpers made of them.
bool areFlush(const omens::Cards &cards)
{
    return std::ranges::any_of(omens::allSuits, [&](omens::Suit suit) { return cards.size(suit) == columns; });
}

/// The five cards of a row may be a flush and another category; of fewer it is whatever is alike among them.
Categories categoriesIn(const omens::Cards &cards, int count)
{
    const auto bit = [](Category category) { return 1u << int(category); };
    unsigned categories = 0;
    if (cards.values(2))
        categories |= bit(Category::onePair);
    if (std::popcount(cards.values(2)) > 1)
        categories |= bit(Category::twoPair);
    if (cards.values(3))
        categories |= bit(Category::threeOfAKind);
    if (cards.values(4))
        categories |= bit(Category::fourOfAKind);
    if (count == columns)
        if (const Category whole = bestHand(cards).category(); isScorable(int(whole)) && sizeOf(whole) == columns)
            categories |= bit(whole);
    if (areFlush(cards))
        categories |= bit(Category::flush);
    return Categories(categories);
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

Categories categoriesOn(const Table &table)
{
    const CellSet taken = takenCells(table);
    Categories categories = 0;
    for (int line = 0; line < lines; ++line) {
        const CellSet set = taken & cellsOf(line);
        categories |= categoriesIn(cardsOn(table, set), std::popcount(set));
    }
    return categories;
}

Categories categoriesACardShort(const Table &table)
{
    constexpr Categories straightsAndBetter = everyCategory & ~((1u << int(Category::straight)) - 1);
    const CellSet taken = takenCells(table);
    Categories categories = 0;
    for (int line = 0; line < lines; ++line) {
        const CellSet set = taken & cellsOf(line);
        if (set == cellsOf(line))
            continue;
        const omens::Cards held = cardsOn(table, set);
        for (Kind card = 0; card < omens::cardCount; ++card) {
            omens::Cards cards = held;
            cards.add(card);
            categories |= categoriesIn(cards, std::popcount(set) + 1);
        }
    }
    return categories & straightsAndBetter;
}

CellSets cellsFor(const Table &table, Category category, CellSet holding)
{
    const CellSet taken = takenCells(table);
    CellSets found;
    for (int line = 0; line < lines; ++line) {
        const CellSet all = taken & cellsOf(line);
        for (CellSet set = all; set; set = (set - 1) & all) { // every part of it
            if ((set & holding) != holding || std::popcount(set) != sizeOf(category))
                continue;
            const omens::Cards cards = cardsOn(table, set);
            if (category == Category::flush ? areFlush(cards) : bestHand(cards).category() == category)
                found.add(set);
        }
    }
    return found;
}

CellSet makersOf(const Table &table, Categories categories, CellSet settled)
{
    CellSet makers = 0;
    for (int category = int(Category::onePair); isScorable(category); ++category)
        if (categories >> category & 1)
            for (const CellSet set : cellsFor(table, Category(category)))
                if ((set & ~settled) == 0)
                    makers |= set;
    return makers;
}

bool hasStraightFlush(const Table &table)
{
    const CellSet taken = takenCells(table);
    for (int row = 0; row < rows; ++row)
        if ((taken & cellsOf(row)) == cellsOf(row) && bestHand(cardsOn(table, cellsOf(row))).category() == Category::straightFlush)
            return true;
    return false;
}

} // namespace bombshelf::omens_famine
