#include "words.h"

#include "games/omens/battle.h"
#include "position.h"

// clang-format off
namespace bombshelf::omens_famine {

namespace {

using omens::pieceDomain, omens::categoryDomain;

/// Rows a to d from the top, columns 1 to 5 from the left.
constexpr std::string_view cellNames[] = {
    "a1", "a2", "a3", "a4", "a5",
    "b1", "b2", "b3", "b4", "b5",
    "c1", "c2", "c3", "c4", "c5",
    "d1", "d2", "d3", "d4", "d5",
};
static_assert(std::size(cellNames) == cells);

constexpr auto zones = omens::join(omens::zoneWords, {
    {"cell-a1"}, {"cell-a2"}, {"cell-a3"}, {"cell-a4"}, {"cell-a5"},
    {"cell-b1"}, {"cell-b2"}, {"cell-b3"}, {"cell-b4"}, {"cell-b5"},
    {"cell-c1"}, {"cell-c2"}, {"cell-c3"}, {"cell-c4"}, {"cell-c5"},
    {"cell-d1"}, {"cell-d2"}, {"cell-d3"}, {"cell-d4"}, {"cell-d5"},
    {"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3},
});
constexpr auto verbs = vocabulary<Verb, Term>({
    {lay, {"lay", {&pieceDomain, &cellDomain}}},
    {done, {"done"}},
    {score, {"score", {&categoryDomain}}},
    {pass, {"pass"}},
    {take, {"take", {&cellDomain}}},
}, omens::verbWords);
constexpr auto events = vocabulary<What, Term>({
    {got, {"got", {&pieceDomain}, true}},
    {dealt, {"dealt", {}, true}},
    {setOut, {"set-out", {&pieceDomain, &cellDomain}, true}},
    {laid, {"laid", {&pieceDomain, &cellDomain}}},
    {left, {"left", {}, true}},
    {passed, {"passed"}},
    {chose, {"chose", {&categoryDomain}, true}},
    {took, {"took", {&cellDomain}, true}},
    {scored, {.name = "scored", .args = {&categoryDomain, &numberDomain}, .mood = Mood::gleeful}},
    {removed, {"removed", {&pieceDomain, &cellDomain}, true}},
    {drew, {"drew", {&pieceDomain}}},
    {deckRanOut, {"deck-ran-out", {&numberDomain}}},
    {straightFlush, {.name = "straight-flush", .mood = Mood::gleeful}},
    {gridFilled, {"grid-filled"}},
    {timeUp, {"time-up"}},
}, omens::eventWords);
constexpr auto phases = vocabulary<Phase>({
    {laying, "lay"}, {touchUp, "touch-up"}, {scoring, "score"}, {taking, "take"},
}, omens::phaseWords);
/// Where the grid is almost full.
constexpr std::string_view fullGrids[] = {"lay-few", "lay-last"};
constexpr auto prompts = omens::join(phases, fullGrids);
constexpr std::string_view ownRefusals[] = {"must-score", "cell-taken", "not-next", "scored-already", "no-such-hand", "not-in-hand"};
constexpr auto refusals = omens::join(omens::refusalWords, ownRefusals);
constexpr auto endings = vocabulary<Ending>({
    {fed, "fed"}, {straightFlushMade, "straight-flush"}, {gridFull, "grid-full"}, {deckOut, "deck-out"},
});
constexpr Constant constants[] = {{"hand-size", handSize}, {"columns", columns}};
constexpr Option options[] = {omens::difficultyChoice};

} // namespace

const Domain cellDomain{"cell", cellNames};
constexpr Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor famine = omens::describe({
        .id = "omens-famine",
        .rulesVersion = 2,
        .minMinutes = 15,
        .maxMinutes = 30,
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
    return famine;
}

} // namespace bombshelf::omens_famine
