#pragma once

#include "games/omens/helpers.h"
#include "games/omens/prophecies.h"
#include "words.h"

namespace bombshelf::omens_hell {

/// Hell's own part of a state: bytes only.
struct Position {
    Team team;
    Seat starter; ///< before whose turns Beelzebub takes a card
    Sign sign;
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int piles = highestValue - lowestValue + 1;
inline constexpr int turnDice = 2, allDice = turnDice + 2; // the third one, and the Prophet's

inline Zone pileOf(int value) { return Zone(pileZone + value - lowestValue); }
inline Zone cardsOf(Seat seat) { return Zone(cardsZone + seat); }
inline Zone prophecyOf(Seat seat) { return Zone(prophecyZone + seat); }

/// Helpers work on all dice of the turn.
inline Reach reachOf(const State &state)
{
    Reach reach;
    for (int place = 0; place < state.table.count(diceZone); ++place)
        reach.dice.add({diceZone, std::uint8_t(place)});
    return reach;
}

/// What the die at that place of the turn counts: from the third on as it was announced, as pips or as minus pips.
inline int countedOf(const State &state, int place)
{
    const int pips = pipsOf(state.table.at(diceZone, place).kind);
    return place >= turnDice && position(state).sign == Sign::minus ? -pips : pips;
}

/// What the dice of the turn come to; 0 without dice.
inline int totalOf(const State &state)
{
    int total = 0;
    for (int place = 0; place < state.table.count(diceZone); ++place)
        total += countedOf(state, place);
    return total;
}

/// The value of the pile that a total reaches: 1 and 14 are the 14 pile; 0: none.
constexpr int reachedBy(int total) { return total == 1 ? highestValue : total >= lowestValue && total <= highestValue ? total : 0; }

inline int emptyPiles(const State &state)
{
    int count = 0;
    for (int value = lowestValue; value <= highestValue; ++value)
        count += state.table.empty(pileOf(value));
    return count;
}

/// The card that goes next, as the dice lie now, is the last of the last pile that may run out.
inline bool endsIt(const State &state)
{
    const int reached = reachedBy(totalOf(state));
    return emptyPiles(state) == teamOf(state).seats - 1 && state.table.count(pileOf(reached == 0 ? highestValue : reached)) == 1;
}

inline Cards cardsBefore(const State &state, Seat seat)
{
    Cards cards;
    for (const Piece &card : state.table.in(cardsOf(seat)))
        cards.add(card.kind);
    return cards;
}

inline bool isFulfilled(const State &state, Seat seat)
{
    return canMake(cardsBefore(state, seat), wantedBy(state.table.top(prophecyOf(seat)).kind));
}

} // namespace bombshelf::omens_hell
