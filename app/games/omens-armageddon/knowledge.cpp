#include "knowledge.h"

#include "core/vocabulary.h"
#include "games/catalogue.h"
#include "games/omens/knowledge.h"
#include "judge.h"

#include <cmath>

namespace bombshelf::omens_armageddon {

namespace {

/// The features of a position, by which its outcome is judged; chances as log odds.
enum Feature : std::uint8_t {
    even,
    hands, ///< all are better than Satan's
    handsSoon, ///< the same by the turns that each seat has left
    safety, ///< no die too many is locked
    turns, ///< that each seat has left, by tens
    help, ///< helpers left
};
constexpr auto namesOfFeatures = vocabulary<Feature>({{Feature::even, "even"},
                                                      {Feature::hands, "hands"},
                                                      {Feature::handsSoon, "hands-soon"},
                                                      {Feature::safety, "safety"},
                                                      {Feature::turns, "turns-left"},
                                                      {Feature::help, "help"}});

constexpr Merit meritsOfArmageddon[] = {{"hands", bitsOf(Feature::hands)},
                                        {"safety", bitsOf(Feature::safety)},
                                        {"time", bitsOf(Feature::turns)},
                                        {"help", bitsOf(Feature::help)}};

float logOdds(float chance)
{
    constexpr float unsure = 0.01f; // before the end nothing is certain
    return std::log((chance + unsure) / (1 - chance + unsure));
}

class ArmageddonKnowledge final : public TunedKnowledge<ArmageddonKnowledge> {
public:
    explicit ArmageddonKnowledge(const std::vector<float> &weights) : TunedKnowledge(namesOfFeatures, weights, namesOfFeatures.size()) {}

    int playoutMoves() const override { return 5; }
    Merits merits() const override { return meritsOfArmageddon; }
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        weighBy(Judge(guess.state, seat), moves, likings);
    }
    void describe(const Guess &guess, Features &out) const override
    {
        const State &state = guess.state;
        const Evaluation evaluation(state, state.table.count(deckZone)); // a search takes its world for true
        const float turnsEach = evaluation.turns() / float(teamOf(state).seats);
        out[Feature::even] = 1;
        out[Feature::hands] = logOdds(evaluation.hands());
        out[Feature::handsSoon] = out[Feature::hands] / (1 + turnsEach);
        out[Feature::safety] = logOdds(evaluation.safety());
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
