#include "stakes.h"

#include "games/omens-armageddon/hands.h"
#include "games/omens-famine/position.h"
#include "games/omens-hell/position.h"
#include "games/omens-war/flow.h"

#include <QHash>

#include <algorithm>

namespace bombshelf {

namespace {

QString zoneOf(const char *zone, int seat = -1) { return QStringLiteral("%1:%2").arg(QLatin1String(zone)).arg(seat); }

int percent(int good, int all) { return qRound(100.0 * good / all); }

int sign(int number) { return (number > 0) - (number < 0); }

/// What the die says may be done to its place. An own card that has not been seen is looked at first, so it is itself what may come.
QVariantMap oddsOfCards(const Observation &told)
{
    using namespace omens_armageddon;
    const State &state = told.state();
    const int place = state.table.empty(diceZone) ? handSize : pipsOf(state.table.top(diceZone).kind) - 1;
    if (place >= handSize)
        return {};
    const auto isSeen = [&](Zone hand) { return state.table.at(hand, place).kind != unknownKind; };
    std::span<const Kind> next;
    if (!state.table.empty(deckZone)) {
        const Kind &top = state.table.top(deckZone).kind;
        next = top == unknownKind ? told.mayBe(deckZone, 0) : std::span(&top, 1);
    }
    const Team &team = teamOf(state);
    const Zone own = handOf(team.turn);
    const Outlook ours = outlook(state, own, place, isSeen(own) ? next : told.mayBe(own, place));
    const Outlook his = outlook(state, satanZone, place, next);
    QVariantMap odds;
    if (ours.of > 0)
        odds[zoneOf("hand", team.turn) + QStringLiteral(":%1").arg(place)] = percent(ours.higher, ours.of);
    if (his.of > 0 && team.phase == act && isSeen(satanZone))
        odds[zoneOf("satan") + QStringLiteral(":%1").arg(place)] = percent(his.lower, his.of);
    return odds;
}

} // namespace

Stakes::Stakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &Stakes::refresh);
    refresh();
}

QStringList Stakes::scorable()
{
    QStringList words;
    const auto categories = omens::categoryDomain.words;
    for (std::size_t category = 0; category < categories.size(); ++category)
        if (omens_famine::isScorable(int(category)))
            words << fromWord(categories[category]);
    return words;
}

int Stakes::chance() const { return percent(int(m_now.winning.size() + m_now.losing.size()), omens::dieSides); }

void Stakes::refresh()
{
    static const QHash<QString, Now (*)(const Observation &)> battles{
        {"omens-war", war}, {"omens-famine", famine}, {"omens-hell", hell}, {"omens-armageddon", armageddon}};
    const auto battle = battles.value(m_match->gameId());
    const Now now = battle && m_match->told() ? battle(*m_match->told()) : Now();
    if (now == m_now)
        return;
    m_now = now;
    emit changed();
}

/// War's own card is ahead as long as anybody's is behind. A seat that has made its choice no longer is, whether a die helped it or it
/// stood back.
Stakes::Now Stakes::war(const Observation &told)
{
    using namespace omens_war;
    Now now;
    const State &state = told.state();
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

Stakes::Now Stakes::famine(const Observation &told)
{
    using namespace omens_famine;
    const int free = freeCells(told.state());
    return {.bare = free, .few = free <= fewCells};
}

/// The pile that the dice reach, if its last card ends it.
Stakes::Now Stakes::hell(const Observation &told)
{
    using namespace omens_hell;
    const State &state = told.state();
    const int empty = omens_hell::emptyPiles(state);
    if (empty == piles) // none is laid yet
        return {};
    Now now{.emptyPiles = empty, .emptyPilesThatEnd = teamOf(state).seats};
    if (teamOf(state).phase != over && !state.table.empty(diceZone) && endsIt(state)) {
        const int reached = reachedBy(totalOf(state));
        now.fatal << QStringLiteral("pile-%1:-1").arg(reached == 0 ? highestValue : reached);
    }
    return now;
}

Stakes::Now Stakes::armageddon(const Observation &told)
{
    using namespace omens_armageddon;
    Now now;
    const State &state = told.state();
    const Team &team = teamOf(state);
    const HandRank his = rankOf(state, satanZone);
    for (Seat seat = 0; seat < team.seats; ++seat) {
        if (fearsSix(state, seat))
            now.fatal << zoneOf("locked", seat);
        if (team.phase != over && rankOf(state, handOf(seat)) > his)
            now.standing[zoneOf("hand", seat)] = 1;
    }
    const bool isHelped = team.step != Step::none; // a helper's power has been begun
    now.rolls = team.phase == ready && !isHelped && fearsSix(state, team.turn);
    if (now.rolls)
        now.losing << omens::dieSides;
    if (team.asked == told.viewer() && !isHelped && (team.phase == act || team.phase == decide))
        now.odds = oddsOfCards(told);
    return now;
}

} // namespace bombshelf
