#pragma once

#include "games/omens/helpers.h"
#include "games/omens/prophecies.h"
#include "words.h"

namespace bombshelf::omens_heaven {

/// Heaven's own part of a state: bytes only.
struct Position {
    Team team;
    Seat starter;
    std::uint8_t takenInRow; ///< turns in a row in which a card came from the discards
};

inline Position &position(State &state) { return state.own<Position>(); }
inline const Position &position(const State &state) { return state.own<Position>(); }

inline constexpr int dealtCards = 2, handSize = 5;
constexpr int removedCards(int seats) { return 52 - 12 * seats; }
static_assert(removedCards(2) == 28 && removedCards(3) == 16 && removedCards(4) == 4);

inline Zone handOf(Seat seat) { return Zone(handZone + seat); }
inline Zone prophecyOf(Seat seat) { return Zone(prophecyZone + seat); }

inline bool canLook(const State &state) { return !state.table.empty(deckZone); }
/// Ruling: not for ever, so that battles end. With an empty deck this turn is the last one anyhow.
inline bool mustLook(const State &state) { return canLook(state) && position(state).takenInRow >= teamOf(state).seats; }
inline bool canTake(const State &state) { return !state.table.empty(discardZone) && !mustLook(state); }

/// The best hand of its cards, as far as they are known, is what its prophecy wants.
inline bool isFulfilled(const State &state, Seat seat)
{
    Cards cards;
    for (const Piece &card : state.table.in(handOf(seat)))
        if (card.kind != unknownKind)
            cards.add(card.kind);
    return bestHand(cards).category() == wantedBy(state.table.top(prophecyOf(seat)).kind);
}

/// Any own card, before the action and after it.
Reach reachOf(const State &state);
/// Whether anybody could think that the seat may use a helper: what its face-down cards allow is its secret.
bool mayHelp(const State &state);

} // namespace bombshelf::omens_heaven
