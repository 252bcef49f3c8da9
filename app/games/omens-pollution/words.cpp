#include "words.h"

#include "games/omens/battle.h"
#include "position.h"

// clang-format off
namespace bombshelf::omens_pollution {

namespace {

constexpr auto zones = omens::join(omens::zoneWords, {
    {"pool"}, {"pool-hand"},
    {"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3},
    {"table", 0}, {"table", 1}, {"table", 2}, {"table", 3},
});
constexpr auto verbs = vocabulary<Verb, Term>({
    {pollute, {"pollute", {&omens::pieceDomain}}},
    {lay, {"lay", {&omens::pieceDomain, &seatDomain}}},
    {done, {"done"}},
}, omens::verbWords);
constexpr auto events = vocabulary<What, Term>({
    {poolBegan, {.name = "pool-began", .args = {&omens::pieceDomain, &omens::pieceDomain}, .heading = true}},
    {got, {"got", {&omens::pieceDomain}, true}},
    {dealt, {"dealt", {}, true}},
    {polluted, {"polluted", {&omens::pieceDomain}}},
    {laid, {"laid", {&omens::pieceDomain}}},
    {gave, {"gave", {&omens::pieceDomain, &seatDomain}}},
    {left, {"left", {}, true}},
    {drew, {"drew", {&omens::pieceDomain}}},
    {deckRanOut, {"deck-ran-out"}},
    {allHaveFive, {"all-have-five"}},
    {handsDown, {"hands-down"}},
    {threw, {"threw", {&omens::pieceDomain}, true}},
    {poolShows, {"pool-shows", {&omens::categoryDomain}}},
    {shows, {.name = "shows", .args = {&omens::categoryDomain}, .mood = Mood::nervous}},
    {beats, {.name = "beats", .mood = Mood::gleeful}},
    {falls, {.name = "falls", .mood = Mood::sooty}},
}, omens::eventWords);
constexpr auto phases = vocabulary<Phase>({{polluting, "pollute"}, {laying, "lay"}, {touchUp, "touch-up"}}, omens::phaseWords);
constexpr std::string_view firstTurns[] = {"lay-first"};
constexpr auto prompts = omens::join(phases, firstTurns);
constexpr std::string_view ownRefusals[] = {"own-first", "has-five", "not-in-hand", "no-such-seat"};
constexpr auto refusals = omens::join(omens::refusalWords, ownRefusals);
constexpr auto endings = vocabulary<Ending>({{clean, "clean"}, {foul, "foul"}});
constexpr Constant constants[] = {{"hand-size", handSize}, {"row-size", rowSize}, {"pool-at-start", poolAtStart}};
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
        .prompts = prompts,
        .endings = endings,
        .options = options,
        .powers = omens::cardsOnly,
        .constants = constants,
    });
    return pollution;
}

} // namespace bombshelf::omens_pollution
