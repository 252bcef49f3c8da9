#include "words.h"

#include "../omens/battle.h"

namespace bombshelf::omens_war {

namespace {

constexpr auto zones = omens::join(omens::zoneWords, {
    {"hit-points"}, {"war"}, {"spoils"},
    {"own-deck", 0}, {"own-deck", 1}, {"own-deck", 2}, {"own-deck", 3},
    {"turned-up", 0}, {"turned-up", 1}, {"turned-up", 2}, {"turned-up", 3},
});
constexpr auto verbs = omens::join(omens::verbWords, {
    {"roll"}, {"stand"}, {"accept"}, {"give", {&seatDomain}},
});
constexpr auto events = omens::join(omens::eventWords, {
    {.name = "turn-began", .args = {&numberDomain}, .startsTurn = true},
    {"war-turns-up", {&omens::pieceDomain}},
    {"turns-up", {&omens::pieceDomain}},
    {"war-cheats"},
    {"goes-to-war"},
    {"has-no-card"},
    {"rolled", {&numberDomain, &numberDomain}},
    {"beats", {&numberDomain, &numberDomain}},
    {"ties", {&numberDomain}},
    {"spared"},
    {"loses-die", {&numberDomain}},
    {"loses-card", {&omens::pieceDomain}},
    {"stands"},
    {"reshuffled", {&numberDomain}},
    {"war-takes", {&numberDomain}},
    {"wins-cards", {&numberDomain}},
    {"gave", {&seatDomain}},
});
constexpr std::string_view ownPhases[] = {"choose", "die-rolled", "share"};
constexpr auto phases = omens::join(omens::phaseWords, ownPhases);
constexpr std::string_view endings[] = {"war-is-empty", "no-dice", "no-cards"};
constexpr Constant constants[] = {{"hit-points", hitPoints}};
constexpr Option options[] = {omens::difficultyChoice};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor war = omens::describe({
        .id = "omens-war",
        .rulesVersion = 2,
        .minMinutes = 10,
        .maxMinutes = 20,
        .weight = 1,
        .secrets = false,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = omens::refusalWords,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .constants = constants,
    });
    return war;
}

} // namespace bombshelf::omens_war
