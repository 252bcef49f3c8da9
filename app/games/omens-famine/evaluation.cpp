#include "evaluation.h"

#include <algorithm>
#include <bit>

namespace bombshelf::omens_famine {

namespace {

constexpr Kind noCard = unknownKind;
constexpr int fullDeck = omens::cardCount - 4 - 2 * handSize;
constexpr float victory = 100;
constexpr int straightFlushPlace = 0; ///< among the categories of a line

constexpr unsigned ace = 1u << omens::highestValue;

constexpr unsigned withAceAsOne(unsigned values) { return values | (values & ace) >> (omens::highestValue - 1); }
/// What the values lack for a straight up to that one, or all of it if they don't fit.
constexpr unsigned missing(unsigned values, int top)
{
    const unsigned run = 0b11111u << (top - omens::fullHand + 1);
    const unsigned used = top == omens::fullHand ? withAceAsOne(values) & ~ace : values;
    return used & ~run ? run : run & ~used;
}
/// No straight has this many cards to come: at least one lies there.
constexpr bool fits(unsigned lacking) { return std::popcount(lacking) < omens::fullHand; }

} // namespace

/// What lies in a line.
struct Evaluation::Look {
    int size, count = 0;
    std::uint64_t counts = 0; ///< four bits for each value
    unsigned values = 0;      ///< a bit for each value
    omens::Suit suit{};
    bool isSuited = true;
    int most = 0, pairs = 0, singles = 0;

    int open() const { return size - count; }
    int countOf(int value) const { return int(counts >> 4 * value & 0xf); }

    Look(const Grid &grid, int line) : size(line < rows ? columns : rows)
    {
        const int first = line < rows ? line * columns : line - rows, step = line < rows ? 1 : columns;
        for (int i = 0; i < size; ++i)
            if (const Kind card = grid[std::size_t(first + i * step)]; card != noCard)
                add(card);
        for (unsigned rest = values; rest; rest &= rest - 1) {
            const int alike = countOf(std::countr_zero(rest));
            most = std::max(most, alike);
            pairs += alike > 1;
            singles += alike == 1;
        }
    }

