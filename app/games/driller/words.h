#pragma once

#include "core/descriptor.h"
#include "core/table.h"

// clang-format off
namespace bombshelf::driller {

enum Card : Kind { point1, point2, point3, point5, map, bomb, ring, caveIn };
inline constexpr int cardKinds = 8;
/// What a card pays in a buyout and scores alone; 0 for all but score cards.
inline constexpr int worth[cardKinds] = {1, 2, 3, 5, 0, 0, 0, 0};
inline constexpr int pointsForMapPair = 7;
inline constexpr int ringsOfACurse = 3;
inline constexpr int copies[cardKinds] = {9, 6, 3, 2, 6, 3, 5, 2};

enum DeckSide : std::uint8_t { left, right };
inline constexpr int pileCount = 4;

/// Zones; each seat has a hand and rings. Decks, hands and rings lie side by side because cards go mostly between them.
inline constexpr Zone deckZone = 0, handZone = 2, ringZone = 5, asideZone = 8, outZone = 9, boxZone = 10, pileZone = 11;

enum class Verb : std::uint8_t { spare, lay, check, draw, stop, pay, settle, pass, raid, putBack, split };

enum class What : std::uint8_t {
    dealt, bombsLaid, stacked, cut, laid, turnBegan, checked, drew, ranOut, exploded, lost, dud, cursed,
    cavedIn, paid, raided, countered, gaveBack, splitDecks, ended,
};

/// What the table waits for.
enum class Phase : std::uint8_t { spare, lay, check, drill, buyout, counter, raid, putBack, split, over };

const Descriptor &descriptor();
extern const Domain deckDomain, pileDomain, cardDomain, phaseDomain;

} // namespace bombshelf::driller
