#include "hell_stakes.h"

#include "games/omens-hell/position.h"

#include <utility>

namespace bombshelf {

HellStakes::HellStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &HellStakes::refresh);
    refresh();
}

void HellStakes::refresh()
{
    const Observation *told = m_match->toldOf(omens_hell::descriptor());
    const Now now = told ? stakesOn(told->state()) : Now();
    if (std::exchange(m_now, now) != now)
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
