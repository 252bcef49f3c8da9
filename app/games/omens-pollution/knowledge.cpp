#include "knowledge.h"

#include "evaluation.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"

#include <algorithm>

namespace bombshelf::omens_pollution {

namespace {

/// How good the moves of the seat that is asked look to it.
class Judge {
public:
    /// How much more a better move is tried.
    static constexpr float sharpness = 3;

    Judge(const State &state, Seat seat, Weights weights)
        : m_state(state), m_p(position(state)), m_reach(reachIn(state)), m_evaluation(state, seat, weights)
    {
    }

    float scoreOf(Move move) const
    {
        switch (move.verb) {
        case pollute: return pollutionBy(move.a);
        case lay: return m_evaluation.gain(move.b, move.a);
        case omens::useCard: return useOf(move.a) - price();
        case omens::changeTo: return improvedTo(move.a);
        case omens::swapWith: return improvedBySwap({Zone(tableZone + move.a), move.b});
        default: return 0;
        }
    }

private:
    float pollutionBy(Kind card) const;
    float bestGain(Kind card) const;
    float weight(Weight weight) const { return m_evaluation.weight(weight); }

    // Helpers on the card laid.
    float price() const;
    float useOf(Kind helper) const;
    float improvedTo(Kind card) const { return improved(m_p.laid.spot, card); }
    float improved(omens::Spot spot, Kind card) const;
    float improvedBySwap(omens::Spot other) const;
    float bestSwap() const;
    Kind kindAt(omens::Spot spot) const { return m_state.table.at(spot.zone, spot.place).kind; }

    const State &m_state;
    const Position &m_p;
    const omens::Reach m_reach;
    const Evaluation m_evaluation;
};

float Judge::bestGain(Kind card) const
{
    float best = -100;
    for (Seat seat = 0; seat < m_p.team.seats; ++seat)
        if (mayLayBefore(m_state, seat))
            best = std::max(best, m_evaluation.gain(seat, card));
    return best;
}

/// What the other two cards are good for, the better one of which is laid next, less what harm is done.
float Judge::pollutionBy(Kind card) const
{
    float laidNext = -100, kept = 100;
    for (const Piece &other : m_state.table.in(handOf(m_p.team.turn))) {
        if (other.kind == card)
            continue;
        const float gain = bestGain(other.kind);
        laidNext = std::max(laidNext, gain);
        kept = std::min(kept, gain);
    }
    return laidNext + weight(Weight::kept) * kept - m_evaluation.harm(card);
}

float Judge::price() const
{
    int laidSoFar = 0;
    for (Seat seat = 0; seat < m_p.team.seats; ++seat)
        laidSoFar += m_state.table.count(tableOf(seat));
    const float progress = float(laidSoFar) / float(rowSize * m_p.team.seats);
    return weight(Weight::priceAtStart) * (1 - progress) + weight(Weight::priceAtEnd) * progress;
}

float Judge::useOf(Kind helper) const
{
    const bool inPool = m_p.laid.spot.zone == poolZone;
    const Kind card = kindAt(m_p.laid.spot);
    switch (helper) {
    case omens::witch:
        return inPool ? m_evaluation.harm(card) - weight(Weight::harmOfUnseen)
                      : improved(m_p.laid.spot, unknownKind) + weight(Weight::gainOfUnseen);
    case omens::postman: return bestSwap();
    case omens::prophet: return weight(Weight::gainOfForesight);
    default: break;
    }
    float best = -100;
    for (const Kind result : resultsOnCard(m_state, m_reach, helper, 0))
        best = std::max(best, improvedTo(result));
    return best;
}

/// If the card there were that one; unknownKind: if it weren't there.
float Judge::improved(omens::Spot spot, Kind card) const
{
    const Kind now = kindAt(spot);
    if (spot.zone == poolZone) {
        Evaluation without = m_evaluation;
        without.takeOutOfPool(now);
        return without.harm(now) - without.harm(card);
    }
    Row row = m_evaluation.row(Seat(spot.zone - tableZone));
    const float before = m_evaluation.worth(row);
    if (card != unknownKind) {
        row[spot.place] = card;
        return m_evaluation.worth(row) - before;
    }
    Row rest;
    for (const Kind &other : row)
        if (&other != &row[spot.place])
            rest.add(other);
    return m_evaluation.worth(rest) - before;
}

float Judge::improvedBySwap(omens::Spot other) const
{
    return improved(m_p.laid.spot, kindAt(other)) + improved(other, kindAt(m_p.laid.spot));
}

float Judge::bestSwap() const
{
    float best = -100;
    for (Seat seat = 0; seat < m_p.team.seats; ++seat)
        if (m_reach.otherZones >> seat & 1)
            for (int place = 0; place < m_state.table.count(tableOf(seat)); ++place)
                best = std::max(best, improvedBySwap({tableOf(seat), std::uint8_t(place)}));
    return best;
}

/// What `PollutionKnowledge::describe` tells, in the order of their weights.
enum class Feature : std::uint8_t { even, promise, laid, promiseLaid };
constexpr Merit meritsOfPollution[] = {{"promise", bitsOf(Feature::promise, Feature::promiseLaid)}};

class PollutionKnowledge final : public omens::TunedKnowledge<PollutionKnowledge> {
public:
    explicit PollutionKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfWeights, weights, featureCount) {}

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        omens::weighByScore(Judge(guess.state, seat, weights()), moves, likings);
    }

    Merits merits() const override { return meritsOfPollution; }
    /// How far the rows have come, and what they promise on average.
    void describe(const Guess &guess, Features &out) const override
    {
        const Seat seats = omens::teamOf(guess.state).seats;
        const Evaluation evaluation(guess.state, omens::teamOf(guess.state).turn, weights());
        float promise = 0, laid = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            promise += evaluation.worth(evaluation.row(seat)) / float(seats);
            laid += float(evaluation.row(seat).size()) / float(rowSize * seats);
        }
        out = {1, promise, laid, promise * laid};
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const PollutionKnowledge pollution(readWeights(namesOfWeights, weightsText("omens-pollution")));
    return pollution;
}

} // namespace bombshelf::omens_pollution
