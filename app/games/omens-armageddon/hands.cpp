#include "hands.h"

namespace bombshelf::omens_armageddon {

namespace {

void addOwnCards(const State &state, Seat seat, Reach &reach)
{
    for (int place = 0; place < state.table.count(handOf(seat)); ++place)
        if (state.table.at(handOf(seat), place).faceUp)
            reach.cards.add({handOf(seat), std::uint8_t(place)});
}

void addDice(const State &state, Zone zone, Reach &reach)
{
    for (int place = 0; place < state.table.count(zone); ++place)
        reach.dice.add({zone, std::uint8_t(place)});
}

Cards cardsIn(const State &state, Zone hand)
{
    Cards cards;
    for (const Piece &card : state.table.in(hand))
        cards.add(card.kind);
    return cards;
}

} // namespace

Reach reachOf(const State &state)
{
    const Team &team = teamOf(state);
    Reach reach;
    if (team.phase != ready && team.phase != act && team.phase != after)
        return reach;
    addOwnCards(state, team.turn, reach);
    reach.deckPowers = true;
    reach.table = 1u << satanZone;
    reach.others = handZone;
    for (Seat seat = 0; seat < team.seats; ++seat) {
        reach.table |= 1u << handOf(seat);
        if (seat != team.turn)
            reach.otherZones |= 1u << seat;
        if (team.phase == ready)
            addDice(state, lockedOf(seat), reach);
    }
    if (team.phase == act)
        addDice(state, diceZone, reach);
    return reach;
}

HandRank rankOf(const State &state, Zone hand) { return bestHand(cardsIn(state, hand)); }

int bestSwapForSatan(const State &state, Kind card)
{
    const auto hand = state.table.in(satanZone);
    HandRank best = rankOf(state, satanZone);
    int bestPlace = -1;
    for (int place = 0; place < handSize; ++place) {
        Cards cards;
        cards.add(card);
        for (int other = 0; other < handSize; ++other)
            if (other != place)
                cards.add(hand[std::size_t(other)].kind);
        if (const HandRank rank = bestHand(cards); rank > best) {
            best = rank;
            bestPlace = place;
        }
    }
    return bestPlace;
}

} // namespace bombshelf::omens_armageddon
