#pragma once

#include "core/descriptor.h"
#include "core/table.h"

// clang-format off
namespace bombshelf::bombmafia {

/// Play cards, then bags: a bag's kind tells its value, -9 to +9.
enum Printed : Kind { dud, switchBags, plot, jitters, reload, whim, dance, drinks, lowestBag };
inline constexpr int cardKinds = lowestBag, valueMost = 9, bagKinds = 2 * valueMost + 1;

inline constexpr Kind bagOf(int value) { return Kind(lowestBag + valueMost + value); }
inline constexpr int valueOf(Kind bag) { return int(bag) - lowestBag - valueMost; }

/// Zones; each seat has a hand and a bag. The boot holds the bags between two rounds.
inline constexpr Zone deckZone = 0, discardZone = 1, handZone = 2, bagZone = 10, outZone = 18, bootZone = 19;
inline constexpr int tableSeats = 8;

enum class Verb : std::uint8_t { play };

enum class What : std::uint8_t {
    roundBegan, tookOut, looked, got, dealt, drew, played, switched, plotted, flipped, threw, turnedUp, danced, drank, timeUp, opened,
    roundOver, ended,
};

enum class Phase : std::uint8_t { play, over };

/// The options, in the order of the descriptor, and their values.
enum OptionPlace : std::uint8_t { bagsOption, roundsOption };
enum Bags : std::uint8_t { basic, flashy, custom };
/// The house set: how many there are of each play card, the values of the ◆ bags, and those of the custom bags.
inline constexpr int setCards = cardKinds, setDiamonds = 10, setCustom = tableSeats;

/// How many rounds are played; unlimited: until somebody is broke.
enum class Rounds : std::uint8_t { one, three, five, ten, unlimited };

/// What a seat's points come from.
enum class Thing : std::uint8_t { start, bags };

const Descriptor &descriptor();
extern const Domain cardDomain, phaseDomain, thingDomain;

} // namespace bombshelf::bombmafia
