#include "knowledge.h"

#include "../omens/knowledge.h"
#include "judge.h"

namespace bombshelf::omens_hell {

namespace {

class HellKnowledge final : public BattleKnowledge {
    float weightOf(const Guess &, Seat, Move) const override { return 1; }
    float chance(const Guess &) const override { return 0.5f; }
};

} // namespace

const Knowledge &knowledge()
{
    static const HellKnowledge hell;
    return hell;
}

void guessPages(Guess &, Rng &) {}

} // namespace bombshelf::omens_hell
