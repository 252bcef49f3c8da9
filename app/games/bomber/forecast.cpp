#include "forecast.h"

#include "check.h"

namespace bombshelf::bomber {

namespace {

void addBlast(Forecast &sum, const Position &p, PostSet blasted, double weight)
{
    sum.success += weight;
    for (Post post = 0; post < postCount; ++post)
        sum.hit[post] += blasted.has(post) ? weight : 0;
    for (Seat seat = 0; seat < p.seats; ++seat)
        sum.loss[seat] += weight * lossOf(p, seat, blasted);
}

} // namespace

Forecast forecast(const Position &p, Post target)
{
    Forecast sum;
    sum.needed = blastNumber(p, target);
    int ways = 1;
    for (int die = 0; die < p.checkDice; ++die)
        ways *= dieSides;
    for (int way = 0; way < ways; ++way) {
        std::array<int, checkDiceAtMost> dice{};
        for (int die = 0, rest = way; die < p.checkDice; ++die, rest /= dieSides)
            dice[std::size_t(die)] = rest % dieSides + 1;
        const Roll roll = readDice(std::span(dice).first(p.checkDice), modifierOf(p, p.actor));
        if (const int reach = reachOf(roll, sum.needed); reach != noReach)
            addBlast(sum, p, PostSet::around(target, reach), 1.0 / ways);
    }
    return sum;
}

} // namespace bombshelf::bomber
