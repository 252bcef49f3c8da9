#include "check_standing.h"

#include "games/bomber/check.h"

namespace bombshelf {

CheckStanding::CheckStanding(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &CheckStanding::refresh);
    refresh();
}

void CheckStanding::setTurn(const QStringList &turn)
{
    if (m_turn == turn)
        return;
    m_turn = turn;
    refresh();
}

void CheckStanding::refresh()
{
    if (follow(*m_match, bomber::descriptor(), m_now, [this](const Observation &told) { return standingOf(turned(told.state(), m_turn)); }))
        emit changed();
}

State CheckStanding::turned(State state, const QStringList &turn)
{
    using namespace bomber;
    const int die = turn.size() == 2 ? state.table.find(diceZone, faceOf(turn[0].toInt())) : -1;
    if (die >= 0)
        state.table.become(diceZone, die, faceOf(turn[1].toInt()));
    return state;
}

CheckStanding::Now CheckStanding::standingOf(const State &state)
{
    using namespace bomber;
    const Position &p = position(state);
    if (p.phase != Phase::after && p.phase != Phase::blast)
        return {};
    const Roll roll = rollAsItLies(state.table, p);
    Now now{roll.special ? Special : roll.fumble ? Fumble : Achieved, {}, roll.achievement, blastNumber(p, p.target), -1};
    now.reach = reachOf(roll, now.needed);
    const auto dice = diceOn(state.table);
    now.dice = {dice.begin(), dice.end()};
    const PostSet blast = PostSet::around(p.target, now.reach);
    for (Post post = 0; p.phase == Phase::after && post < postCount; ++post)
        if (blast.has(post))
            now.reached << post;
    return now;
}

} // namespace bombshelf
