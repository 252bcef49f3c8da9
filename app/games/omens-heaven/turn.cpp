#include "flow.h"

#include "games/omens/prophecies.h"

namespace bombshelf::omens_heaven {

Reach reachOf(const State &state)
{
    const Team &team = teamOf(state);
    Reach reach;
    if (team.phase != act && team.phase != after)
        return reach;
    for (int place = 0; place < state.table.count(handOf(team.turn)); ++place)
        reach.cards.add({handOf(team.turn), std::uint8_t(place)});
    reach.others = handZone;
    reach.otherZones = ((1u << team.seats) - 1) & ~(1u << team.turn);
    reach.table = ((1u << team.seats) - 1) << handZone;
    reach.deckPowers = true;
    return reach;
}

bool mayHelp(const State &state)
{
    if (state.table.empty(helperZone))
        return false;
    const auto hand = state.table.in(handOf(teamOf(state).turn));
    return !std::ranges::all_of(hand, &Piece::isPublic) || canHelp(state, reachOf(state));
}

void Flow::play(Move move)
{
    switch (move.verb) {
    case look: return lookAtTop();
    case take:
        ++m_p.takenInRow;
        put(discardZone, move.a, took);
        return afterAction();
    case keep: put(drawnZone, move.a, kept); return afterAction();
    case decline:
        discard(drawnZone, 0);
        tell(declined, turn(), m_table.top(discardZone).kind);
        return afterAction();
    default: return endTurn();
    }
}

void Flow::afterHelp()
{
    if (m_team.phase == act)
        toAction();
    else
        afterAction();
}

void Flow::beginTurn()
{
    m_team.asked = turn();
    if (turn() == m_p.starter && !m_table.empty(adversaryZone) && canLook(m_state)) {
        m_table.toTop(deckZone, 0, gabrielZone);
        tell(gabrielTook, noSeat);
    }
    toAction();
}

/// With neither deck nor discards to take from, helpers alone can do something.
void Flow::toAction()
{
    m_team.phase = act;
    if (canLook(m_state) || canTake(m_state))
        return;
    tell(cannotAct, turn());
    afterAction();
}

void Flow::lookAtTop()
{
    m_p.takenInRow = 0;
    m_team.phase = judge;
    m_table.show(deckZone, 0, SeatSet::of(turn()));
    m_table.toTop(deckZone, 0, drawnZone);
    tell(lookedAt, turn(), 1);
    tell(saw, turn(), m_table.top(drawnZone).kind, 0, 0, SeatSet::of(turn()));
}

/// The card that lay there is discarded.
void Flow::put(Zone from, int slot, What how)
{
    const Zone hand = handOf(turn());
    const Kind openCard = how == took ? m_table.top(from).kind : Kind(0);
    const bool replaces = slot < m_table.count(hand);
    m_table.move(from, 0, hand, slot);
    if (replaces)
        discard(hand, slot + 1);
    tell(how, turn(), openCard);
    if (replaces)
        tell(gaveUp, turn(), m_table.top(discardZone).kind);
}

void Flow::afterAction()
{
    m_team.phase = after;
    if (!mayHelp(m_state))
        endTurn();
}

void Flow::endTurn()
{
    if (!canLook(m_state)) {
        tell(deckRanOut, noSeat);
        return end();
    }
    m_team.turn = leftOf(turn(), m_team.seats);
    beginTurn();
}

void Flow::end()
{
    bool isWon = true;
    for (Seat seat = 0; seat < m_team.seats; ++seat) {
        const Category made = bestHand(showHand(handOf(seat), seat, opened)).category();
        m_table.turnUp(prophecyOf(seat), 0);
        const Kind prophecy = m_table.top(prophecyOf(seat)).kind;
        const bool its = isFulfilled(m_state, seat);
        tell(its ? fulfilled : failed, seat, prophecy, int(made));
        isWon = isWon && its;
    }
    finish(isWon, isWon ? allFulfilled : notFulfilled);
}

} // namespace bombshelf::omens_heaven
