#include "styles.h"

#include <array>

namespace bombshelf {

namespace {

/// How far it came out from what was to be expected, either way.
float surprise(const Outlook &outlook) { return (outlook.payoff - outlook.expected) * (outlook.payoff - outlook.expected); }

/// The pieces that lie before its seat.
float belongings(const Outlook &outlook)
{
    const std::span<const ZoneInfo> zones = outlook.rules.descriptor().zones;
    int pieces = 0;
    for (Zone zone = 0; zone < zones.size(); ++zone)
        if (zones[zone].seat == outlook.seat)
            pieces += outlook.end.table.count(zone);
    return float(pieces);
}

float points(const Outlook &outlook) { return float(outlook.rules.points(outlook.end, outlook.seat)); }

float pointsOfRivals(const Outlook &outlook)
{
    int points = 0;
    for (Seat seat = 0; seat < outlook.rules.descriptor().maxSeats; ++seat)
        if (seat != outlook.seat)
            points += outlook.rules.points(outlook.end, seat);
    return float(points);
}

} // namespace

// clang-format off
const Style style::bold     {"bold",      surprise};
const Style style::careful  {"careful",   [](const Outlook &outlook) { return -surprise(outlook); }};
const Style style::collector{"collector", belongings};
const Style style::spender  {"spender",   [](const Outlook &outlook) { return -belongings(outlook); }};
const Style style::scorer   {"scorer",    points};
const Style style::meddler  {"meddler",   [](const Outlook &outlook) { return -pointsOfRivals(outlook); }};
// clang-format on

std::span<const Style *const> styles()
{
    using namespace style;
    static constexpr std::array all{&bold, &careful, &collector, &spender, &scorer, &meddler};
    return all;
}

} // namespace bombshelf
