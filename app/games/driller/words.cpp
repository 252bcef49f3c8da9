#include "words.h"

#include "core/vocabulary.h"
#include "position.h"

// clang-format off
namespace bombshelf::driller {

namespace {

using namespace std::string_view_literals;

constexpr auto cards = vocabulary<Card>({
    {point1, "1"}, {point2, "2"}, {point3, "3"}, {point5, "5"}, {map, "map"}, {bomb, "bomb"}, {ring, "ring"},
    {caveIn, "cave-in"},
});
constexpr auto deckWords = vocabulary<DeckSide>({{left, "left"}, {right, "right"}});
constexpr std::string_view piles[] = {"A", "B", "C", "D"};
static_assert(std::size(piles) == pileCount);
constexpr auto phases = vocabulary<Phase>({
    {Phase::spare, "spare"}, {Phase::lay, "lay"}, {Phase::check, "check"}, {Phase::drill, "drill"}, {Phase::buyout, "buyout"},
    {Phase::counter, "counter"}, {Phase::raid, "raid"}, {Phase::putBack, "put-back"}, {Phase::split, "split"},
    {Phase::over, "over"},
});

constexpr ZoneInfo zones[] = {
    {"left"}, {"right"}, {"hand", 0}, {"hand", 1}, {"hand", 2}, {"rings", 0}, {"rings", 1}, {"rings", 2},
    {"aside"}, {"out"}, {"box"}, {"pile-A"}, {"pile-B"}, {"pile-C"}, {"pile-D"},
};

constexpr auto verbs = vocabulary<Verb, Term>({
    {Verb::spare, {"spare", {&pileDomain}}},
    {Verb::lay, {"lay", {&numberDomain, &deckDomain}}},
    {Verb::check, {"check", {&deckDomain}}},
    {Verb::draw, {"draw", {&deckDomain}}},
    {Verb::stop, {"stop"}},
    {Verb::pay, {"pay", {&cardDomain}}},
    {Verb::settle, {"settle"}},
    {Verb::pass, {"pass"}},
    {Verb::raid, {"raid", {&seatDomain, &deckDomain}}},
    {Verb::putBack, {.name = "put-back", .args = {&cardDomain, &deckDomain}, .secret = true}},
    {Verb::split, {"split", {&numberDomain}}},
});

constexpr auto events = vocabulary<What, Term>({
    {What::dealt, {"dealt"}},
    {What::bombsLaid, {"bombs-laid", {&pileDomain}}},
    {What::stacked, {"stacked"}},
    {What::cut, {"cut", {&numberDomain, &numberDomain}}},
    {What::laid, {"laid", {&numberDomain, &deckDomain, &numberDomain}}},
    {What::turnBegan, {.name = "turn-began", .heading = true}},
    {What::checked, {"checked", {&cardDomain, &deckDomain}}},
    {What::drew, {"drew", {&cardDomain, &deckDomain}}},
    {What::ranOut, {"ran-out", {&deckDomain}}},
    {What::exploded, {.name = "exploded", .args = {&numberDomain}, .mood = Mood::sooty}},
    {What::lost, {"lost", {&cardDomain}}},
    {What::dud, {.name = "dud", .mood = Mood::gleeful}},
    {What::cursed, {.name = "cursed", .mood = Mood::sooty}},
    {What::cavedIn, {.name = "caved-in", .args = {&deckDomain, &numberDomain}, .mood = Mood::nervous}},
    {What::paid, {"paid", {&cardDomain}}},
    {What::raided, {"raided", {&seatDomain, &deckDomain}}},
    {What::countered, {"countered", {&seatDomain, &deckDomain}}},
    {What::gaveBack, {"gave-back", {&numberDomain}}},
    {What::splitDecks, {"split-decks", {&numberDomain, &numberDomain}}},
    {What::ended, {"ended"}},
});

constexpr std::string_view refusals[] = {
    "match-over",  "not-your-turn", "not-now",        "deck-out",   "already-up", "draw-first", "only-score",
    "not-in-hand", "pay-six",       "already-paying", "bad-target", "not-aside",  "bad-number",
};

constexpr std::string_view endings[] = {"third-explosion", "quiet"};
constexpr Constant constants[] = {{"buyout-price", buyoutPrice}, {"bombs", copies[bomb]}};

} // namespace

const Domain deckDomain{"deck", deckWords};
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
