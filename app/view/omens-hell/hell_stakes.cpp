#include "hell_stakes.h"

#include "games/omens-hell/position.h"

namespace bombshelf {

HellStakes::HellStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &HellStakes::refresh);
    refresh();
}

void HellStakes::refresh()
{
    if (follow(*m_match, omens_hell::descriptor(), m_now, [](const Observation &told) { return stakesOn(told.state()); }))
        emit changed();
}

HellStakes::Now HellStakes::stakesOn(const State &state)
{
    using namespace omens_hell;
    const int empty = omens_hell::emptyPiles(state);
    if (empty == piles) // none is laid yet
        return {};
    Now now{.emptyPiles = empty, .emptyPilesThatEnd = teamOf(state).seats};
    for (int place = 0; place < state.table.count(diceZone); ++place)
        now.counted << countedOf(state, place);
    if (teamOf(state).phase == over || now.counted.isEmpty())
        return now;
    const int reached = reachedBy(totalOf(state));
    now.reachesNothing = reached != 0 && state.table.empty(pileOf(reached));
    if (endsIt(state))
        now.fatal = reached == 0 ? highestValue : reached;
    return now;
}

} // namespace bombshelf
