#include "knowledge.h"

#include "core/linear_knowledge.h"
#include "core/observation.h"
#include "core/vocabulary.h"
#include "games/catalogue.h"
#include "position.h"

#include <algorithm>
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
        const Seat left = leftOf(player, m_p.seats), right = rightOf(player, m_p.seats);
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

enum Feature : std::uint8_t { points, bag, bagLate, switchGain, switchThreat };
constexpr auto featureNames = vocabulary<Feature>(
    {{points, "points"}, {bag, "bag"}, {bagLate, "bag-late"}, {switchGain, "switch-gain"}, {switchThreat, "switch-threat"}});

constexpr Merit meritsOfBombmafia[] = {{"points", bitsOf(points)}, {"bag", bitsOf(bagLate)}, {"switch", bitsOf(switchGain)}};

int bagBeforeSeat(const State &state, Seat seat) { return valueOf(state.table.top(bagBefore(seat)).kind); }
/// What a Switch in the player's hand would bring it.
int switchGainOf(const State &state, Seat player)
{
    const bool has = state.table.countKind(handOf(player), switchBags) > 0;
    return has ? std::max(0, bagBeforeSeat(state, leftOf(player, position(state).seats)) - bagBeforeSeat(state, player)) : 0;
}

class BombmafiaKnowledge final : public LinearKnowledge {
public:
    BombmafiaKnowledge() : LinearKnowledge(featureNames, weightsText("bombmafia"), meritsOfBombmafia) {}

    SeatSet contenders(const State &state) const override { return SeatSet::below(position(state).seats); }

    int playoutMoves() const override { return 5; }

    /// The fewer cards are left, the surer a bag stays where it lies.
    void describe(const Guess &guess, Seat seat, Features &out) const override
    {
        const State &state = guess.state;
        const Position &p = position(state);
        const float late = 1.0f / (1.0f + float(state.table.count(deckZone)) / float(p.seats));
        out[points] = float(p.points[seat]);
        out[bag] = float(bagBeforeSeat(state, seat));
        out[bagLate] = late * out[bag];
        out[switchGain] = float(switchGainOf(state, seat));
        out[switchThreat] = float(switchGainOf(state, rightOf(seat, p.seats)));
    }

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        const BagGuess bags(guess.state, seat);
        for (int i = 0; i < moves.size(); ++i)
            likings[std::size_t(i)] = std::exp(bags.gain(seat, moves[i].a));
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const BombmafiaKnowledge bombmafia;
    return bombmafia;
}

} // namespace bombshelf::bombmafia
