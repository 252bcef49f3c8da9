#include "evaluation.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bombshelf::omens_armageddon {

namespace {

/// How many cards of the deck go in a turn: some are kept, but tossing takes many.
constexpr float cardsPerTurn = 1.05f;
/// What turns bring, in cards to choose from: a seat's own turn its hand, a 6 Satan.
constexpr float drawsPerTurn = 0.2f, drawsPerSix = 0.3f;
/// How many of the turns in which a good card of Satan's could be taken away serve to do so.
constexpr float takenAway = 0.35f;
/// How well a helper can save the team from a third 6.
constexpr float dangerLessByHelper = 0.3f;

/// That it isn't one 6 too many, if this many are to be expected.
float fewerThan(int sixes, float expected)
{
    float term = 1, sum = 0;
    for (int i = 0; i < sixes; ++i) {
        sum += term;
        term *= expected / float(i + 1);
    }
    return sum * std::exp(-expected);
}

/// The value that does most for a hand.
int bestValue(const Hand &hand)
{
    const Cards cards({hand.begin(), hand.end()});
    for (int copies = 4; copies > 0; --copies)
        if (cards.values(copies))
            return std::bit_width(cards.values(copies)) - 1;
    return 0;
}

} // namespace

Hand seenBy(const State &state, Seat seat, Zone zone, unsigned butPlaces)
{
    Hand hand;
    for (int place = 0; place < state.table.count(zone); ++place)
        if (const Piece &card = state.table.at(zone, place); (seat == noSeat || card.knownBy.has(seat)) && !(butPlaces >> place & 1))
            hand.add(card.kind);
    return hand;
}

Evaluation::Evaluation(const State &state, Seat seat, Seat eyes, int deckLeft)
    : m_state(state), m_turns(float(std::max(0, deckLeft)) / cardsPerTurn)
{
    for (Seat other = 0; other < teamOf(state).seats; ++other)
        if (other != seat)
            m_others.add(oddsOf(seenBy(state, eyes, handOf(other)), 0));
    m_own = oddsOf(seenBy(state, eyes, handOf(seat)), 0);
    m_satans = satansOdds(seenBy(state, eyes, satanZone));
    m_othersBeat = othersBeat(m_satans);
    m_safety = safety(seat, 0);
    m_chance = chance(m_own, m_satans, m_othersBeat);
}

float Evaluation::withHand(const Hand &seen, float more) const { return chance(oddsOf(seen, more), m_satans, m_othersBeat); }

float Evaluation::withSatans(const Hand &seen) const
{
    const HandOdds satans = satansOdds(seen);
    return chance(m_own, satans, othersBeat(satans));
}

HandOdds Evaluation::oddsOf(const Hand &seen, float more) const
{
    const float draws = drawsPerTurn * m_turns / float(teamOf(m_state).seats);
    return {seen, float(handSize - seen.size()) + more + draws};
}

/// The team takes away what it can of his best cards.
HandOdds Evaluation::satansOdds(const Hand &seen) const
{
    constexpr float negligible = 0.01f;
    const int value = bestValue(seen);
    const float stays = std::exp(-takenAway / dieSides * m_turns);
    const float draws = drawsPerSix * m_turns / dieSides;
    Hand worst, best;
    for (const Kind card : seen)
        (valueOf(card) == value ? best : worst).add(card);
    HandOdds odds;
    float share = std::pow(stays, float(best.size()));
    for (int taken = 0; taken <= best.size(); ++taken) {
        Hand left = worst;
        for (int i = taken; i < best.size(); ++i)
            left.add(best[i]);
        if (share > negligible)
            odds.add({left, float(handSize - left.size()) + draws}, share);
        share *= (1 - stays) / stays * float(best.size() - taken) / float(taken + 1);
    }
    return odds;
}

/// Squared, since a third 6 is most of what a team loses by: it hurries.
float Evaluation::safety(Seat whose, int moreLocked) const
{
    const int helpers = m_state.table.count(helperZone);
    const float sixes = m_turns / (float(teamOf(m_state).seats * dieSides) * (1 + dangerLessByHelper * float(helpers)));
    float safe = 1;
    for (Seat seat = 0; seat < teamOf(m_state).seats; ++seat) {
        const int locked = m_state.table.count(lockedOf(seat)) + (seat == whose ? moreLocked : 0);
        safe *= fewerThan(lockedThatLose - locked, sixes);
    }
    return safe * safe;
}

Chances Evaluation::othersBeat(const HandOdds &satans) const
{
    Chances all;
    all.fill(1);
    for (const HandOdds &other : m_others) {
        const Chances beaten = other.beats(satans);
        for (std::size_t c = 0; c < all.size(); ++c)
            all[c] *= beaten[c];
    }
    return all;
}

float Evaluation::chance(const HandOdds &own, const HandOdds &satans, const Chances &othersBeat) const
{
    const Chances beaten = own.beats(satans);
    float sum = 0;
    for (std::size_t c = 0; c < beaten.size(); ++c)
        sum += satans.chances()[c] * othersBeat[c] * beaten[c];
    return m_safety * sum;
}

} // namespace bombshelf::omens_armageddon
