#pragma once

#include "core/rules.h"
#include "team.h"

#include <algorithm>

namespace bombshelf::omens {

/// A card or a die on the table.
struct Spot {
    Zone zone;
    std::uint8_t place;
};
using Spots = List<Spot, 20>;

/// What helpers can do something to at this moment: a battle says so for each of its phases. Moves name cards and dice by
/// their place in these lists.
struct Reach {
    Spots cards;             ///< own cards that card powers work on
    std::uint32_t table = 0; ///< zones with cards in play, as bits: the Medium copies their face-up cards
    Zone others = 0;         ///< the first zone the Postman may swap with, and which from there on, as bits
    std::uint32_t otherZones = 0;
    Zone deck = deckZone;    ///< whose top the Witch and the Prophet take
    bool suits = true;       ///< they mean something, so one may be changed
    bool deckPowers = false; ///< card powers may be used: the Prophet needs no card
    Spots dice;              ///< dice of the roll
    std::uint16_t had = 0;   ///< helpers, as bits, that stay for others but can't be used by the seat that is asked
};

/// What a card (or a die) can become by a helper, ascending.
using Results = List<Kind, cardCount>;
Results resultsOnCard(const State &state, const Reach &reach, Kind helper, int spot);
Results resultsOnDie(const State &state, const Reach &reach, Kind helper, int spot);

/// How many cards of the deck the Prophet looks at.
inline int prophetSees(const State &state, const Reach &reach) { return std::min(3, state.table.count(reach.deck)); }
/// The use of a helper after which other dice may be named to be rolled as well.
constexpr bool rollsOthersToo(Move move) { return move.verb == useDie && move.a == witch; }

constexpr std::uint16_t bitOf(Kind helper) { return std::uint16_t(1u << (helper - firstHelper)); }
/// Whether any helper of the table can be used now.
bool canHelp(const State &state, const Reach &reach);
/// The moves that use a helper, or carry out what one has begun.
void helperMoves(const State &state, const Reach &reach, Moves &out);
/// Why such a move is not among them.
std::string_view reasonNotToHelp(const State &state, const Reach &reach, Move move);

} // namespace bombshelf::omens
