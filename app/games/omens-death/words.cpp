#include "words.h"

#include "../omens/battle.h"
#include "position.h"

namespace bombshelf::omens_death {

namespace {

constexpr auto zones = join(zoneWords, {{"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3}, {"offer"}});
static_assert(zones.size() == offerZone + 1);

constexpr auto verbs = join(verbWords, {
    {"total", {&numberDomain}},
    {"drop", {&spotDomain}},
    {"pass"},
    {"turn-up", {&spotDomain}},
    {"exchange"},
    {"stay"},
    {"take", {&pieceDomain}},
});
constexpr auto events = join(eventWords, {
    {"took-out", {&numberDomain}},
    {"got", {&pieceDomain}, true},
    {"dealt", {}, true},
    {"rolled", {&pieceDomain, &pieceDomain, &pieceDomain}},
    {"chose", {&numberDomain}},
    {"dropped", {&pieceDomain}},
    {"drew", {&pieceDomain}},
    {"passed", {}, true},
    {"nobody"},
    {"lost-from-deck", {&pieceDomain}},
    {"revealed", {&pieceDomain}},
    {"exchanged", {&pieceDomain}},
    {"offered", {&pieceDomain, &pieceDomain}},
    {"took", {&pieceDomain, &pieceDomain}},
    {"stayed", {&pieceDomain}},
    {"deck-ran-out"},
    {"opened", {&pieceDomain}, true},
    {"shows", {&categoryDomain}},
    {"too-low", {&categoryDomain}},
    {"alike", {&seatDomain, &categoryDomain}},
});
constexpr std::string_view ownPhases[] = {"choose", "match", "reveal", "offer", "pick"};
constexpr auto phases = join(phaseWords, ownPhases);
constexpr std::string_view ownRefusals[] = {"no-such-total", "no-such-slot", "other-value", "face-up", "not-offered"};
constexpr auto refusals = join(refusalWords, ownRefusals);
constexpr std::string_view endings[] = {"all-different", "too-low", "alike"};
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
        .constants = constants,
    });
    return death;
}

} // namespace bombshelf::omens_death
