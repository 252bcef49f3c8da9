#pragma once

#include "core/descriptor.h"
#include "core/table.h"

// clang-format off
namespace bombshelf::bombmu {

/// Cards, then faces of the dice. A numbered card's kind is its number.
enum Mark : Kind { zero, two = 2, three = 3, six = 6, seven = 7, safe, bomb, fuse, both, diamond, blank };
inline constexpr int cardKinds = safe + 1, markCount = 5;
/// What a number does as it is shown: a 2 brings the red die besides.
constexpr bool addsDie(Kind number) { return number == zero || number == three; }
/// It disposes alone if all others show at most this; a number that never does has -1.
constexpr int mostOfOthers(Kind number) { return number == six ? 2 : number == seven ? 3 : -1; }
/// Of the house set.
inline constexpr std::string_view cardGroup = "cards", whiteGroup = "white-die", redGroup = "red-die";
inline constexpr int maxCards = 69, whiteDice = 10, dieSides = 6;

/// Zones; each seat has a hand and played cards. The box holds the dice that are not in the centre.
inline constexpr Zone deckZone = 0, usedZone = 1, handZone = 2, playedZone = 7, diceZone = 12, redZone = 13, boxZone = 14,
                      redBoxZone = 15, goneZone = 16;
inline constexpr int tableSeats = 5;

enum class Verb : std::uint8_t { choose, useSafe, roll, drawCards, takeChip, discard };

enum class What : std::uint8_t {
    dealt, roundBegan, chose, revealed, showed, drew, zeroReturned, dieJoined, redJoined, singled, lowest, disposing,
    usedSafe, rolled, fell, exploded, disposed, tookChip, noCard, reshuffled, out, showedHand, discarded, failed, newDeck, ended,
};

/// What the table waits for; at the reveal, for nobody.
enum class Phase : std::uint8_t { choose, reveal, dispose, reward, discard, over };

const Descriptor &descriptor();
extern const Domain cardDomain, phaseDomain, thingDomain;

} // namespace bombshelf::bombmu
