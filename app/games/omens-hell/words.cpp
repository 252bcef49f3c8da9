#include "words.h"

#include "position.h"

// clang-format off
namespace bombshelf::omens_hell {

namespace {

constexpr auto zones = join(zoneWords, {
    {"pile-2"},      {"pile-3"},      {"pile-4"},      {"pile-5"},      {"pile-6"},  {"pile-7"},    {"pile-8"},
    {"pile-9"},      {"pile-10"},     {"pile-11"},     {"pile-12"},     {"pile-13"}, {"pile-14"},   {"cards", 0},
    {"cards", 1},    {"cards", 2},    {"cards", 3},    {"prophecy", 0}, {"prophecy", 1}, {"prophecy", 2}, {"prophecy", 3},
    {"almanac"},     {"adversary"},
});
static_assert(zones.size() == adversaryZone + 1);

constexpr auto verbs = vocabulary<Verb, Term>({
    {take, {"take"}},
    {plus, {"plus"}},
    {minus, {"minus"}},
    {done, {"done"}},
}, verbWords);

constexpr auto events = vocabulary<What, Term>({
    {gotProphecy, {"got-prophecy", {&pieceDomain}}},
    {laidPiles, {"laid-piles"}},
    {beelzebubCame, {"beelzebub-came"}},
    {rolled, {"rolled", {&numberDomain, &numberDomain, &numberDomain}}},
    {announced, {"announced", {&signDomain}}},
    {rolledThird, {"rolled-third", {&numberDomain}}},
    {took, {"took", {&pieceDomain}}},
    {foundEmpty, {.name = "found-empty", .args = {&numberDomain}, .mood = Mood::nervous}},
    {missed, {.name = "missed", .mood = Mood::nervous}},
    {beelzebubTook, {"beelzebub-took", {&pieceDomain}}},
    {fell, {"fell", {&pieceDomain}}},
    {uncovered, {"uncovered", {&pieceDomain}, true}},
    {emptied, {"emptied", {&numberDomain, &numberDomain}}},
    {fulfilled, {.name = "fulfilled", .args = {&pieceDomain}, .mood = Mood::gleeful}},
    {failed, {.name = "failed", .args = {&pieceDomain}, .mood = Mood::sooty}},
}, eventWords);

constexpr auto phases = vocabulary<Phase>({{choose, "choose"}, {settle, "settle"}}, phaseWords);
/// Where the card that the dice reach ends the battle.
constexpr std::string_view lastCards[] = {"take-last", "settle-last"};
constexpr auto prompts = join(phases, lastCards);
constexpr auto signs = vocabulary<Sign>({{Sign::none, "none"}, {Sign::plus, "plus"}, {Sign::minus, "minus"}});
constexpr auto endings = vocabulary<Ending>({{allFulfilled, "fulfilled"}, {notFulfilled, "unfulfilled"}});

constexpr auto adversaries = vocabulary<Beelzebub>({{bySeats, "auto"}, {withoutBeelzebub, "off"}, {withBeelzebub, "on"}});
constexpr Option options[] = {difficultyChoice, {"adversary", adversaries, bySeats}};
constexpr Constant constants[] = {{"piles", piles}, {"lowest-pile", lowestValue}};

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
        .prompts = prompts,
        .endings = endings,
        .options = options,
        .powers = omens::diceOnly,
        .constants = constants,
    });
    return hell;
}

} // namespace bombshelf::omens_hell
