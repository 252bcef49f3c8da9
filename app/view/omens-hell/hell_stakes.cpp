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
    if (teamOf(state).phase != over && !state.table.empty(diceZone) && endsIt(state)) {
        const int reached = reachedBy(totalOf(state));
        now.fatal = reached == 0 ? highestValue : reached;
    }
    return now;
}

} // namespace bombshelf
