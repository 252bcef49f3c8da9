#include "knowledge.h"

#include "games/omens/knowledge.h"
#include "judge.h"

namespace bombshelf::omens_armageddon {

namespace {

class ArmageddonKnowledge final : public JudgedKnowledge<Judge> {
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
