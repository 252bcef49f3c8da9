#include "words.h"

#include "games/omens/battle.h"

// clang-format off
namespace bombshelf::omens_war {

namespace {

constexpr auto zones = omens::join(omens::zoneWords, {
    {"hit-points"}, {"war"}, {"spoils"},
    {"own-deck", 0}, {"own-deck", 1}, {"own-deck", 2}, {"own-deck", 3},
    {"turned-up", 0}, {"turned-up", 1}, {"turned-up", 2}, {"turned-up", 3},
});
constexpr auto verbs = vocabulary<Verb, Term>({
    {roll, {"roll"}},
    {stand, {"stand"}},
    {accept, {"accept"}},
    {give, {"give", {&seatDomain}}},
}, omens::verbWords);
constexpr auto events = vocabulary<What, Term>({
    {turnBegan, {.name = "turn-began", .args = {&numberDomain}, .heading = true, .startsTurn = true}},
    {warTurnsUp, {"war-turns-up", {&omens::pieceDomain}}},
    {turnsUp, {"turns-up", {&omens::pieceDomain}}},
    {warCheats, {"war-cheats"}},
    {goesToWar, {.name = "goes-to-war", .mood = Mood::nervous}},
    {hasNoCard, {.name = "has-no-card", .mood = Mood::nervous}},
    {rolled, {"rolled", {&numberDomain, &numberDomain}}},
    {beats, {.name = "beats", .args = {&numberDomain, &numberDomain}, .mood = Mood::gleeful}},
    {ties, {"ties", {&numberDomain}}},
    {spared, {"spared"}},
    {losesDie, {"loses-die", {&numberDomain}}},
    {losesCard, {.name = "loses-card", .args = {&omens::pieceDomain}, .mood = Mood::sooty}},
    {stands, {"stands"}},
    {reshuffled, {"reshuffled", {&numberDomain}}},
    {warTakes, {"war-takes", {&numberDomain}}},
    {winsCards, {.name = "wins-cards", .args = {&numberDomain}, .mood = Mood::gleeful}},
    {gave, {"gave", {&seatDomain}}},
}, omens::eventWords);
constexpr auto phases = vocabulary<Phase>({
    {choosing, "choose"}, {dieRolled, "die-rolled"}, {sharing, "share"},
}, omens::phaseWords);
constexpr auto endings = vocabulary<Ending>({{warIsEmpty, "war-is-empty"}, {noDice, "no-dice"}, {noCards, "no-cards"}});
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
        .powers = omens::cardsAndDice,
        .constants = constants,
    });
    return war;
}

} // namespace bombshelf::omens_war
