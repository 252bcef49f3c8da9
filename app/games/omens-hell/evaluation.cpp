#include "evaluation.h"

#include <algorithm>
#include <cmath>

namespace bombshelf::omens_hell {

namespace {

/// What it costs the team, for each seat that still lacks something, that a card is gone, or with it a pile.
constexpr float costOfCard = 0.02f, costOfPile = 0.2f;
/// A card of a value that a partner gathers, for each of those it has.
constexpr float costToPartner = 0.03f;
/// Even what seems out of reach is sought a little.
constexpr float unlikely = 0.01f;

/// How seldom chance alone makes such a hand, in the order of the prophecies; and what speaks for one that isn't made yet.
constexpr std::array<float, prophecyKinds> rarity{1, 1.5f, 3, 3, 3, 12};
constexpr float unmade = 0.2f;

/// How likely these cards are what their seat wants; the other prophecy is not its.
float readiness(const Cards &cards, Kind other)
{
    float made = 0, all = 0;
    for (std::size_t i = 0; i < prophecyKinds; ++i) {
        const Kind prophecy = Kind(prophecy0 + i);
        const bool isMade = prophecy != other && canMake(cards, wantedBy(prophecy));
        made += isMade ? rarity[i] : 0;
        all += isMade ? rarity[i] : prophecy != other ? unmade : 0;
    }
    return made / all;
}

Kind prophecyOfSeat(const State &state, Seat seat) { return state.table.top(prophecyOf(seat)).kind; }

/// The cards in the piles come by the seat if the team takes care not to empty them, and shares.
DrawOdds oddsOf(const State &state)
{
    Pool pool;
    int spare = 0;
    for (int value = lowestValue; value <= highestValue; ++value) {
        const auto pile = state.table.in(pileOf(value));
        for (const Piece &card : pile)
            pool.add(card.kind);
        spare += std::max(0, int(pile.size()) - 1);
    }
    return {pool, float(spare) / float(teamOf(state).seats * std::max(1, pool.size()))};
}

DrawOdds::Held heldBy(const State &state, Seat seat)
{
    DrawOdds::Held held({});
    for (const Piece &card : state.table.in(cardsOf(seat)))
        held.add(card.kind);
    return held;
}

} // namespace

Evaluation::Evaluation(const State &state, Seat seat)
    : m_state(state)
    , m_seat(seat)
    , m_wanted(wantedBy(prophecyOfSeat(state, seat)))
    , m_odds(oddsOf(state))
    , m_held(heldBy(state, seat))
    , m_left(teamOf(state).seats)
{
    const bool isReady = isFulfilled(state, seat);
    m_own = isReady ? 1 : m_odds.chanceOf(m_held, m_wanted);
    m_lacking = isReady ? 0 : 1;
    for (Seat other = 0; other < teamOf(state).seats; ++other)
        if (other != seat) {
            const Cards cards = cardsBefore(state, other);
            const float ready = readiness(cards, prophecyOfSeat(state, seat));
            m_lacking += 1 - ready;
            m_othersReady *= ready;
            for (std::size_t i = 0; i < m_ofOthers.size(); ++i)
                m_ofOthers[i] |= cards.values(int(i) + 1);
        }
    for (int value = lowestValue; value <= highestValue; ++value)
        m_left -= state.table.empty(pileOf(value));
    m_afterCard = std::pow(1 - costOfCard, m_lacking);
    m_afterPile = m_left > 1 ? std::pow(1 - costOfPile / float(m_left - 1), m_lacking) : 0;

    m_worth.fill((m_own + unlikely) * m_afterCard);
    for (int value = lowestValue; value <= highestValue; ++value)
        m_worth[std::size_t(value - lowestTotal)] = worthOfPile(value);
    m_worth[std::size_t(1 - lowestTotal)] = worthOf(highestValue);
}

List<float, tableSeats> chancesOf(const State &state)
{
    const DrawOdds odds = oddsOf(state);
    List<float, tableSeats> chances;
    for (Seat seat = 0; seat < teamOf(state).seats; ++seat)
        chances.add(isFulfilled(state, seat) ? 1 : odds.chanceOf(heldBy(state, seat), wantedBy(prophecyOfSeat(state, seat))));
    return chances;
}

float Evaluation::worthOfPile(int value) const
{
    const auto pile = m_state.table.in(pileOf(value));
    if (pile.empty())
        return m_own + unlikely;
    const Kind card = pile.front().kind;
    if (pile.size() == 1 && m_left == 1)
        return worthOfEnd(card);
    float own = m_own;
    if (own < 1) {
        DrawOdds::Held held = m_held;
        held.add(card);
        own = m_odds.chanceOf(held, m_wanted);
    }
    const float worth = (own + unlikely) * (pile.size() == 1 ? m_afterPile : m_afterCard);
    return own > m_own ? worth : worth * (1 - costToPartner * float(mostOfOthers(value)));
}

float Evaluation::worthOfEnd(Kind lastCard) const
{
    constexpr float lost = unlikely * unlikely;
    Cards cards = cardsBefore(m_state, m_seat);
    cards.add(lastCard);
    return canMake(cards, m_wanted) ? m_othersReady + lost : lost;
}

int Evaluation::mostOfOthers(int value) const
{
    return int(std::ranges::count_if(m_ofOthers, [value](ValueSet values) { return values >> value & 1; }));
}

float Evaluation::worthOf(int two, Sign sign) const
{
    if (sign == Sign::none)
        return worthOf(two);
    float sum = 0;
    for (int third = 1; third <= dieSides; ++third)
        sum += worthOf(sign == Sign::plus ? two + third : two - third);
    return sum / dieSides;
}

float Evaluation::worthOfChoice(int two) const { return std::max({worthOf(two), worthOf(two, Sign::plus), worthOf(two, Sign::minus)}); }

Fit fitOf(const State &state, Seat seat)
{
    constexpr float doubt = 0.05f;
    const DrawOdds odds = oddsOf(state);
    const DrawOdds::Held held = heldBy(state, seat), nothing({});
    const Cards cards = cardsBefore(state, seat);
    Fit fit;
    for (std::size_t i = 0; i < prophecyKinds; ++i) {
        const Category wanted = wantedBy(Kind(prophecy0 + i));
        const float chance = canMake(cards, wanted) ? 1 : odds.chanceOf(held, wanted);
        fit[i] = (chance + doubt) / (odds.chanceOf(nothing, wanted) + doubt);
    }
    return fit;
}

} // namespace bombshelf::omens_hell
