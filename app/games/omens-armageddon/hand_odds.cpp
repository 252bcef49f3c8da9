#include "hand_odds.h"

#include <algorithm>
#include <utility>

namespace bombshelf::omens_armageddon {

namespace {

constexpr int mostUnseen = 10;

/// How many values are there once, twice, three and four times; beyond these numbers more make no better hand.
struct Pattern {
    int once, twice, thrice, four;
};
constexpr int onces = 8, twices = 4, thrices = 2, fours = 2, patterns = onces * twices * thrices * fours;

constexpr std::size_t indexOf(Pattern p)
{
    return std::size_t(
        ((std::min(p.once, onces - 1) * twices + std::min(p.twice, twices - 1)) * thrices + std::min(p.thrice, thrices - 1)) * fours +
        std::min(p.four, fours - 1));
}

constexpr Pattern patternAt(std::size_t index)
{
    const int i = int(index);
    return {i / (twices * thrices * fours), i / (thrices * fours) % twices, i / fours % thrices, i % fours};
}

constexpr Category categoryOf(Pattern p)
{
    return p.four                ? Category::fourOfAKind
           : p.thrice && p.twice ? Category::fullHouse
           : p.thrice            ? Category::threeOfAKind
           : p.twice > 1         ? Category::twoPair
           : p.twice             ? Category::onePair
                                 : Category::highCard;
}

using Table = std::array<std::array<Chances, patterns>, mostUnseen + 1>;

/// Card by card: the next one is of a value that is there, or of another.
Table allOdds()
{
    Table table{};
    for (std::size_t i = 0; i < patterns; ++i)
        table[0][i][std::size_t(categoryOf(patternAt(i)))] = 1;
    for (std::size_t unseen = 1; unseen < table.size(); ++unseen)
        for (std::size_t i = 0; i < patterns; ++i) {
            const Pattern p = patternAt(i);
            const float left = float(cardCount - p.once - 2 * p.twice - 3 * p.thrice - 4 * p.four);
            const auto add = [&](int cards, Pattern next) {
                for (std::size_t c = 0; cards > 0 && c < categoryCount; ++c)
                    table[unseen][i][c] += float(cards) / left * table[unseen - 1][indexOf(next)][c];
            };
            add(3 * p.once, {p.once - 1, p.twice + 1, p.thrice, p.four});
            add(2 * p.twice, {p.once, p.twice - 1, p.thrice + 1, p.four});
            add(p.thrice, {p.once, p.twice, p.thrice - 1, p.four + 1});
            add(4 * (suitSize - p.once - p.twice - p.thrice - p.four), {p.once + 1, p.twice, p.thrice, p.four});
        }
    return table;
}

/// What a hand has several times, if only once: how many values, and the highest of them.
struct Groups {
    explicit Groups(const Hand &hand)
    {
        std::array<std::uint8_t, highestValue + 1> copies{};
        for (const Kind card : hand) {
            const int value = valueOf(card);
            const std::size_t copy = ++copies[std::size_t(value)];
            if (copy > most)
                continue;
            ++count[copy];
            highest[copy] = std::max(highest[copy], value);
        }
    }
    Pattern pattern() const { return {count[1] - count[2], count[2] - count[3], count[3] - count[4], count[4]}; }

    static constexpr std::size_t most = 4;
    std::array<int, most + 1> count{}, highest{}; ///< by how often; highest 0: none
};

/// How often the value that decides among hands of a category is in them; 0: it can't be told from some of the cards.
constexpr std::array<std::size_t, categoryCount> decisive{1, 2, 2, 3, 0, 0, 3, 4, 0};

} // namespace

HandOdds::HandOdds(const Hand &seen, float unseen)
{
    static const Table table = allOdds();
    const Groups groups(seen);
    const float draws = std::clamp(unseen, 0.0f, float(mostUnseen) - 0.01f);
    const auto whole = std::size_t(draws);
    const float part = draws - float(whole);
    const std::size_t pattern = indexOf(groups.pattern());
    for (std::size_t c = 0; c < categoryCount; ++c) {
        m_chances[c] = (1 - part) * table[whole][pattern][c] + part * table[whole + 1][pattern][c];
        m_values[c] = float(groups.highest[decisive[c]]);
    }
    if (seen.size() < fullHand)
        return;
    const HandRank made = bestHand(Cards({seen.begin(), seen.end()}));
    const auto least = std::size_t(made.category());
    for (std::size_t c = 0; c < least; ++c)
        m_chances[least] += std::exchange(m_chances[c], 0.0f);
    m_values[least] = float(made.kicker(0));
}

void HandOdds::add(const HandOdds &other, float share)
{
    for (std::size_t c = 0; c < categoryCount; ++c) {
        const float more = share * other.m_chances[c], sum = m_chances[c] + more;
        if (sum > 0)
            m_values[c] += more / sum * (other.m_values[c] - m_values[c]);
        m_chances[c] = sum;
    }
}

Chances HandOdds::beats(const HandOdds &other) const
{
    constexpr float equal = 0.45f, ordinary = 9;
    Chances chances;
    float better = 0;
    for (std::size_t c = categoryCount; c-- > 0;) {
        const float his = other.m_values[c] > 0 ? other.m_values[c] : ordinary;
        const float higher =
            m_values[c] > 0 ? std::clamp(equal + (m_values[c] - his) / 2, 0.0f, 1.0f) : float(highestValue - his) / suitSize;
        chances[c] = better + higher * m_chances[c];
        better += m_chances[c];
    }
    return chances;
}

} // namespace bombshelf::omens_armageddon