    void add(Kind card)
    {
        if (count++ == 0)
            suit = omens::suitOf(card);
        isSuited &= omens::suitOf(card) == suit;
        counts += std::uint64_t(1) << 4 * omens::valueOf(card);
        values |= 1u << omens::valueOf(card);
    }
};

Evaluation::Evaluation(const State &state, Seat seat, Weights weights)
    : m_weights(weights), m_scored(position(state).scored), m_deck(state.table.count(omens::deckZone))
{
    const auto see = [this](Kind card) {
        m_seen[omens::suitOf(card)] |= withAceAsOne(1u << omens::valueOf(card));
        ++m_seenValues[std::size_t(omens::valueOf(card))];
        ++m_seenSuits[omens::suitOf(card)];
    };
    for (int cell = 0; cell < cells; ++cell) {
        const bool isEmpty = state.table.empty(zoneOf(cell));
        m_grid[std::size_t(cell)] = isEmpty ? noCard : state.table.top(zoneOf(cell)).kind;
        if (!isEmpty)
            see(m_grid[std::size_t(cell)]);
        m_filled += !isEmpty;
    }
    for (const Zone zone : {handOf(seat), Zone(omens::discardZone)})
        for (const Piece &card : state.table.in(zone))
            see(card.kind);
    for (int value = omens::lowestValue; value <= omens::highestValue; ++value) {
        m_gone |= unsigned(unseenOf(value) == 0) << value;
        m_last |= unsigned(unseenOf(value) == 1) << value;
    }
    m_gone = withAceAsOne(m_gone);
    m_last = withAceAsOne(m_last);
    for (int line = 0; line < lines; ++line)
        m_lines[std::size_t(line)] = hopesIn(m_grid, line, m_scored);
}

Features Evaluation::features() const
{
    const float filled = float(m_filled) / cells, done = float(std::popcount(m_scored)) / 7;
    return {1, hope(), done, done * filled, filled, float(m_deck) / fullDeck};
}

float Evaluation::hopeWith(int cell, Kind card) const
{
    Grid grid = m_grid;
    grid[std::size_t(cell)] = card;
    return sumWith(grid, 1u << cell);
}

float Evaluation::hopeIfSwapped(int cell, int other) const
{
    Grid grid = m_grid;
    std::swap(grid[std::size_t(cell)], grid[std::size_t(other)]);
    return sumWith(grid, 1u << cell | 1u << other);
}

float Evaluation::hopeAfter(Category category, CellSet set) const
{
    const Categories scored = Categories(m_scored | 1 << int(category));
    if (scored == everyCategory)
        return victory;
    Grid grid = m_grid;
    for (CellSet rest = set; rest; rest &= rest - 1)
        grid[std::size_t(std::countr_zero(rest))] = noCard;
    Lines after = m_lines;
    for (int line = 0; line < lines; ++line)
        if (set & cellsOf(line))
            after[std::size_t(line)] = hopesIn(grid, line, scored);
        else
            leaveOut(scored, after[std::size_t(line)]);
    return sum(after) + weight(Weight::bonus, int(category) - int(Category::onePair)) +
           weight(Weight::bonusForLateness) * (1 - float(m_deck) / fullDeck) +
           weight(Weight::bonusForCrowding) * float(std::max(0, m_filled - 12)) / 8;
}

float Evaluation::sumWith(const Grid &grid, CellSet changed) const
{
    Lines after = m_lines;
    for (int line = 0; line < lines; ++line)
        if (changed & cellsOf(line))
            after[std::size_t(line)] = hopesIn(grid, line, m_scored);
    return sum(after);
}

/// The best of each category, and a little of what else the lines are good for.
float Evaluation::sum(const Lines &hopes) const
{
    std::array<float, categories> best{};
    float rest = 0;
    for (const Line &line : hopes) {
        for (std::size_t category = 0; category < categories; ++category)
            best[category] = std::max(best[category], line.hopes[category]);
        rest += line.best;
    }
    float hope = weight(Weight::others) * rest;
    for (const float ofCategory : best)
        hope += ofCategory;
    return hope;
}

void Evaluation::leaveOut(Categories scored, Line &line)
{
    line.best = 0;
    for (std::size_t category = 0; category < categories; ++category) {
        if (scored >> category & 1)
            line.hopes[category] = 0;
        line.best = std::max(line.best, line.hopes[category]);
    }
}

Evaluation::Line Evaluation::hopesIn(const Grid &grid, int line, Categories scored) const
{
    const Look look(grid, line);
    Line found;
    if (look.count == 0)
        return found;
    addGroups(look, found);
    if (look.size == columns) {
        found.hopes[straightFlushPlace] = hopeOfStraightFlush(look);
        found.hopes[std::size_t(Category::straight)] = hopeOfStraight(look);
        found.hopes[std::size_t(Category::flush)] = hopeOfFlush(look);
        found.hopes[std::size_t(Category::fullHouse)] = hopeOfFullHouse(look);
    }
    leaveOut(scored, found);
    return found;
}

void Evaluation::addGroups(const Look &look, Line &line) const
{
    float three = 0, four = 0;
    for (unsigned rest = look.values; rest; rest &= rest - 1) {
        const int value = std::countr_zero(rest), alike = look.countOf(value), unseen = unseenOf(value);
        const int open = std::min(look.open(), unseen); // this many more can come
        if (alike >= 3)
            three = weight(Weight::threeAlike, 1);
        else if (alike == 2 && open >= 1)
            three = std::max(three, weight(Weight::threeAlike) * (unseen > 1 ? 1 : weight(Weight::lastOfValue)));
        if (alike >= 4)
            four = weight(Weight::fourAlike, 2);
        else if (alike >= 2 && alike + open >= 4)
            four = std::max(four, weight(Weight::fourAlike, alike - 2));
    }
    line.hopes[std::size_t(Category::threeOfAKind)] = three;
    line.hopes[std::size_t(Category::fourOfAKind)] = four;
    line.hopes[std::size_t(Category::twoPair)] = look.pairs > 1                                       ? weight(Weight::twoPairs, 2)
                                                 : look.pairs == 1 && look.singles && look.open() > 0 ? weight(Weight::twoPairs, 1)
                                                 : look.pairs == 1 && look.open() > 1                 ? weight(Weight::twoPairs)
                                                                                                      : 0;
    line.hopes[std::size_t(Category::onePair)] = look.most > 1 ? weight(Weight::pair, 1) : look.open() > 0 ? weight(Weight::pair) : 0;
}

float Evaluation::hopeOfFlush(const Look &look) const
{
    const int spare = omens::suitSize - m_seenSuits[look.suit] - look.open();
    if (!look.isSuited || (look.open() && spare < 0))
        return 0;
    const float least = weight(Weight::flushWithoutSpare);
    const float likely = look.open() ? std::min(1.0f, least + (1 - least) * float(spare) / 4) : 1;
    return weight(Weight::flush, look.count - 1) * likely;
}

float Evaluation::hopeOfStraight(const Look &look) const
{
    if (look.pairs)
        return 0;
    float best = 0;
    for (int top = omens::fullHand; top <= omens::highestValue; ++top) {
        const unsigned lacking = missing(look.values, top);
        if (!fits(lacking) || lacking & m_gone)
            continue;
        float likely = 1;
        for (int scarce = std::popcount(lacking & m_last); scarce > 0; --scarce)
            likely *= weight(Weight::lastOfStraight);
        best = std::max(best, likely);
    }
    return weight(Weight::straight, look.count - 1) * best;
}

float Evaluation::hopeOfStraightFlush(const Look &look) const
{
    if (look.pairs || !look.isSuited)
        return 0;
    for (int top = omens::fullHand; top <= omens::highestValue; ++top)
        if (const unsigned lacking = missing(look.values, top); fits(lacking) && !(lacking & m_seen[look.suit]))
            return look.open() ? weight(Weight::straightFlush, look.count - 1) : victory;
    return 0;
}

float Evaluation::hopeOfFullHouse(const Look &look) const
{
    if (look.pairs + look.singles > 2 || look.most > 3)
        return 0;
    int unseen = 0;
    for (unsigned rest = look.values; rest; rest &= rest - 1)
        unseen += unseenOf(std::countr_zero(rest));
    if (look.pairs + look.singles == 2 && unseen < look.open())
        return 0;
    if (look.most == 1)
        return 0;
    // Two alike or three, by the number of cards there from two on.
    constexpr int none = 0;
    constexpr std::array<std::array<int, 2>, columns - 1> place{{{0}, {1, 2}, {3, 4}, {none, 5}}};
    return weight(Weight::fullHouse, place[std::size_t(look.count - 2)][std::size_t(look.most - 2)]);
}

} // namespace bombshelf::omens_famine
