#include "words.h"

namespace bombshelf::bomber {

namespace {

constexpr std::string_view pieces[] = {"sapper-0", "sapper-1", "sapper-2", "sapper-3", "sapper-4", "sapper-5", "target",
                                       "1",        "2",        "3",        "4",        "5",        "6"};
constexpr std::string_view posts[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
constexpr std::string_view skills[] = {"long-throw", "fine-tuning", "powder", "bearings", "fever", "extinguisher"};
constexpr std::string_view phases[] = {"make", "reveal", "order", "aim", "before", "shift", "after", "blast", "over"};
constexpr std::string_view parts[] = {"solo", "middle", "climax"};
constexpr std::string_view things[] = {"taken", "hp"};

constexpr ZoneInfo zones[] = {
    {"sheet", 0}, {"sheet", 1}, {"sheet", 2}, {"sheet", 3}, {"sheet", 4}, {"sheet", 5}, {"post-2"},
    {"post-3"},   {"post-4"},   {"post-5"},   {"post-6"},   {"post-7"},   {"post-8"},   {"post-9"},
    {"post-10"},  {"post-11"},  {"post-12"},  {"aim"},      {"dice"},     {"dice-box"},
};

constexpr Term verbs[] = {
    {.name = "post", .args = {&postDomain}, .secret = true},
    {.name = "skill", .args = {&skillDomain}, .secret = true},
    {"aim", {&postDomain}},
    {"tune", {&postDomain}},
    {"long-throw"},
    {"fever"},
    {"shift", {&postDomain}},
    {"turn-die", {&numberDomain, &numberDomain}},
    {"pass"},
};

constexpr Term events[] = {
    {"making", {&numberDomain, &numberDomain, &numberDomain}},
    {"chose-post", {&postDomain}, true},
    {"chose-skill", {&skillDomain}, true},
    {"made"},
    {"revealed", {}, true},
    {"stands", {&postDomain, &postDomain, &postDomain}},
    {"has-skill", {&skillDomain}},
    {"part-began", {&partDomain, &numberDomain}},
    {"cycle-began", {&numberDomain, &numberDomain}},
    {"initiative", {&numberDomain, &numberDomain}},
    {"rolled-again", {&numberDomain, &numberDomain}},
    {"acting"},
    {"aimed", {&postDomain}},
    {"threw-long", {&numberDomain}},
    {"shifted", {&postDomain, &postDomain}},
    {"tuned", {&postDomain, &postDomain}},
    {"fever"},
    {"passed", {}, true},
    {"rolled", {&numberDomain, &numberDomain, &numberDomain}},
    {"turned-die", {&numberDomain, &numberDomain}},
    {"special"},
    {"fumble"},
    {"achieved", {&numberDomain, &numberDomain}},
    {"no-blast"},
    {"blasted", {&postDomain, &postDomain}},
    {"hit-nobody"},
    {"hit", {&numberDomain, &numberDomain, &seatDomain}},
    {"scored", {&numberDomain, &numberDomain}},
    {"out"},
    {"part-over", {&partDomain}},
    {"ended"},
};

constexpr std::string_view refusals[] = {
    "match-over", "not-your-turn", "already-made", "not-now",    "no-such-post", "no-such-skill", "not-ascending",
    "no-room",    "next-door",     "too-far",      "no-use",     "no-such-die",  "bad-face",
};

constexpr std::string_view endings[] = {"last-one", "points", "nobody"};

constexpr std::string_view modes[] = {"solo", "twelve-middle", "twelve-climax", "twelve"};
constexpr std::string_view toughnesses[] = {"6", "tough"};
constexpr std::string_view reaches[] = {"substitute", "target"};
/// With 6 HP, nobody is left at the end of most sessions of four and more.
constexpr Default toughFromFour(std::uint8_t(Toughness::six), 4, std::uint8_t(Toughness::tough));
constexpr Option options[] = {{"mode", modes}, {"hp", toughnesses, toughFromFour}, {"reach", reaches}};

} // namespace

const Domain pieceDomain{"piece", pieces};
const Domain postDomain{"post", posts};
const Domain skillDomain{"skill", skills};
const Domain phaseDomain{"phase", phases};
const Domain partDomain{"part", parts};
const Domain thingDomain{"thing", things};

const Descriptor &descriptor()
{
    static constexpr Descriptor bomber{
        .id = "bomber",
        .rulesVersion = 1,
        .minSeats = 2,
        .maxSeats = tableSeats,
        .minMinutes = 10,
        .maxMinutes = 40,
        .weight = 2,
        .cooperative = false,
        .secrets = true,
        .kinds = &pieceDomain,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .firstFace = face1,
    };
    return bomber;
}

} // namespace bombshelf::bomber
