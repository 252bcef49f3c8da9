#include "prophecies.h"

#include "core/observation.h"

#include <bit>
#include <cmath>

namespace bombshelf::omens {

void addProphecies(Table &table, Zone almanac)
{
    for (Kind prophecy = prophecy0; prophecy < prophecy0 + prophecyKinds; ++prophecy)
        table.add(almanac, prophecy, Lot(2));
}

void dealProphecies(Table &table, int seats, Zone almanac, Zone first, Rng &rng)
{
    table.shuffle(almanac, rng);
    for (Seat seat = 0; seat < seats; ++seat) {
        table.toTop(almanac, 0, Zone(first + seat));
        table.show(Zone(first + seat), 0, SeatSet::of(seat));
    }
}

namespace {

/// A prophecy that the guessing seat has not seen, and how likely it is each of them.
struct Page {
    Zone zone;
    Fit chances;
};

/// Of those from the next page on, each deal of what is left, as likely as its chances multiplied: all of them together.
float sumOfDeals(std::span<const Page> pages, unsigned left)
{
    if (pages.empty())
        return 1;
    float sum = 0;
    for (std::size_t i = 0; i < prophecyKinds; ++i)
        if (left >> i & 1)
            sum += pages[0].chances[i] * sumOfDeals(pages.subspan(1), left & ~(1u << i));
    return sum;
}

/// What the cards of the seat tell, and what its moves told. To take those cards was moves, too: where these count, cards count by half.
Fit chancesOf(const Fit &fit, const Beliefs &beliefs, Seat seat)
{
    Fit chances = fit;
    for (std::size_t i = 0; i < prophecyKinds && beliefs.share > 0; ++i)
        chances[i] = std::sqrt(fit[i]) * std::exp(beliefs.share * beliefs.logs[seat][i]);
    return chances;
}

} // namespace

void guessProphecies(Guess &guess, std::span<const Fit> fitOfSeats, const Beliefs &beliefs, Zone almanac, Zone first, Rng &rng)
{
    Table &table = guess.state.table;
    unsigned left = 0;
    List<Page, tableSeats> pages;
    for (std::size_t seat = 0; seat < fitOfSeats.size(); ++seat)
        if (const Piece &page = table.top(Zone(first + seat)); !page.knownBy.has(guess.viewer)) {
            pages.add({Zone(first + seat), chancesOf(fitOfSeats[seat], beliefs, Seat(seat))});
            left |= 1u << (page.kind - prophecy0);
        }
    for (const Piece &page : table.in(almanac))
        left |= 1u << (page.kind - prophecy0);

    for (std::span rest(pages.begin(), pages.end()); !rest.empty(); rest = rest.subspan(1)) {
        Fit weights{};
        for (std::size_t i = 0; i < prophecyKinds; ++i)
            if (left >> i & 1)
                weights[i] = rest[0].chances[i] * sumOfDeals(rest.subspan(1), left & ~(1u << i));
        const int dealt = rng.byWeight(weights);
        table.become(rest[0].zone, 0, Kind(prophecy0 + dealt));
        left &= ~(1u << dealt);
    }
    for (int place = 0; place < table.count(almanac); ++place) {
        table.become(almanac, place, Kind(prophecy0 + std::countr_zero(left)));
        left &= left - 1;
    }
}

} // namespace bombshelf::omens
