#include "knowledge.h"

#include "core/observation.h"
#include "position.h"

#include <cmath>

namespace bombshelf::bombmafia {

namespace {

/// What a seat makes of the bags: the value of those it has seen, and for each other one the mean of the rest.
class BagGuess {
public:
    BagGuess(const State &state, Seat seat) : m_p(position(state))
    {
        int unseen = 0;
        float sum = 0;
        for (Seat other = 0; other < m_p.seats; ++other) {
            const Piece &bag = state.table.top(bagBefore(other));
            m_seen[other] = bag.knownBy.has(seat);
            m_value[other] = float(valueOf(bag.kind));
            if (!m_seen[other]) {
                ++unseen;
                sum += m_value[other];
            }
        }
        for (Seat other = 0; other < m_p.seats; ++other)
            if (!m_seen[other])
                m_value[other] = sum / float(unseen);
    }

    /// What the player's bag is worth after the card, less its worth now; the others' bags count against it a little.
    float gain(Seat player, Kind card) const
    {
        const Seat left = leftOf(m_p, player), right = rightOf(m_p, player);
        switch (card) {
        case switchBags:
        case dance: return m_value[left] - m_value[player];
        // A better bag on the left can still be switched for; the right one can only come round.
        case plot: return 0.3f * (m_value[right] - m_value[left]);
        // Less time for others to take a good bag away, or to get rid of a bad one.
        case jitters:
        case reload: return 0.15f * m_value[player];
        case whim: return 0.1f * -m_value[player];
        default: return 0;
        }
    }

private:
    const Position &m_p;
    std::array<float, tableSeats> m_value{};
    std::array<bool, tableSeats> m_seen{};
};

class BombmafiaKnowledge final : public Knowledge {
public:
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> weights) const override
    {
        const BagGuess bags(guess.state, seat);
        for (int i = 0; i < moves.size(); ++i)
            weights[std::size_t(i)] = std::exp(bags.gain(seat, moves[i].a));
    }

    /// The bags count as if the round ended now, the less the more of it is left.
    std::array<float, maxSeats> estimate(const Guess &guess) const override
    {
        const Position &p = position(guess.state);
        std::array<float, maxSeats> shares{};
        float sum = 0;
        for (Seat seat = 0; seat < p.seats; ++seat) {
            const float bag = float(valueOf(guess.state.table.top(bagBefore(seat)).kind));
            shares[seat] = std::exp(0.5f * (float(p.points[seat]) + 0.5f * bag));
            sum += shares[seat];
        }
        for (float &share : shares)
            share /= sum;
        return shares;
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const BombmafiaKnowledge bombmafia;
    return bombmafia;
}

} // namespace bombshelf::bombmafia
