#include "forecast.h"

#include "check.h"

#include <algorithm>

namespace bombshelf::bomber {

namespace {

void addBlast(Forecast &sum, const Position &p, int from, int to, double weight)
{
    sum.success += weight;
    for (int post = from; post <= to; ++post)
        sum.hit[std::size_t(post)] += weight;
    for (Seat seat = 0; seat < p.seats; ++seat)
        sum.loss[seat] += weight * lossOf(p, seat, PostSet::between(from, to));
}

} // namespace

Forecast forecast(const Position &p, Post target)
{
    Forecast sum;
    sum.needed = p.reachRule == Reach::substitute ? targetNumber(p.posts[p.actor], target) : ownTarget;
    int ways = 1;
    for (int die = 0; die < p.checkDice; ++die)
        ways *= dieSides;
    for (int way = 0; way < ways; ++way) {
        std::array<int, checkDiceAtMost> dice{};
        for (int die = 0, rest = way; die < p.checkDice; ++die, rest /= dieSides)
            dice[std::size_t(die)] = rest % dieSides + 1;
        const Roll roll = readDice(std::span(dice).first(p.checkDice), modifierOf(p, p.actor));
        if (const int reach = reachOf(roll, sum.needed); reach != noReach)
            addBlast(sum, p, std::max(0, target - reach), std::min(postCount - 1, target + reach), 1.0 / ways);
    }
    return sum;
}

} // namespace bombshelf::bomber
