#include "check.h"

#include "core/list.h"

#include <algorithm>
#include <numeric>

namespace bombshelf::bomber {

Roll readDice(std::span<const int> dice, int modifier)
{
    return {.achievement = std::accumulate(dice.begin(), dice.end(), modifier),
            .special = std::ranges::count(dice, dieSides) >= 2,
            .fumble = std::ranges::count(dice, 1) >= 2};
}

List<int, checkDiceAtMost> diceOn(const Table &table)
{
    List<int, checkDiceAtMost> dice;
    for (const Piece &die : table.in(diceZone))
        dice.add(pipsOf(die.kind));
    return dice;
}

Roll rollAsItLies(const Table &table, const Position &p)
{
    const auto dice = diceOn(table);
    return readDice({dice.begin(), dice.end()}, modifierOf(p, p.actor));
}

int targetNumber(PostSet own, Post post)
{
    int nearest = postCount;
    for (Post other = 0; other < postCount; ++other)
        if (own.has(other))
            nearest = std::min(nearest, distance(post, other));
    return ownTarget + nearest;
}

int blastNumber(const Position &p, Post target)
{
    return p.reachRule == Reach::substitute ? targetNumber(p.posts[p.actor], target) : ownTarget;
}

int reachOf(const Roll &roll, int targetNumber)
{
    if (roll.special)
        return specialReach;
    return roll.fumble ? noReach : std::max(noReach, roll.achievement - targetNumber);
}

Odds generalOdds(PostSet own, Post post, int modifier)
{
    Odds odds{targetNumber(own, post), 0};
    for (int one = 1; one <= dieSides; ++one)
        for (int other = 1; other <= dieSides; ++other)
            odds.chance += reachOf(readDice(std::array{one, other}, modifier), odds.targetNumber) != noReach;
    return odds;
}

GeneralCheck generalCheck(PostSet own, Post post, int modifier, Rng &rng)
{
    GeneralCheck check;
    for (int &die : check.dice)
        die = rollDie(rng);
    check.roll = readDice(check.dice, modifier);
    check.success = reachOf(check.roll, targetNumber(own, post)) != noReach;
    return check;
}

} // namespace bombshelf::bomber
