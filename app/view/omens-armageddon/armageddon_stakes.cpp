#include "armageddon_stakes.h"

#include "games/omens-armageddon/hands.h"
#include "view/omens/helpers.h"
#include "view/percent.h"

namespace bombshelf {

namespace {

/// What the die says may be done to its place. An own card that has not been seen is looked at first, so it is itself what may come.
QVariantList oddsOfCards(const Observation &told)
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
    QVariantList odds;
    const auto add = [&](int seat, int chance) { odds << QVariantMap{{"seat", seat}, {"place", place}, {"chance", chance}}; };
    if (ours.of > 0)
        add(team.turn, percent(ours.better, ours.of));
    if (his.of > 0 && team.phase == act && isSeen(satanZone))
        add(-1, percent(his.worse, his.of));
    return odds;
}

} // namespace

ArmageddonStakes::ArmageddonStakes(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &ArmageddonStakes::refresh);
    refresh();
}

int ArmageddonStakes::chance() const { return percent(int(m_now.losing.size()), omens::dieSides); }

void ArmageddonStakes::refresh()
{
    if (follow(*m_match, omens_armageddon::descriptor(), m_now, stakesOn))
        emit changed();
}

ArmageddonStakes::Now ArmageddonStakes::stakesOn(const Observation &told)
{
    using namespace omens_armageddon;
    Now now;
    const State &state = told.state();
    const Team &team = teamOf(state);
    const HandRank his = rankOf(state, satanZone);
    for (Seat seat = 0; seat < team.seats; ++seat) {
        if (fearsSix(state, seat))
            now.fatal << int(seat);
        if (team.phase != over && rankOf(state, handOf(seat)) > his)
            now.standing[Helpers::nameOfZone(descriptor(), handOf(seat))] = 1;
    }
    const bool isHelped = team.step != Step::none; // a helper's power has been begun
    if (team.phase == ready && !isHelped && fearsSix(state, team.turn))
        now.losing << omens::dieSides;
    if (team.asked == told.viewer() && !isHelped && (team.phase == act || team.phase == decide))
        now.odds = oddsOfCards(told);
    return now;
}

} // namespace bombshelf
