#include "words.h"

#include "core/vocabulary.h"
#include "position.h"

// clang-format off
namespace bombshelf::bombmafia {

namespace {

constexpr std::string_view kinds[] = {
    "dud", "switch", "plot", "jitters", "reload", "whim", "dance", "drinks", "-9", "-8", "-7", "-6", "-5", "-4",
    "-3",  "-2",     "-1",   "0",       "+1",     "+2",   "+3",    "+4",     "+5", "+6", "+7", "+8", "+9",
};
static_assert(std::size(kinds) == cardKinds + bagKinds);
constexpr auto phases = vocabulary<Phase>({{Phase::play, "play"}, {Phase::over, "over"}});
constexpr auto things = vocabulary<Thing>({{Thing::start, "start"}, {Thing::bags, "bags"}});
constexpr std::string_view places[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr Domain placeDomain{"place", places};

constexpr ZoneInfo zones[] = {
    {"deck"},    {"discards"}, {"hand", 0}, {"hand", 1}, {"hand", 2}, {"hand", 3}, {"hand", 4},
    {"hand", 5}, {"hand", 6},  {"hand", 7}, {"bag", 0},  {"bag", 1},  {"bag", 2},  {"bag", 3},
    {"bag", 4},  {"bag", 5},   {"bag", 6},  {"bag", 7},  {"out"},     {"boot"},
};

constexpr auto verbs = vocabulary<Verb, Term>({
    {Verb::play, {"play", {&cardDomain}}},
});

constexpr auto events = vocabulary<What, Term>({
    {What::roundBegan, {.name = "round-began", .args = {&numberDomain}, .heading = true}},
    {What::tookOut, {"took-out", {&numberDomain}, true}},
    {What::looked, {"looked", {&cardDomain}, true}},
    {What::got, {"got", {&cardDomain}, true}},
    {What::dealt, {"dealt", {}, true}},
    {What::drew, {"drew", {&cardDomain}}},
    {What::played, {"played", {&cardDomain}}},
    {What::switched, {"switched", {&seatDomain}}},
    {What::plotted, {"plotted", {&seatDomain, &seatDomain}}},
    {What::flipped, {.name = "flipped", .args = {&cardDomain}, .mood = Mood::nervous}},
    {What::threw, {"threw", {&cardDomain}}},
    {What::turnedUp, {"turned-up", {&cardDomain}}},
    {What::danced, {"danced"}},
    {What::drank, {"drank"}},
    {What::timeUp, {"time-up"}},
    {What::opened, {.name = "opened", .args = {&cardDomain}, .mood = Mood::byPoints}},
    {What::roundOver, {.name = "round-over", .args = {&numberDomain}, .endsRound = true}},
    {What::ended, {"ended"}},
});

constexpr std::string_view refusals[] = {
    "match-over", "not-your-turn", "not-now", "not-in-hand", "no-such-card", "set-few-cards", "set-many-cards", "set-custom", "endless",
};

constexpr std::string_view endings[] = {"broke", "rounds"};
constexpr Constant constants[] = {{"hand-size", handSize}};

constexpr auto bagValues = vocabulary<Bags>({{basic, "basic"}, {flashy, "flashy"}, {custom, "custom"}});
constexpr auto roundValues = vocabulary<Rounds>({
    {Rounds::one, "1"}, {Rounds::three, "3"}, {Rounds::five, "5"}, {Rounds::ten, "10"}, {Rounds::unlimited, "none"},
});
constexpr auto options = vocabulary<OptionPlace, Option>({
    {bagsOption, {"bags", bagValues, basic}}, {roundsOption, {"rounds", roundValues, std::uint8_t(Rounds::unlimited)}},
});

constexpr SetEntry houseSet[] = {
    {"cards", &cardDomain, dud, 0, 30},      {"cards", &cardDomain, switchBags, 0, 30}, {"cards", &cardDomain, plot, 0, 30},
    {"cards", &cardDomain, jitters, 0, 30},  {"cards", &cardDomain, reload, 0, 30},     {"cards", &cardDomain, whim, 0, 30},
    {"cards", &cardDomain, dance, 0, 30},    {"cards", &cardDomain, drinks, 0, 30},     {"diamonds", &placeDomain, 0, -9, 9},
    {"diamonds", &placeDomain, 1, -9, 9},    {"diamonds", &placeDomain, 2, -9, 9},      {"diamonds", &placeDomain, 3, -9, 9},
    {"diamonds", &placeDomain, 4, -9, 9},    {"diamonds", &placeDomain, 5, -9, 9},      {"diamonds", &placeDomain, 6, -9, 9},
    {"diamonds", &placeDomain, 7, -9, 9},    {"diamonds", &placeDomain, 8, -9, 9},      {"diamonds", &placeDomain, 9, -9, 9},
    {"custom", &placeDomain, 0, -9, 9},      {"custom", &placeDomain, 1, -9, 9},        {"custom", &placeDomain, 2, -9, 9},
    {"custom", &placeDomain, 3, -9, 9},      {"custom", &placeDomain, 4, -9, 9},        {"custom", &placeDomain, 5, -9, 9},
    {"custom", &placeDomain, 6, -9, 9},      {"custom", &placeDomain, 7, -9, 9},
};
static_assert(std::size(houseSet) == setCards + setDiamonds + setCustom);

} // namespace

const Domain cardDomain{"card", kinds};
const Domain phaseDomain{"phase", phases};
const Domain thingDomain{"thing", things};

const Descriptor &descriptor()
{
    static constexpr Descriptor bombmafia{
        .id = "bombmafia",
        .rulesVersion = 1,
        .minSeats = 3,
        .maxSeats = 8,
        .minMinutes = 15,
        .maxMinutes = 30,
        .weight = 1,
        .cooperative = false,
        .secrets = true,
        .kinds = &cardDomain,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .houseSet = houseSet,
        .constants = constants,
    };
    return bombmafia;
}

} // namespace bombshelf::bombmafia
