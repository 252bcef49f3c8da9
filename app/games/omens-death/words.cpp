#include "words.h"

#include "games/omens/battle.h"
#include "position.h"

// clang-format off
namespace bombshelf::omens_death {

namespace {

constexpr auto zones = join(zoneWords, {{"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3}, {"offer"}});
static_assert(zones.size() == offerZone + 1);

/// Each seat can use each helper: none takes one from the others.
constexpr auto helpWords = [] {
    auto words = verbWords;
    words[useDie].ofAll = false;
    return words;
}();
constexpr auto verbs = vocabulary<Verb, Term>({
    {total, {"total", {&numberDomain}}},
    {drop, {"drop", {&spotDomain}}},
    {pass, {"pass"}},
    {turnUp, {"turn-up", {&spotDomain}}},
    {exchange, {"exchange"}},
    {stay, {"stay"}},
    {take, {"take", {&pieceDomain}}},
}, helpWords);
constexpr auto events = vocabulary<What, Term>({
    {tookOut, {"took-out", {&numberDomain}}},
    {got, {"got", {&pieceDomain}, true}},
    {dealt, {"dealt", {}, true}},
    {rolled, {"rolled", {&pieceDomain, &pieceDomain, &pieceDomain}}},
    {chose, {"chose", {&numberDomain}}},
    {dropped, {"dropped", {&pieceDomain}}},
    {drew, {"drew", {&pieceDomain}}},
    {passed, {"passed", {}, true}},
    {nobody, {"nobody"}},
    {lostFromDeck, {"lost-from-deck", {&pieceDomain}}},
    {revealed, {"revealed", {&pieceDomain}}},
    {exchanged, {.name = "exchanged", .args = {&pieceDomain}, .mood = Mood::nervous}},
    {offered, {"offered", {&pieceDomain, &pieceDomain}}},
    {took, {"took", {&pieceDomain, &pieceDomain}}},
    {stayed, {"stayed", {&pieceDomain}}},
    {deckRanOut, {"deck-ran-out"}},
    {opened, {"opened", {&pieceDomain}, true}},
    {shows, {"shows", {&categoryDomain}}},
    {tooLow, {.name = "too-low", .args = {&categoryDomain}, .mood = Mood::sooty}},
    {alike, {.name = "alike", .args = {&seatDomain, &categoryDomain}, .mood = Mood::sooty}},
}, eventWords);
constexpr auto phases = vocabulary<Phase>({
    {choose, "choose"}, {match, "match"}, {reveal, "reveal"}, {offer, "offer"}, {pick, "pick"},
}, phaseWords);
constexpr std::string_view ownRefusals[] = {"other-value", "face-up", "not-offered", "no-such-total", "no-such-slot"};
constexpr auto refusals = join(refusalWords, ownRefusals);
constexpr auto endings = vocabulary<Ending>({{allDifferent, "all-different"}, {someTooLow, "too-low"}, {someAlike, "alike"}});
constexpr Constant constants[] = {{"hand-size", handSize}};
constexpr Option options[] = {difficultyChoice};

} // namespace

constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor death = describe({
        .id = "omens-death",
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
        .powers = omens::diceOnly,
        .constants = constants,
    });
    return death;
}

} // namespace bombshelf::omens_death
