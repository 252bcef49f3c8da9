#include "words.h"

namespace bombshelf::omens_hell {

namespace {

constexpr auto zones = join(zoneWords, {
    {"pile-2"},      {"pile-3"},      {"pile-4"},      {"pile-5"},      {"pile-6"},  {"pile-7"},    {"pile-8"},
    {"pile-9"},      {"pile-10"},     {"pile-11"},     {"pile-12"},     {"pile-13"}, {"pile-14"},   {"cards", 0},
    {"cards", 1},    {"cards", 2},    {"cards", 3},    {"prophecy", 0}, {"prophecy", 1}, {"prophecy", 2}, {"prophecy", 3},
    {"almanac"},     {"adversary"},
});
static_assert(zones.size() == adversaryZone + 1);

constexpr auto verbs = join(verbWords, {{"take"}, {"plus"}, {"minus"}, {"done"}});

constexpr auto events = join(eventWords, {
    {"got-prophecy", {&pieceDomain}},
    {"laid-piles"},
    {"beelzebub-came"},
    {"rolled", {&numberDomain, &numberDomain, &numberDomain}},
    {"announced", {&signDomain}},
    {"rolled-third", {&numberDomain}},
    {"took", {&pieceDomain}},
    {"found-empty", {&numberDomain}},
    {"missed"},
    {"beelzebub-took", {&pieceDomain}},
    {"fell", {&pieceDomain}},
    {"uncovered", {&pieceDomain}, true},
    {"emptied", {&numberDomain, &numberDomain}},
    {"fulfilled", {&pieceDomain}},
    {"failed", {&pieceDomain}},
});

constexpr std::string_view ownPhases[] = {"choose", "settle"};
constexpr auto phases = join(phaseWords, ownPhases);
constexpr std::string_view signs[] = {"none", "plus", "minus"};
constexpr std::string_view endings[] = {"fulfilled", "unfulfilled"};

constexpr std::string_view adversaries[] = {"auto", "off", "on"};
constexpr Option options[] = {difficultyChoice, {"adversary", adversaries, bySeats}};
constexpr Constant constants[] = {{"piles", highestValue - lowestValue + 1}};

} // namespace

constexpr Domain phaseDomain{"phase", phases};
const Domain signDomain{"sign", signs};

const Descriptor &descriptor()
{
    static constexpr Descriptor hell = describe({
        .id = "omens-hell",
        .rulesVersion = 1,
        .minMinutes = 15,
        .maxMinutes = 25,
        .weight = 2,
        .secrets = true,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusalWords,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .constants = constants,
    });
    return hell;
}

} // namespace bombshelf::omens_hell
