#include "war_stakes.h"

#include "games/omens-war/flow.h"
#include "view/omens/helpers.h"
#include "view/percent.h"

#include <algorithm>

namespace bombshelf {

namespace {

int sign(int number) { return (number > 0) - (number < 0); }

} // namespace

WarStakes::WarStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &WarStakes::refresh);
    refresh();
}

int WarStakes::chance() const { return percent(int(m_now.winning.size()), omens::dieSides); }

void WarStakes::refresh()
{
    if (follow(*m_match, omens_war::descriptor(), m_now, [](const Observation &told) { return stakesOn(told.state()); }))
        emit changed();
}

/// War's own card is ahead as long as anybody's is behind. A seat that has made its choice no longer is, whether a die helped it or it
/// stood back.
WarStakes::Now WarStakes::stakesOn(const State &state)
{
    using namespace omens_war;
    Now now;
    const omens::Team &team = omens::teamOf(state);
    const int wars = strengthOfWar(state);
    int lowest = 1;
    bool isFought = false;
    for (Seat seat = 0; seat < team.seats && wars > 0; ++seat)
        if (!state.table.empty(turnedUpOf(seat))) {
            const bool isDone = team.asked != noSeat && team.asked != seat && !position(state).toChoose.has(seat);
            const int ahead = isDone ? std::max(0, sign(strengthOf(state, seat) - wars)) : sign(strengthOf(state, seat) - wars);
            now.standing[Helpers::nameOfZone(descriptor(), turnedUpOf(seat))] = ahead;
            lowest = std::min(lowest, ahead);
            isFought = true;
        }
    if (isFought)
        now.standing[Helpers::nameOfZone(descriptor(), warZone)] = -lowest;
    if (team.asked != noSeat && state.table.count(omens::diceZone) == 1) { // of two one is left out
        now.roller = team.asked;
        now.total = strengthOf(state, team.asked);
    }
    const bool isAsked = team.phase == choosing && team.asked != noSeat && neededToTie(state) > 0; // 0 or less: a helper has decided it
    now.rolls = isAsked && !state.table.empty(hitPointZone) && state.table.empty(omens::diceZone);
    if (!now.rolls)
        return now;
    for (int face = 1; face <= omens::dieSides; ++face)
        if (face == neededToTie(state))
            now.level << face;
        else if (face > neededToTie(state))
            now.winning << face;
    return now;
}

} // namespace bombshelf
