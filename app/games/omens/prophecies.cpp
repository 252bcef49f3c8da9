#include "prophecies.h"

#include "core/observation.h"

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

/// A short Markov chain (Metropolis 1953): swaps, taken as often as they make the deal likelier.
void guessProphecies(Guess &guess, std::span<const Fit> fitOfSeats, Zone almanac, Zone first, Rng &rng)
{
    constexpr int swaps = 16;
    constexpr Fit unread{1, 1, 1, 1, 1, 1};
    Table &table = guess.state.table;
    struct Page {
        Zone zone;
        int place;
        const Fit *fit;
        float fits(Kind prophecy) const { return (*fit)[std::size_t(prophecy - prophecy0)]; }
    };
    List<Page, prophecyKinds> pages;
    for (std::size_t seat = 0; seat < fitOfSeats.size(); ++seat)
        if (!table.top(Zone(first + seat)).knownBy.has(guess.viewer))
            pages.add({Zone(first + seat), 0, &fitOfSeats[seat]});
    for (int place = 0; place < table.count(almanac); ++place)
        pages.add({almanac, place, &unread});

    const auto kindOn = [&table](const Page &page) { return table.at(page.zone, page.place).kind; };
    for (int i = 0; i < swaps; ++i) {
        const Page &one = pages[int(rng.below(std::uint32_t(pages.size())))];
        const Page &other = pages[int(rng.below(std::uint32_t(pages.size())))];
        const Kind kind = kindOn(one), otherKind = kindOn(other);
        const float now = one.fits(kind) * other.fits(otherKind), then = one.fits(otherKind) * other.fits(kind);
        if (float(rng.unit()) * now >= then)
            continue;
        table.become(one.zone, one.place, otherKind);
        table.become(other.zone, other.place, kind);
    }
}

} // namespace bombshelf::omens
