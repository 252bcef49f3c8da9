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

Cards cardsIn(const State &state, Zone hand, int butPlace = -1)
{
    Cards cards;
    for (int place = 0; place < state.table.count(hand); ++place)
        if (const Kind card = state.table.at(hand, place).kind; place != butPlace && card != unknownKind)
            cards.add(card);
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

Outlook outlook(const State &state, Zone hand, int place, std::span<const Kind> coming)
{
    const HandRank now = rankOf(state, hand);
    const bool isSeen = state.table.at(hand, place).kind != unknownKind;
    const Cards others = cardsIn(state, hand, place);
    Outlook found;
    for (const Kind card : coming) {
        Cards cards = others;
        cards.add(card);
        const HandRank then = bestHand(cards);
        found.better += isSeen ? then > now : then.category() > now.category();
        found.worse += isSeen ? then < now : then.category() < now.category();
        ++found.of;
    }
    return found;
}

int bestSwapForSatan(const State &state, Kind card)
{
    HandRank best = rankOf(state, satanZone);
    int bestPlace = -1;
    for (int place = 0; place < handSize; ++place) {
        Cards cards = cardsIn(state, satanZone, place);
        cards.add(card);
        if (const HandRank rank = bestHand(cards); rank > best) {
            best = rank;
            bestPlace = place;
        }
    }
    return bestPlace;
}

} // namespace bombshelf::omens_armageddon
