#include "knowledge.h"

#include "evaluation.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"

#include <algorithm>

namespace bombshelf::omens_death {

namespace {

constexpr float unlikely = 0.002f;

/// What the moves of a seat do for the team.
class Judge {
public:
    /// How sharply better moves are told from worse.
    static constexpr float sharpness = 48;

    Judge(const State &state, Seat seat, Weights weights)
        : m_state(state), m_weights(weights), m_evaluation(state, seat, weights), m_hand(handIn(state.table, handOf(seat)))
    {
        List<Chances, tableSeats> others;
        for (Seat other = 0; other < teamOf(state).seats; ++other)
            if (other != seat)
                others.add(m_evaluation.of(other));
        for (unsigned category = 0; category < categoryCount; ++category)
            m_others[category] = bestChance({others.begin(), others.end()}, 1u << category);
        m_now = chanceOf(m_hand, m_asItIs);
        if (teamOf(state).phase == choose)
            for (int value = 2; value <= 2 * dieSides; ++value)
                m_byTotal[std::size_t(value)] = chanceByTotal(value);
    }

    float worthOf(Move move) const { return unlikely + chanceAfter(move); }

private:
    using Pips = std::array<int, rolledDice>;

    float chanceAfter(Move move) const
    {
        const int slot = position(m_state).slot;
        switch (move.verb) {
        case total: return m_byTotal[move.a];
        case drop: return chanceWithout(move.a, m_afterDrop);
        case exchange: return chanceWithout(slot, m_afterExchange);
        case take: return chanceWith(slot, move.a);
        case turnUp: return valueOf(m_hand[move.a]) < lowestExchanged ? m_now : std::max(m_now, chanceWithout(move.a, m_afterExchange));
        case useDie: return chanceByUse(move.a, move.b) / m_weights[priceOfHelp];
        case changeTo: return chanceWithFace(teamOf(m_state).spot, pipsOf(move.a));
        case leaveOut: return move.a < rolledDice ? chanceWithFace(move.a, pipsOf(m_state.table.top(extraZone).kind)) : m_now;
        default: return m_now;
        }
    }

    float chanceOf(const Hand &hand, const DrawOdds &odds) const
    {
        const Chances chances = m_evaluation.of(hand, odds);
        float best = 0;
        for (std::size_t category = 0; category < categoryCount; ++category)
            best = std::max(best, chances[category] * m_others[category]);
        return best;
    }

    float chanceWith(int slot, Kind card) const
    {
        Hand hand = m_hand;
        hand[slot] = card;
        return chanceOf(hand, m_asItIs);
    }

    float chanceWithout(int slot, const DrawOdds &odds) const
    {
        Hand rest;
        for (int other = 0; other < m_hand.size(); ++other)
            if (other != slot)
                rest.add(m_hand[other]);
        return chanceOf(rest, odds);
    }

    /// The seat discards its own card, or leaves it to the others.
    float chanceByTotal(int value) const
    {
        float own = 0;
        for (int slot = 0; slot < m_hand.size(); ++slot)
            if (valueOf(m_hand[slot]) == value)
                own = std::max(own, chanceWithout(slot, m_afterDrop));
        const float saved = m_weights[saving];
        return std::max((1 + saved) * own, (1 + saved * m_evaluation.othersDiscard(value)) * m_now);
    }

    /// The die shows that face, and the best total is chosen.
    float chanceWithFace(int spot, int face) const
    {
        Pips pips;
        for (int die = 0; die < rolledDice; ++die)
            pips[std::size_t(die)] = die == spot ? face : pipsOf(m_state.table.at(diceZone, die).kind);
        const auto by = [&](std::size_t one, std::size_t other) { return m_byTotal[std::size_t(pips[one] + pips[other])]; };
        return std::max({by(0, 1), by(0, 2), by(1, 2)});
    }

    float chanceByUse(Kind helper, int spot) const
    {
        return worthOnDie(m_state, reachOf(m_state), helper, spot, [=, this](int face) { return chanceWithFace(spot, face); });
    }

    const State &m_state;
    const Weights m_weights;
    const Evaluation m_evaluation;
    const Hand m_hand;
    const DrawOdds m_asItIs = m_evaluation.odds(0), m_afterDrop = m_evaluation.odds(m_weights[dropDraws]),
                   m_afterExchange = m_evaluation.odds(m_weights[exchangeDraws]);
    Chances m_others{};
    float m_now;
    std::array<float, 2 * dieSides + 1> m_byTotal; ///< where a total is chosen
};

class DeathKnowledge final : public TunedKnowledge<DeathKnowledge> {
public:
    explicit DeathKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfWeights, weights) {}

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        weighBy(Judge(guess.state, seat, weights()), moves, likings);
    }

private:
    float chance(const Guess &guess) const override
    {
        const Evaluation evaluation(guess.state, guess.viewer, weights());
        const DrawOdds odds = evaluation.odds(0);
        List<Chances, tableSeats> seats;
        for (Seat seat = 0; seat < teamOf(guess.state).seats; ++seat)
            seats.add(evaluation.of(handIn(guess.state.table, handOf(seat)), odds));
        return bestChance({seats.begin(), seats.end()}, 0);
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const DeathKnowledge death(readWeights(namesOfWeights, weightsText("omens-death")));
    return death;
}

} // namespace bombshelf::omens_death
