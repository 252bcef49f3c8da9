#include "words.h"

#include "../omens/battle.h"
#include "position.h"

namespace bombshelf::omens_pollution {

namespace {

constexpr auto zones = omens::join(omens::zoneWords, {
    {"pool"}, {"pool-hand"},
    {"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3},
    {"table", 0}, {"table", 1}, {"table", 2}, {"table", 3},
});
constexpr auto verbs = omens::join(omens::verbWords, {
    {"pollute", {&omens::pieceDomain}},
    {"lay", {&omens::pieceDomain, &seatDomain}},
    {"done"},
});
constexpr auto events = omens::join(omens::eventWords, {
    {"pool-began", {&omens::pieceDomain, &omens::pieceDomain}},
    {"got", {&omens::pieceDomain}, true},
    {"dealt", {}, true},
    {"polluted", {&omens::pieceDomain}},
    {"laid", {&omens::pieceDomain}},
    {"gave", {&omens::pieceDomain, &seatDomain}},
    {"left", {}, true},
    {"drew", {&omens::pieceDomain}},
    {"deck-ran-out"},
    {"all-have-five"},
    {"hands-down"},
    {"threw", {&omens::pieceDomain}, true},
    {"pool-shows", {&omens::categoryDomain}},
    {"shows", {&omens::categoryDomain}},
    {"beats"},
    {"falls"},
});
constexpr std::string_view ownPhases[] = {"pollute", "lay", "touch-up"};
constexpr auto phases = omens::join(omens::phaseWords, ownPhases);
constexpr std::string_view ownRefusals[] = {"not-in-hand", "no-such-seat", "own-first", "has-five"};
constexpr auto refusals = omens::join(omens::refusalWords, ownRefusals);
constexpr std::string_view endings[] = {"clean", "foul"};
constexpr Constant constants[] = {{"hand-size", handSize}, {"row-size", rowSize}};
constexpr Option options[] = {omens::difficultyChoice};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor pollution = omens::describe({
        .id = "omens-pollution",
        .rulesVersion = 1,
        .minMinutes = 15,
        .maxMinutes = 25,
        .weight = 2,
        .secrets = true,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .constants = constants,
    });
    return pollution;
}

} // namespace bombshelf::omens_pollution
