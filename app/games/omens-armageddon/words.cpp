#include "words.h"

#include "position.h"

// clang-format off
namespace bombshelf::omens_armageddon {

namespace {

constexpr auto zones = join(zoneWords, {
    {"satan"},     {"hand", 0},   {"hand", 1},   {"hand", 2},   {"hand", 3},
    {"locked", 0}, {"locked", 1}, {"locked", 2}, {"locked", 3},
});
static_assert(zones.size() == lockedZone + tableSeats);

constexpr auto verbs = vocabulary<Verb, Term>({
    {roll, {"roll"}},
    {own, {"own"}},
    {satans, {"satans"}},
    {faceSatan, {"face-satan"}},
    {keep, {"keep"}},
    {discardIt, {"discard"}},
    {toss, {"toss", {&numberDomain}}},
    {done, {"done"}},
}, verbWords);

constexpr auto events = vocabulary<What, Term>({
    {satanCame, {"satan-came"}},
    {thinned, {"thinned", {&pieceDomain}, true}},
    {thinnedOut, {"thinned-out", {&numberDomain}}},
    {dealt, {"dealt", {&pieceDomain, &pieceDomain}}},
    {turnBegan, {.name = "turn-began", .silent = true, .heading = true}},
    {rolled, {"rolled", {&numberDomain}}},
    {looked, {"looked", {&numberDomain}}},
    {sawOwn, {"saw-own", {&pieceDomain}}},
    {kept, {"kept", {&pieceDomain}}},
    {discarded, {"discarded", {&pieceDomain}}},
    {satanLost, {"satan-lost", {&pieceDomain}}},
    {refilled, {"refilled", {&numberDomain}, true}},
    {handsUp, {"hands-up"}},
    {showed, {"showed", {&pieceDomain, &numberDomain}}},
    {satanShowed, {"satan-showed", {&pieceDomain, &numberDomain}}},
    {tossed, {"tossed", {&pieceDomain, &numberDomain}}},
    {reshuffled, {"reshuffled"}},
    {satanTurnedUp, {"satan-turned-up", {&pieceDomain}}},
    {satanSwapped, {"satan-swapped", {&pieceDomain, &pieceDomain}}},
    {satanPassed, {"satan-passed"}},
    {locked, {.name = "locked", .args = {&numberDomain}, .mood = Mood::nervous}},
    {unlocked, {.name = "unlocked", .mood = Mood::gleeful}},
    {showdown, {"showdown"}},
    {satanHolds, {"satan-holds", {&categoryDomain}}},
    {beatSatan, {.name = "beat-satan", .args = {&categoryDomain}, .mood = Mood::gleeful}},
    {fellShort, {.name = "fell-short", .args = {&categoryDomain}, .mood = Mood::sooty}},
}, eventWords);

constexpr auto phases = vocabulary<Phase>({
    {ready, "ready"}, {act, "act"}, {decide, "decide"}, {tossing, "toss"}, {after, "after"},
}, phaseWords);
/// Where one more 6 loses.
constexpr std::string_view lastSixes[] = {"ready-last", "act-last"};
constexpr auto prompts = join(phases, lastSixes);
constexpr auto endings = vocabulary<Ending>({{prevented, "prevented"}, {outdone, "outdone"}, {thirdDie, "third-die"}});
constexpr Constant constants[] = {{"hand-size", handSize}, {"locked-that-lose", lockedThatLose}};
constexpr Option options[] = {difficultyChoice};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor armageddon = describe({
        .id = "omens-armageddon",
        .rulesVersion = 1,
        .minMinutes = 20,
        .maxMinutes = 30,
        .weight = 3,
        .secrets = true,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusalWords,
        .prompts = prompts,
        .endings = endings,
        .options = options,
        .powers = omens::cardsAndDice,
        .constants = constants,
    });
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
