#pragma once

#include "core/list.h"
#include "core/rng.h"
#include "position.h"

#include <span>

namespace bombshelf::bomber {

inline constexpr int ownTarget = 5, specialReach = 12, noReach = -1;

/// What dice say.
struct Roll {
    int achievement; ///< their total with the modifiers
    bool special, fumble;
};
Roll readDice(std::span<const int> dice, int modifier);

/// The dice of the check that is on, as they lie.
List<int, checkDiceAtMost> diceOn(const Table &table);
/// What they say.
Roll rollAsItLies(const Table &table, const Position &p);

/// What a check at that post has to achieve: 5 with a post of one's own, else as much more as the nearest own one is far.
int targetNumber(PostSet own, Post post);
/// The same of the actor's blast check, as the option `reach` has it.
int blastNumber(const Position &p, Post target);
/// By how much a roll beats a target number: 12 for a special, or noReach where it fails.
int reachOf(const Roll &roll, int targetNumber);

/// The general check: two dice that somebody rolls at a post to see whether a thing succeeds.
struct Odds {
    int targetNumber;
    int chance; ///< of the 36 ways two dice can fall
};
Odds generalOdds(PostSet own, Post post, int modifier);

struct GeneralCheck {
    std::array<int, 2> dice;
    Roll roll;
    bool success;
};
GeneralCheck generalCheck(PostSet own, Post post, int modifier, Rng &rng);

inline int rollDie(Rng &rng) { return rng.roll() + 1; }

} // namespace bombshelf::bomber
