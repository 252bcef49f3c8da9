#include "position.h"

#include <cstdint>

namespace bombshelf::bombmu {

namespace {

/// Of all ways the dice can fall, how many show no bomb, no fuse, neither. The ways of eleven dice fit well.
struct Ways {
    std::uint64_t noBomb = 1, noFuse = 1, neither = 1, all = 1;

    void roll(const Die &die, int count)
    {
        const auto sides = [&die](Kind mark) { return std::uint64_t(die[std::size_t(mark - bomb)]); };
        for (int i = 0; i < count; ++i) {
            noBomb *= dieSides - sides(bomb) - sides(both);
            noFuse *= dieSides - sides(fuse) - sides(both);
            neither *= dieSides - sides(bomb) - sides(fuse) - sides(both);
            all *= dieSides;
        }
    }
    /// No bomb or no fuse: both counts hold the ways with neither.
    std::uint64_t safe() const { return noBomb + noFuse - neither; }
};

Ways waysOf(const Position &p, int dice, bool withRed)
{
    Ways ways;
    ways.roll(p.white, dice);
    ways.roll(p.red, withRed);
    return ways;
}

} // namespace

double survivalOf(const Position &p, int dice, bool withRed)
{
    const Ways ways = waysOf(p, dice, withRed);
    return double(ways.safe()) / double(ways.all);
}

int survival(const State &state)
{
    const Ways ways = waysOf(position(state), state.table.count(diceZone), !state.table.empty(redZone));
    return int((10000 * ways.safe() + ways.all / 2) / ways.all);
}

} // namespace bombshelf::bombmu
