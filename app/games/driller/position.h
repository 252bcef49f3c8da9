#pragma once

#include "core/state.h"
#include "words.h"

#include <array>

namespace bombshelf::driller {

/// What follows once the cards on their way back lie under the decks.
enum class Next : std::uint8_t { endTurn, offerBuyout, raid, offerCounter };

/// Driller's own part of a state: bytes only.
struct Position {
    std::uint8_t seats;
    Phase phase;
    Seat turn;              ///< whose turn it is
    Seat asked;             ///< who must choose
    std::uint8_t opening;   ///< turns left that skip the check
    std::uint8_t drawn;     ///< cards drawn in this Drill
    std::uint8_t explosions;///< bombs only
    std::uint8_t quiet;     ///< full turns since anyone's last explosion
    bool exploded;          ///< an explosion happened in this turn
    std::array<bool, 2> ranOut; ///< decks that ran out in this turn: nothing is drawn from them until it ends
    DeckSide lastOut;       ///< of them, the one that ran out last
    std::uint8_t paid;      ///< worth of the cards paid so far
    bool countering;        ///< the payment under way is a counterattack's
    Seat bought;            ///< the seat that was bought in this turn
    bool barred;            ///< ...and exploded or was cursed in it: no counterattack
    Next next;
    std::uint8_t laid;      ///< cards, from the top of the aside zone, that are assigned to decks already
    std::array<Zone, 36> laidTo;
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

/// D: draws in a turn.
inline int drawsPerTurn(const Position &p) { return p.seats == 2 ? 3 : 2; }
inline Zone handOf(Seat seat) { return Zone(handZone + seat); }
inline Zone ringsOf(Seat seat) { return Zone(ringZone + seat); }
inline Zone zoneOf(DeckSide deck) { return Zone(deckZone + deck); }
inline DeckSide other(DeckSide deck) { return deck == left ? right : left; }

/// Cards may be drawn from the deck.
inline bool isOpen(const State &state, DeckSide deck) { return !position(state).ranOut[deck] && !state.table.empty(zoneOf(deck)); }
/// A check can turn up the deck's top card.
inline bool hidesTop(const State &state, DeckSide deck) { return isOpen(state, deck) && !state.table.top(zoneOf(deck)).faceUp; }
inline bool anyOpen(const State &state) { return isOpen(state, left) || isOpen(state, right); }

/// Cards sent back may go to the deck. Ruling: with both decks out they form the one that ran out last.
inline bool takesCards(const State &state, DeckSide deck)
{
    const Position &p = position(state);
    return !p.ranOut[deck] || (p.ranOut[other(deck)] && p.lastOut == deck);
}

/// What the score cards of a hand can pay.
int purse(const State &state, Seat seat);
int pointsOf(const State &state, Seat seat);
/// An explosion takes the half of a hand. Ruling: maps count in it...
inline int lossesOf(const State &state, Seat seat) { return (state.table.count(handOf(seat)) + 1) / 2; }
/// ...and can't be lost: score cards alone are, the most valuable first.
inline constexpr std::array scoreCards{point5, point3, point2, point1};
inline constexpr int buyoutPrice = 6;

} // namespace bombshelf::driller
