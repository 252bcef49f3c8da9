#include "house_set.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace bombshelf::bombmafia {

namespace {

/// The first ones are used, as many as there are seats.
constexpr int basicBags[] = {-2, -1, 1, 0, -1, 0, -1, 1};
constexpr int outBySeats[] = {0, 0, 0, 20, 15, 10, 5}; ///< from seven on none
constexpr int lowestPlace = 0, highestPlace = 2;
/// The ◆ bags of the flashy option, counted in the house set: -4 and +3.
constexpr std::size_t flashyLow = 8, flashyHigh = 1;

constexpr int cardsAtLeast = 36, cardsAtMost = Table::maxPieces - tableSeats;

std::span<const std::int8_t> cardsIn(const Setup &setup) { return std::span(setup.set).first(setCards); }
std::span<const std::int8_t> diamondsIn(const Setup &setup) { return std::span(setup.set).subspan(setCards, setDiamonds); }
std::span<const std::int8_t> customIn(const Setup &setup) { return std::span(setup.set).subspan(setCards + setDiamonds, setCustom); }

/// Whether the 18 bags in the box have them all.
bool areInTheBox(std::span<const std::int8_t> wanted, std::span<const std::int8_t> diamonds)
{
    return std::ranges::all_of(wanted, [&](int value) {
        return std::ranges::count(wanted, value) <= std::ranges::count(basicBags, value) + std::ranges::count(diamonds, value);
    });
}

} // namespace

BagValues bagsOf(const Setup &setup)
{
    BagValues bags;
    const bool own = setup.options[bagsOption] == custom;
    for (std::size_t i = 0; i < std::size_t(setup.seats); ++i)
        bags.add(own ? customIn(setup)[i] : basicBags[i]);
    if (setup.options[bagsOption] == flashy) {
        bags[lowestPlace] = diamondsIn(setup)[flashyLow];
        bags[highestPlace] = diamondsIn(setup)[flashyHigh];
    }
    return bags;
}

int roundsOf(const Setup &setup)
{
    switch (Rounds(setup.options[roundsOption])) {
    case Rounds::one: return 1;
    case Rounds::three: return 3;
    case Rounds::five: return 5;
    case Rounds::ten: return 10;
    case Rounds::unlimited: break;
    }
    return 0;
}

int takenOut(int seats) { return seats < int(std::size(outBySeats)) ? outBySeats[seats] : 0; }

Refusal refuseSetup(const Setup &setup)
{
    const auto cards = cardsIn(setup);
    const int count = std::accumulate(cards.begin(), cards.end(), 0);
    if (count < cardsAtLeast)
        return {"set-few-cards"};
    if (count > cardsAtMost)
        return {"set-many-cards"};
    if (!areInTheBox(customIn(setup), diamondsIn(setup)))
        return {"set-custom"};
    const BagValues bags = bagsOf(setup);
    if (roundsOf(setup) == 0 && std::accumulate(bags.begin(), bags.end(), 0) >= 0)
        return {"endless"};
    return notRefused;
}

} // namespace bombshelf::bombmafia
