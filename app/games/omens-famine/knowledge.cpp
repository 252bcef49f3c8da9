#include "knowledge.h"

#include "evaluation.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"

#include <algorithm>
#include <bit>

namespace bombshelf::omens_famine {

namespace {

/// What a helper must bring to be worth using, on an empty grid and on a full one.
constexpr float priceWhenEmpty = 3.0f, priceWhenFull = 0.5f;
constexpr Merit meritsOfFamine[] = {{"hope", bitsOf(Feature::hope)}, {"room", bitsOf(Feature::filled)}};
constexpr float hopeInUnseen = 0.3f, hopeByForesight = 0.2f;

/// How good the moves of the seat that is asked look to it.
class Judge {
public:
    /// How much more a better move is tried.
    static constexpr float sharpness = 12;

    Judge(const State &state, Seat seat, Weights weights)
        : m_state(state), m_p(position(state)), m_reach(reachIn(state)), m_evaluation(state, seat, weights)
    {
    }

    float scoreOf(Move move) const
    {
        switch (move.verb) {
        case lay: return m_evaluation.hopeWith(move.b, move.a);
        case score: return bestOf(cellsFor(m_state.table, Category(move.a)), Category(move.a));
        case take: return bestOf(cellsFor(m_state.table, m_p.scoring, takenSoFar(m_p) | 1u << move.a), m_p.scoring);
        case omens::useCard: return useOf(move.a) - price();
        case omens::changeTo: return m_evaluation.hopeWith(laidCell(), move.a);
        case omens::swapWith: return m_evaluation.hopeIfSwapped(laidCell(), move.a);
        default: return m_evaluation.hope();
        }
    }

private:
    float bestOf(const CellSets &choices, Category category) const;

    // Helpers on the card laid.
    int laidCell() const { return m_p.laid.spot.zone - cellZone; }
    float price() const;
    float useOf(Kind helper) const;

    const State &m_state;
    const Position &m_p;
    const omens::Reach m_reach;
    const Evaluation m_evaluation;
};

float Judge::bestOf(const CellSets &choices, Category category) const
{
    float best = 0;
    for (const CellSet set : choices)
        best = std::max(best, m_evaluation.hopeAfter(category, set));
    return best;
}

float Judge::price() const
{
    if (std::popcount(m_p.scored) == std::popcount(everyCategory) - 1) // the last one ends the battle: nothing need be kept
        return 0;
    const float filled = float(std::popcount(takenCells(m_state.table))) / cells;
    return priceWhenEmpty + (priceWhenFull - priceWhenEmpty) * filled;
}

float Judge::useOf(Kind helper) const
{
    float best = 0;
    switch (helper) {
    case omens::witch: return m_evaluation.hopeWith(laidCell(), unknownKind) + hopeInUnseen;
    case omens::prophet: return m_evaluation.hope() + hopeByForesight;
    case omens::postman:
        for (int cell = 0; cell < cells; ++cell)
            if (m_reach.otherZones >> cell & 1)
                best = std::max(best, m_evaluation.hopeIfSwapped(laidCell(), cell));
        return best;
    default:
        for (const Kind result : resultsOnCard(m_state, m_reach, helper, 0))
            best = std::max(best, m_evaluation.hopeWith(laidCell(), result));
        return best;
    }
}

class FamineKnowledge final : public omens::TunedKnowledge<FamineKnowledge> {
public:
    explicit FamineKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfWeights, weights, featureCount) {}

    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        omens::weighByScore(Judge(guess.state, seat, weights()), moves, likings);
    }

    Merits merits() const override { return meritsOfFamine; }
    void describe(const Guess &guess, Features &out) const override
    {
        out = Evaluation(guess.state, omens::teamOf(guess.state).turn, weights()).features();
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const FamineKnowledge famine(readWeights(namesOfWeights, weightsText("omens-famine")));
    return famine;
}

} // namespace bombshelf::omens_famine
