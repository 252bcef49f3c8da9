#include "words.h"

#include "position.h"

namespace bombshelf::driller {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view cards[] = {"1", "2", "3", "5", "map", "bomb", "ring", "cave-in"};
constexpr std::string_view decks[] = {"left", "right"};
constexpr std::string_view piles[] = {"A", "B", "C", "D"};
constexpr std::string_view phases[] = {"spare", "lay",  "check",    "drill", "buyout",
                                       "counter", "raid", "put-back", "split", "over"};

constexpr ZoneInfo zones[] = {
    {"left"}, {"right"}, {"hand", 0}, {"hand", 1}, {"hand", 2}, {"rings", 0}, {"rings", 1}, {"rings", 2},
    {"aside"}, {"out"}, {"box"}, {"pile-A"}, {"pile-B"}, {"pile-C"}, {"pile-D"},
};

constexpr Term verbs[] = {
    {"spare", {&pileDomain}},
    {"lay", {&numberDomain, &deckDomain}},
    {"check", {&deckDomain}},
    {"draw", {&deckDomain}},
    {"stop"},
    {"pay", {&cardDomain}},
    {"settle"},
    {"pass"},
    {"raid", {&seatDomain, &deckDomain}},
    {.name = "put-back", .args = {&cardDomain, &deckDomain}, .secret = true},
    {"split", {&numberDomain}},
};

constexpr Term events[] = {
    {"dealt"},
    {"bombs-laid", {&pileDomain}},
    {"stacked"},
    {"cut", {&numberDomain, &numberDomain}},
    {"laid", {&numberDomain, &deckDomain, &numberDomain}},
    {"turn-began"},
    {"checked", {&cardDomain, &deckDomain}},
    {"drew", {&cardDomain, &deckDomain}},
    {"ran-out", {&deckDomain}},
    {"exploded", {&numberDomain}},
    {"lost", {&cardDomain}},
    {"dud"},
    {"cursed"},
    {"caved-in", {&deckDomain, &numberDomain}},
    {"paid", {&cardDomain}},
    {"raided", {&seatDomain, &deckDomain}},
    {"countered", {&seatDomain, &deckDomain}},
    {"gave-back", {&numberDomain}},
    {"split-decks", {&numberDomain, &numberDomain}},
    {"ended"},
};

constexpr std::string_view refusals[] = {
    "match-over", "not-your-turn", "not-now",     "no-such-pile", "bad-number", "no-such-deck", "deck-out",
    "already-up", "draw-first",    "only-score",  "not-in-hand",  "pay-six",    "already-paying",
    "bad-target", "not-aside",
};

constexpr std::string_view endings[] = {"third-explosion", "quiet"};
constexpr Constant constants[] = {{"buyout-price", buyoutPrice}, {"bombs", copies[bomb]}};

} // namespace

const Domain deckDomain{"deck", decks};
const Domain pileDomain{"pile", piles};
const Domain cardDomain{"card", cards};
const Domain phaseDomain{"phase", phases};

const Descriptor &descriptor()
{
    static constexpr Descriptor driller{
        .id = "driller",
        .rulesVersion = 1,
        .minSeats = 2,
        .maxSeats = 3,
        .minMinutes = 10,
        .maxMinutes = 30,
        .weight = 2,
        .cooperative = false,
        .kinds = &cardDomain,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = phases,
        .endings = endings,
        .constants = constants,
    };
    return driller;
}

} // namespace bombshelf::driller
