#include "stakes.h"

#include "games/omens-armageddon/position.h"
#include "games/omens-famine/position.h"
#include "games/omens-hell/position.h"
#include "games/omens-war/flow.h"

#include <QHash>

#include <algorithm>

namespace bombshelf {

namespace {

QString zoneOf(const char *zone, int seat = -1) { return QStringLiteral("%1:%2").arg(QLatin1String(zone)).arg(seat); }

int sign(int number) { return (number > 0) - (number < 0); }

} // namespace

Stakes::Stakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &Stakes::refresh);
    refresh();
}

int Stakes::chance() const { return qRound(100.0 * double(m_now.winning.size()) / omens::dieSides); }

void Stakes::refresh()
{
    static const QHash<QString, Now (*)(const State &)> battles{
        {"omens-war", war}, {"omens-famine", famine}, {"omens-hell", hell}, {"omens-armageddon", armageddon}};
    const auto battle = battles.value(m_match->gameId());
    const Now now = battle && m_match->state() ? battle(*m_match->state()) : Now();
    if (now == m_now)
        return;
    m_now = now;
    emit changed();
}

/// War's own card is ahead as long as anybody's is behind. A seat that has made its choice no longer is, whether a die helped it or it
/// stood back.
Stakes::Now Stakes::war(const State &state)
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
            now.standing[zoneOf("turned-up", seat)] = ahead;
            lowest = std::min(lowest, ahead);
            isFought = true;
        }
    if (isFought)
        now.standing[zoneOf("war")] = -lowest;
    now.rolls = team.phase == choosing && team.asked != noSeat && !state.table.empty(hitPointZone) && state.table.empty(omens::diceZone);
    if (!now.rolls)
        return now;
    for (int face = 1; face <= omens::dieSides; ++face)
        if (face == neededToTie(state))
            now.level << face;
        else if (face > neededToTie(state))
            now.winning << face;
    return now;
}

Stakes::Now Stakes::famine(const State &state)
{
    using namespace omens_famine;
    return {.bare = freeCells(state), .few = freeCells(state) <= fewCells};
}

/// The pile that the dice reach, if its last card ends it.
Stakes::Now Stakes::hell(const State &state)
{
    using namespace omens_hell;
    if (omens::teamOf(state).phase == omens::over || state.table.empty(omens::diceZone) || !endsIt(state))
        return {};
    const int reached = reachedBy(totalOf(state));
    return {.fatal = {QStringLiteral("pile-%1:-1").arg(reached == 0 ? omens::highestValue : reached)}};
}

Stakes::Now Stakes::armageddon(const State &state)
{
    using namespace omens_armageddon;
    Now now;
    for (Seat seat = 0; seat < omens::teamOf(state).seats; ++seat)
        if (fearsSix(state, seat))
            now.fatal << zoneOf("locked", seat);
    return now;
}

} // namespace bombshelf
