#include "evaluation.h"

#include <algorithm>
#include <bit>

namespace bombshelf::omens_pollution {

namespace {

/// Four bits for each value: how often it is in the row.
using Counts = std::uint64_t;
constexpr int countOf(Counts counts, int value) { return int(counts >> 4 * value & 0xf); }

constexpr int neighbours = 4; ///< values as near as this can be in one straight

constexpr unsigned near(unsigned values, int value)
{
    constexpr unsigned window = (2u << 2 * neighbours) - 1;
    return values & (window << value >> neighbours) & ~(1u << value);
}

} // namespace

Evaluation::Evaluation(const State &state, Seat seat, Weights weights) : m_weights(weights)
{
    for (const Piece &card : state.table.in(poolZone)) {
        see(card.kind);
        ++m_poolValues[std::size_t(omens::valueOf(card.kind))];
        ++m_poolSuits[omens::suitOf(card.kind)];
        m_poolCards[omens::suitOf(card.kind)] |= std::uint16_t(1u << omens::valueOf(card.kind));
    }
    for (const Piece &card : state.table.in(handOf(seat)))
        see(card.kind);
    for (Seat other = 0; other < omens::teamOf(state).seats; ++other)
        for (const Piece &card : state.table.in(tableOf(other))) {
            see(card.kind);
            m_rows[other].add(card.kind);
        }
    for (Seat other = 0; other < omens::teamOf(state).seats; ++other)
        m_worth[other] = worth(m_rows[other]);
}

void Evaluation::see(Kind card)
{
    ++m_seenValues[std::size_t(omens::valueOf(card))];
    ++m_seenSuits[omens::suitOf(card)];
}

void Evaluation::takeOutOfPool(Kind card)
{
    --m_poolValues[std::size_t(omens::valueOf(card))];
    --m_poolSuits[omens::suitOf(card)];
    m_poolCards[omens::suitOf(card)] &= std::uint16_t(~(1u << omens::valueOf(card)));
}

float Evaluation::worth(const Row &row) const
{
    if (row.empty())
        return 0;
    return std::max({worthAsGroups(row), worthAsFlush(row), worthAsStraight(row)});
}

float Evaluation::gain(Seat seat, Kind card) const
{
    Row longer = m_rows[seat];
    longer.add(card);
    return worth(longer) - m_worth[seat];
}

float Evaluation::worthAsGroups(const Row &row) const
{
    Counts counts = 0;
    unsigned values = 0;
    for (const Kind card : row) {
        counts += Counts(1) << 4 * omens::valueOf(card);
        values |= 1u << omens::valueOf(card);
    }
    int most = 0, pairs = 0, highest = 0, unseen = 0;
    for (; values; values &= values - 1) {
        const int value = std::countr_zero(values), count = countOf(counts, value);
        pairs += count > 1;
        if (count >= most)
            highest = value;
        if (count > 1 || row.size() <= 2)
            unseen += std::max(0, omens::suitCount - m_seenValues[std::size_t(value)]);
        most = std::max(most, count);
    }
    const int size = row.size();
    if (most == 1 && size == rowSize) // nothing comes of it any more
        return 0;
    const float worth = most > 3   ? weight(Weight::fourAlike, size - 4)
                        : most > 2 ? (pairs > 1 ? weight(Weight::fullHouse) : weight(Weight::threeAlike, size - 3))
                        : pairs    ? (pairs > 1 ? weight(Weight::twoPairs, size - 4) : weight(Weight::pair, size - 2))
                                   : weight(Weight::alone, size - 1);
    return worth + weight(Weight::value) * float(highest) + (size < rowSize ? weight(Weight::unseenValue) * float(unseen) : 0);
}

float Evaluation::worthAsFlush(const Row &row) const
{
    const omens::Suit suit = omens::suitOf(row[0]);
    if (row.size() < 3 || !std::ranges::all_of(row, [suit](Kind card) { return omens::suitOf(card) == suit; }))
        return 0;
    const int missing = rowSize - row.size(), left = omens::suitSize - m_seenSuits[suit] - missing;
    return weight(Weight::flush, row.size() - 3) + (missing ? weight(Weight::unseenSuit) * float(left) : 0);
}

float Evaluation::worthAsStraight(const Row &row) const
{
    if (row.size() < 4)
        return 0;
    unsigned values = 0;
    for (const Kind card : row)
        values |= 1u << omens::valueOf(card);
    const auto span = [](unsigned set) { return std::bit_width(set) - std::countr_zero(set); };
    const unsigned aceLow = (values & ~(1u << omens::highestValue)) | (values >> omens::highestValue & 1) << 1;
    const bool fits = std::popcount(values) == row.size() && std::min(span(values), span(aceLow)) <= rowSize;
    return fits ? weight(Weight::straight, row.size() - 4) : 0;
}

unsigned Evaluation::poolValues() const { return unsigned(m_poolCards[0] | m_poolCards[1] | m_poolCards[2] | m_poolCards[3]); }

float Evaluation::harm(Kind card) const
{
    const int value = omens::valueOf(card);
    const omens::Suit suit = omens::suitOf(card);
    float harm = weight(Weight::suitHarm, Weight::valueHarm, m_poolSuits[suit]);
    if (const int alike = m_poolValues[std::size_t(value)])
        harm += weight(Weight::valueHarm, Weight::neighbourHarm, alike - 1);
    else
        harm += weight(Weight::neighbourHarm) * float(std::popcount(near(poolValues(), value)));
    const int ofSuit = std::popcount(near(m_poolCards[suit], value));
    return harm + weight(Weight::straightFlushHarm) * float(std::max(0, ofSuit - 2));
}

} // namespace bombshelf::omens_pollution
