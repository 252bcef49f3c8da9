#include "knowledge.h"

#include "core/vocabulary.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"
#include "judge.h"

#include <cmath>

namespace bombshelf::omens_armageddon {

namespace {

/// The features of a position, by which its outcome is judged; chances as their logarithms.
enum Feature : std::uint8_t {
    even,
    hands, ///< all hands are better than Satan's
    safety, ///< no die too many is locked
    hurry, ///< the weakest hand is better, for each turn that its seat has left
    turns, ///< that each seat has left, by tens
    help, ///< helpers left
};
constexpr auto namesOfFeatures = vocabulary<Feature>({{Feature::even, "even"},
                                                      {Feature::hands, "hands"},
                                                      {Feature::safety, "safety"},
                                                      {Feature::hurry, "hurry"},
                                                      {Feature::turns, "turns-left"},
                                                      {Feature::help, "help"}});

float logarithm(float chance)
{
    constexpr float notLost = 0.01f; // before the end nobody is
    return std::log((chance + notLost) / (1 + notLost));
}

class ArmageddonKnowledge final : public TunedKnowledge<ArmageddonKnowledge> {
public:
    explicit ArmageddonKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfFeatures, weights, namesOfFeatures.size()) {}

    int playoutMoves() const override { return 10; }
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        weighBy(Judge(guess.state, seat), moves, likings);
    }
    void describe(const Guess &guess, Features &out) const override
    {
        const State &state = guess.state;
        const Evaluation evaluation(state, guess.viewer, state.table.count(deckZone));
        const float turnsEach = evaluation.turns() / float(teamOf(state).seats);
        out[Feature::even] = 1;
        out[Feature::hands] = logarithm(evaluation.chance() / evaluation.safety());
        out[Feature::safety] = logarithm(evaluation.safety());
        out[Feature::hurry] = logarithm(evaluation.weakest()) / (1 + turnsEach);
        out[Feature::turns] = turnsEach / 10;
        out[Feature::help] = float(state.table.count(helperZone));
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const ArmageddonKnowledge armageddon(readWeights(namesOfFeatures, weightsText("omens-armageddon")));
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
