#include "flow.h"

#include <algorithm>

namespace bombshelf::omens_death {

Pairs pairsOf(const Table &table)
{
    const auto dice = table.in(diceZone);
    Pairs pairs;
    for (std::uint8_t one = 0; one < dice.size(); ++one)
        for (std::uint8_t other = std::uint8_t(one + 1); other < dice.size(); ++other)
            pairs.add({one, other, std::uint8_t(pipsOf(dice[one].kind) + pipsOf(dice[other].kind))});
    return pairs;
}

Totals totalsOf(const Table &table)
{
    std::uint32_t totals = 0;
    for (const Pair pair : pairsOf(table))
        totals |= 1u << pair.total;
    Totals found;
    for (std::uint8_t total = 2; total <= 2 * dieSides; ++total)
        if (totals >> total & 1)
            found.add(total);
    return found;
}

Reach reachOf(const State &state)
{
    Reach reach;
    if (teamOf(state).phase == choose)
        for (std::uint8_t die = 0; die < rolledDice; ++die)
            reach.dice.add({diceZone, die});
    for (Kind helper = firstHelper; helper < firstHelper + helperKinds; ++helper)
        if (usersOf(state, helper).has(teamOf(state).asked))
            reach.had |= bitOf(helper);
    return reach;
}

void Flow::play(Move move)
{
    switch (move.verb) {
    case total: return chooseTotal(move.a);
    case drop: return dropCard(move.a);
    case pass: return afterPass();
    case turnUp: return revealCard(move.a);
    case exchange: return exchangeCard();
    case stay: tell(stayed, turn(), m_table.at(handOf(turn()), m_p.slot).kind); return endTurn();
    default: return takeOffered(move.a);
    }
}

void Flow::beginTurn()
{
    m_p.total = m_p.slot = 0;
    m_team.asked = turn();
    putAway(diceZone);
    for (int i = 0; i < rolledDice; ++i)
        throwDie(diceZone);
    const auto dice = m_table.in(diceZone);
    tell(rolled, turn(), dice[0].kind, dice[1].kind, dice[2].kind);
    toChoice();
}

void Flow::toChoice()
{
    m_team.phase = choose;
    const Totals totals = totalsOf(m_table);
    if (totals.size() == 1 && !canHelp(m_state, reachOf(m_state)))
        chooseTotal(totals[0]);
}

void Flow::chooseTotal(int total)
{
    m_p.total = std::uint8_t(total);
    tell(chose, turn(), total);
    askFrom(turn());
}

/// The first seat from there on that might have such a card, clockwise to the active one's right.
void Flow::askFrom(Seat seat)
{
    m_team.phase = match;
    while (!mayFit(seat)) {
        seat = leftOf(seat, m_team.seats);
        if (seat == turn())
            return loseFromDeck();
    }
    m_team.asked = seat;
}

/// What lies face down is a secret: as far as the others know, it may always fit.
bool Flow::mayFit(Seat seat) const
{
    return std::ranges::any_of(m_table.in(handOf(seat)), [this](const Piece &card) { return isFaceDown(card) || fits(card, m_p.total); });
}

void Flow::afterPass()
{
    tell(passed, m_team.asked);
    const Seat next = leftOf(m_team.asked, m_team.seats);
    if (next == turn())
        return loseFromDeck();
    askFrom(next);
}

/// The deck holds a card: it did when the turn began.
void Flow::dropCard(int slot)
{
    const Seat seat = m_team.asked;
    const Zone hand = handOf(seat);
    discard(hand, slot);
    m_table.move(deckZone, 0, hand, slot); // at once, so that no card slides into the gap
    tell(dropped, seat, m_table.top(discardZone).kind);
    lookAt(seat, slot, drew);
    endTurn();
}

void Flow::loseFromDeck()
{
    m_team.asked = turn();
    discard(deckZone, 0);
    tell(nobody, noSeat);
    tell(lostFromDeck, turn(), m_table.top(discardZone).kind);
    const auto hand = m_table.in(handOf(turn()));
    const auto hidden = std::ranges::count_if(hand, isFaceDown);
    if (hidden == 0)
        return endTurn();
    if (hidden == 1)
        return revealCard(int(std::ranges::find_if(hand, isFaceDown) - hand.begin()));
    m_team.phase = reveal;
}

void Flow::revealCard(int slot)
{
    const Zone hand = handOf(turn());
    m_table.turnUp(hand, slot);
    const Kind card = m_table.at(hand, slot).kind;
    tell(revealed, turn(), card);
    if (valueOf(card) < lowestExchanged || m_table.count(deckZone) < offeredCards)
        return endTurn();
    m_p.slot = std::uint8_t(slot);
    m_team.phase = offer;
}

void Flow::exchangeCard()
{
    discard(handOf(turn()), m_p.slot);
    tell(exchanged, turn(), m_table.top(discardZone).kind);
    m_table.lift(deckZone, offeredCards, offerZone);
    for (int place = 0; place < offeredCards; ++place)
        m_table.turnUp(offerZone, place);
    tell(offered, turn(), m_table.at(offerZone, 0).kind, m_table.at(offerZone, 1).kind);
    m_team.phase = pick;
}

void Flow::takeOffered(Kind card)
{
    m_table.move(offerZone, m_table.find(offerZone, card), handOf(turn()), m_p.slot);
    discard(offerZone, 0);
    tell(took, turn(), card, m_table.top(discardZone).kind);
    endTurn();
}

void Flow::endTurn()
{
    if (m_table.empty(deckZone)) {
        tell(deckRanOut, noSeat);
        return end();
    }
    m_team.turn = leftOf(turn(), m_team.seats);
    beginTurn();
}

} // namespace bombshelf::omens_death
