#include "knowledge.h"

#include "games/omens/knowledge.h"
#include "judge.h"

namespace bombshelf::omens_armageddon {

namespace {

class ArmageddonKnowledge final : public BattleKnowledge {
public:
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const override
    {
        weighBy(Judge(guess.state, seat), moves, likings);
    }

private:
    float chance(const Guess &guess) const override
    {
        return Evaluation(guess.state, guess.viewer, guess.state.table.count(deckZone)).chance();
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const ArmageddonKnowledge armageddon;
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
