#include "tossing.h"

#include "games/omens-armageddon/position.h"

#include <algorithm>

namespace bombshelf {

QVariantList Tossing::moves(QList<int> choices) const
{
    using namespace omens_armageddon;
    const Moves &open = m_match->now().moves;
    choices.removeIf([&open](int choice) { return choice < 0 || choice >= open.size(); });
    std::ranges::sort(choices);
    QVariantList moves;
    for (const int choice : std::as_const(choices))
        moves << wordsOf(descriptor(), open[choice]);
    if (choices.isEmpty() || open[choices.last()].a < handSize) // the last place ends it
        moves << wordsOf(descriptor(), {done});
    return moves;
}

} // namespace bombshelf
