#include "knowledge.h"

#include "../omens/knowledge.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

namespace {

class ArmageddonKnowledge final : public BattleKnowledge {
    float chance(const Guess &) const override { return 0.5f; }
};

} // namespace

const Knowledge &knowledge()
{
    static const ArmageddonKnowledge armageddon;
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
