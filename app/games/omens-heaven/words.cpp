#include "words.h"

#include "games/omens/battle.h"
#include "position.h"

// clang-format off
namespace bombshelf::omens_heaven {

namespace {

constexpr auto zones = join(zoneWords, {
    {"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3},
    {"prophecy", 0}, {"prophecy", 1}, {"prophecy", 2}, {"prophecy", 3},
    {"almanac"}, {"drawn", noSeat, true}, {"removed"}, {"adversary"}, {"gabriel"},
});
static_assert(zones.size() == gabrielZone + 1);

constexpr auto verbs = vocabulary<Verb, Term>({
    {look, {"look"}},
    {take, {"take", {&spotDomain}}},
    {keep, {"keep", {&spotDomain}}},
    {decline, {"decline"}},
    {done, {"done"}},
}, verbWords);
constexpr auto events = vocabulary<What, Term>({
    {gotProphecy, {"got-prophecy", {&pieceDomain}}},
    {dealt, {"dealt", {&pieceDomain, &pieceDomain}}},
    {removed, {"removed", {&numberDomain, &numberDomain}}},
    {gabrielCame, {"gabriel-came"}},
    {gabrielTook, {"gabriel-took"}},
    {kept, {"kept"}},
    {declined, {"declined", {&pieceDomain}}},
    {took, {"took", {&pieceDomain}}},
    {gaveUp, {"gave-up", {&pieceDomain}}},
    {cannotAct, {.name = "cannot-act", .mood = Mood::nervous}},
    {deckRanOut, {"deck-ran-out"}},
    {opened, {"opened", {&pieceDomain}, true}},
    {fulfilled, {.name = "fulfilled", .args = {&pieceDomain, &categoryDomain}, .mood = Mood::gleeful}},
    {failed, {.name = "failed", .args = {&pieceDomain, &categoryDomain}, .mood = Mood::sooty}},
}, eventWords);
constexpr auto phases = vocabulary<Phase>({{act, "act"}, {judge, "judge"}, {after, "after"}}, phaseWords);
/// Where only one of the two ways to act is left.
constexpr std::string_view narrowActs[] = {"only-look", "only-take"};
constexpr auto prompts = join(phases, narrowActs);
constexpr std::string_view ownRefusals[] = {"must-look", "no-discards", "deck-empty", "no-slot"};
constexpr auto refusals = join(refusalWords, ownRefusals);
constexpr auto endings = vocabulary<Ending>({{allFulfilled, "fulfilled"}, {notFulfilled, "unfulfilled"}});
constexpr Constant constants[] = {{"hand-size", handSize}};
constexpr Option options[] = {difficultyChoice, {"adversary", adversaryWords}};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor heaven = describe({
        .id = "omens-heaven",
        .rulesVersion = 2,
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
    return heaven;
}

} // namespace bombshelf::omens_heaven
