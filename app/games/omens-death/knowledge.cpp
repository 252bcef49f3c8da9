#include "knowledge.h"

#include "../omens/knowledge.h"
#include "../omens/prospects.h"
#include "position.h"

#include <algorithm>

namespace bombshelf::omens_death {

namespace {

/// Of the deck's cards, so many come into hands; the others are lost.
constexpr float drawn = 0.8f;
/// A face-down card of a partner is the one kept of so many.
constexpr float unseenDraws = 1.3f;
/// What an exchange brings: the better one of two.
constexpr float drawsOfExchange = 1.6f;
constexpr float unlikely = 0.002f;
/// A helper must make the turn so many times as good.
constexpr float priceOfHelp = 1.1f;
/// How sharply better moves are told from worse.
constexpr float sharpness = 8;
constexpr float everyMove = 0.001f;

constexpr int categories = int(Category::straightFlush) + 1;
/// For each category, a chance.
using Chances = std::array<float, categories>;

/// What hands may become with the cards that a seat has not seen.
class Outlook {
public:
    Outlook(const State &state, Seat seat)
        : m_state(state)
        , m_seat(seat)
        , m_pool(poolOf(state.table, seat))
        , m_draws(drawn * float(state.table.count(deckZone)) / float(teamOf(state).seats))
        , m_lowest(int(lowestHand(teamOf(state).seats)))
    {
    }

    /// With so many draws beside those that are to be expected. What a hand is already, it can stay.
    Chances of(const Hand &hand, float moreDraws = 0) const
    {
        const Prospects prospects(m_pool, std::clamp((m_draws + moreDraws) / float(m_pool.size()), 0.0f, 1.0f));
        const Prospects::Held held(hand);
        const int now = int(categoryOf(hand));
        Chances chances{};
        for (int category = std::max(now, m_lowest); category < categories; ++category)
            chances[std::size_t(category)] = category == now ? 1 : prospects.chanceOf(held, Category(category));
        return chances;
    }

    /// Of a hand as far as the seat knows it: the rest of it is drawn from its pool, and was chosen from some more.
    Chances of(Seat other) const
    {
        Hand known;
        for (const Piece &card : m_state.table.in(handOf(other)))
            if (card.knownBy.has(m_seat))
                known.add(card.kind);
        return of(known, unseenDraws * float(handSize - known.size()));
    }

private:
    const State &m_state;
    const Seat m_seat;
    const Pool m_pool;
    const float m_draws;
    const int m_lowest;
};

/// How likely all those seats end with different hands, if each of them goes for the best one for the team; none of `taken`.
float bestChance(std::span<const Chances> seats, unsigned taken)
{
    if (seats.empty())
        return 1;
    float best = 0;
    for (unsigned category = 0; category < categories; ++category)
        if (const float chance = seats[0][category]; chance > best && !(taken >> category & 1))
            best = std::max(best, chance * bestChance(seats.subspan(1), taken | 1u << category));
    return best;
}

/// What the moves of a seat do for the team.
class Judge {
public:
    Judge(const State &state, Seat seat)
        : m_state(state), m_outlook(state, seat), m_hand(handIn(state.table, handOf(seat)))
    {
        List<Chances, tableSeats> others;
        for (Seat other = 0; other < teamOf(state).seats; ++other)
            if (other != seat)
                others.add(m_outlook.of(other));
        for (unsigned category = 0; category < categories; ++category)
            m_others[category] = bestChance({others.begin(), others.end()}, 1u << category);
        m_now = chanceOf(m_hand, 0);
        for (int slot = 0; slot < m_hand.size(); ++slot)
            m_dropped[std::size_t(slot)] = chanceWithout(slot, 1);
    }

    float worthOf(Move move) const { return unlikely + chanceAfter(move); }

private:
    using Pips = std::array<int, rolledDice>;

    float chanceAfter(Move move) const
    {
        const int slot = position(m_state).slot;
        switch (move.verb) {
        case total: return bestDrop(move.a);
        case drop: return m_dropped[move.a];
        case exchange: return chanceWithout(slot, drawsOfExchange);
        case take: return chanceWith(slot, move.a);
        case turnUp:
            return valueOf(m_hand[move.a]) < lowestExchanged ? m_now
                                                             : std::max(m_now, chanceWithout(move.a, drawsOfExchange));
        case useDie: return chanceByUse(move.a, move.b) / priceOfHelp;
        case changeTo: return chanceWithFace(teamOf(m_state).spot, pipsOf(move.a));
        case leaveOut:
            return move.a < rolledDice ? chanceWithFace(move.a, pipsOf(m_state.table.top(extraZone).kind)) : m_now;
        default: return m_now;
        }
    }

    float chanceOf(const Hand &hand, float moreDraws) const
    {
        const Chances chances = m_outlook.of(hand, moreDraws);
        float best = 0;
        for (std::size_t category = 0; category < categories; ++category)
            best = std::max(best, chances[category] * m_others[category]);
        return best;
    }

    float chanceWith(int slot, Kind card) const
    {
        Hand hand = m_hand;
        hand[slot] = card;
        return chanceOf(hand, 0);
    }

    float chanceWithout(int slot, float moreDraws) const
    {
        Hand rest;
        for (int other = 0; other < m_hand.size(); ++other)
            if (other != slot)
                rest.add(m_hand[other]);
        return chanceOf(rest, moreDraws);
    }

    float bestDrop(int value) const
    {
        float best = m_now;
        for (int slot = 0; slot < m_hand.size(); ++slot)
            if (valueOf(m_hand[slot]) == value)
                best = std::max(best, m_dropped[std::size_t(slot)]);
        return best;
    }

    /// The die shows that face, and the best total is chosen.
    float chanceWithFace(int spot, int face) const
    {
        Pips pips;
        for (int die = 0; die < rolledDice; ++die)
            pips[std::size_t(die)] = die == spot ? face : pipsOf(m_state.table.at(diceZone, die).kind);
        return std::max({bestDrop(pips[0] + pips[1]), bestDrop(pips[0] + pips[2]), bestDrop(pips[1] + pips[2])});
    }

    float chanceByUse(Kind helper, int spot) const
    {
        float sum = 0, best = 0;
        if (helper == hound || helper == witch || helper == prophet) {
            for (int face = 1; face <= dieSides; ++face)
                sum += chanceWithFace(spot, face);
            return sum / dieSides;
        }
        for (const Kind face : resultsOnDie(m_state, reachOf(m_state), helper, spot))
            best = std::max(best, chanceWithFace(spot, pipsOf(face)));
        return best;
    }

    const State &m_state;
    const Outlook m_outlook;
    const Hand m_hand;
    Chances m_others{};
    float m_now;
    std::array<float, handSize> m_dropped;
};

class DeathKnowledge final : public BattleKnowledge {
public:
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> weights) const override
    {
        const Judge judge(guess.state, seat);
        std::ranges::transform(moves, weights.begin(), [&judge](Move move) { return judge.worthOf(move); });
        sharpen(weights, sharpness, everyMove);
    }

protected:
    float chance(const Guess &guess) const override
    {
        const Outlook outlook(guess.state, guess.viewer);
        List<Chances, tableSeats> seats;
        for (Seat seat = 0; seat < teamOf(guess.state).seats; ++seat)
            seats.add(outlook.of(handIn(guess.state.table, handOf(seat))));
        return bestChance({seats.begin(), seats.end()}, 0);
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const DeathKnowledge death;
    return death;
}

} // namespace bombshelf::omens_death
