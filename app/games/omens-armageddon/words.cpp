#include "words.h"

#include "position.h"

namespace bombshelf::omens_armageddon {

namespace {

constexpr auto zones = join(zoneWords, {
    {"satan"},     {"hand", 0},   {"hand", 1},   {"hand", 2},   {"hand", 3},
    {"locked", 0}, {"locked", 1}, {"locked", 2}, {"locked", 3},
});
static_assert(zones.size() == lockedZone + tableSeats);

constexpr auto verbs = join(verbWords, {{"roll"}, {"own"}, {"satans"}, {"face-satan"}, {"keep"}, {"discard"}, {"toss", {&numberDomain}}, {"done"},});

constexpr auto events = join(eventWords, {
    {"satan-came"},
    {"thinned", {&pieceDomain}, true},
    {"thinned-out", {&numberDomain}},
    {"dealt", {&pieceDomain, &pieceDomain}},
    {"turn-began", {}, true},
    {"rolled", {&numberDomain}},
    {"looked", {&numberDomain}},
    {"saw-own", {&pieceDomain}},
    {"kept", {&pieceDomain}},
    {"discarded", {&pieceDomain}},
    {"satan-lost", {&pieceDomain}},
    {"refilled", {&numberDomain}, true},
    {"hands-up"},
    {"showed", {&pieceDomain, &numberDomain}},
    {"satan-showed", {&pieceDomain, &numberDomain}},
    {"tossed", {&pieceDomain, &numberDomain}},
    {"reshuffled"},
    {"satan-turned-up", {&pieceDomain}},
    {"satan-swapped", {&pieceDomain, &pieceDomain}},
    {"satan-passed"},
    {"locked", {&numberDomain}},
    {"unlocked"},
    {"showdown"},
    {"satan-holds", {&categoryDomain}},
    {"beat-satan", {&categoryDomain}},
    {"fell-short", {&categoryDomain}},
});

constexpr std::string_view ownPhases[] = {"ready", "act", "decide", "toss", "after"};
constexpr auto phases = join(phaseWords, ownPhases);
constexpr std::string_view endings[] = {"prevented", "outdone", "third-die"};
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
        .prompts = phases,
        .endings = endings,
        .options = options,
        .constants = constants,
    });
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
