#include "words.h"

#include "core/vocabulary.h"

// clang-format off
namespace bombshelf::bomber {

namespace {

constexpr std::string_view pieces[] = {"sapper-0", "sapper-1", "sapper-2", "sapper-3", "sapper-4", "sapper-5", "target",
                                       "1",        "2",        "3",        "4",        "5",        "6"};
constexpr std::string_view posts[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
static_assert(std::size(pieces) == face1 + dieSides && std::size(posts) == postCount);
constexpr auto skills = vocabulary<Skill>({
    {longThrow, "long-throw"}, {fineTuning, "fine-tuning"}, {powder, "powder"}, {bearings, "bearings"}, {fever, "fever"},
    {extinguisher, "extinguisher"},
});
constexpr auto phases = vocabulary<Phase>({
    {Phase::make, "make"}, {Phase::reveal, "reveal"}, {Phase::order, "order"}, {Phase::aim, "aim"}, {Phase::before, "before"},
    {Phase::shift, "shift"}, {Phase::after, "after"}, {Phase::blast, "blast"}, {Phase::over, "over"},
});
constexpr auto parts = vocabulary<Part>({{Part::solo, "solo"}, {Part::middle, "middle"}, {Part::climax, "climax"}});
constexpr auto things = vocabulary<Thing>({{Thing::taken, "taken"}, {Thing::hp, "hp"}});

constexpr ZoneInfo zones[] = {
    {"sheet", 0}, {"sheet", 1}, {"sheet", 2}, {"sheet", 3}, {"sheet", 4}, {"sheet", 5}, {"post-2"},
    {"post-3"},   {"post-4"},   {"post-5"},   {"post-6"},   {"post-7"},   {"post-8"},   {"post-9"},
    {"post-10"},  {"post-11"},  {"post-12"},  {"aim"},      {"dice"},     {"dice-box"},
};

constexpr auto verbs = vocabulary<Verb, Term>({
    {Verb::post, {.name = "post", .args = {&postDomain}, .secret = true}},
    {Verb::skill, {.name = "skill", .args = {&skillDomain}, .secret = true}},
    {Verb::aim, {"aim", {&postDomain}}},
    {Verb::tune, {"tune", {&postDomain}}},
    {Verb::longThrow, {"long-throw"}},
    {Verb::fever, {"fever"}},
    {Verb::shift, {"shift", {&postDomain}}},
    {Verb::turnDie, {"turn-die", {&numberDomain, &numberDomain}}},
    {Verb::pass, {"pass"}},
});

constexpr auto events = vocabulary<What, Term>({
    {What::making, {"making", {&numberDomain, &numberDomain, &numberDomain}}},
    {What::chosePost, {"chose-post", {&postDomain}, true}},
    {What::choseSkill, {"chose-skill", {&skillDomain}, true}},
    {What::made, {"made"}},
    {What::revealed, {"revealed", {}, true}},
    {What::stands, {"stands", {&postDomain, &postDomain, &postDomain}}},
    {What::hasSkill, {"has-skill", {&skillDomain}}},
    {What::partBegan, {.name = "part-began", .args = {&partDomain, &numberDomain}, .heading = true}},
    {What::cycleBegan, {.name = "cycle-began", .args = {&numberDomain, &numberDomain}, .heading = true}},
    {What::initiative, {"initiative", {&numberDomain, &numberDomain}}},
    {What::rolledAgain, {"rolled-again", {&numberDomain, &numberDomain}}},
    {What::acting, {"acting"}},
    {What::aimed, {"aimed", {&postDomain}}},
    {What::threwLong, {"threw-long", {&numberDomain}}},
    {What::shifted, {"shifted", {&postDomain, &postDomain}}},
    {What::tuned, {"tuned", {&postDomain, &postDomain}}},
    {What::fever, {"fever"}},
    {What::passed, {"passed", {}, true}},
    {What::rolled, {"rolled", {&numberDomain, &numberDomain, &numberDomain}}},
    {What::turnedDie, {"turned-die", {&numberDomain, &numberDomain}}},
    {What::special, {.name = "special", .mood = Mood::gleeful}},
    {What::fumble, {.name = "fumble", .mood = Mood::nervous}},
    {What::achieved, {"achieved", {&numberDomain, &numberDomain}}},
    {What::noBlast, {"no-blast"}},
    {What::blasted, {"blasted", {&postDomain, &postDomain}}},
    {What::hitNobody, {"hit-nobody"}},
    {What::hit, {.name = "hit", .args = {&numberDomain, &numberDomain, &seatDomain}, .mood = Mood::sooty}},
    {What::scored, {.name = "scored", .args = {&numberDomain, &numberDomain}, .mood = Mood::gleeful}},
    {What::out, {.name = "out", .mood = Mood::sooty}},
    {What::partOver, {"part-over", {&partDomain}}},
    {What::ended, {"ended"}},
});

constexpr std::string_view refusals[] = {
    "match-over", "not-your-turn", "not-now", "already-made", "not-ascending", "no-room",
    "next-door",  "too-far",       "no-use",  "no-such-die",  "bad-face",
};

constexpr std::string_view endings[] = {"last-one", "points", "nobody"};
constexpr Constant constants[] = {{"check-dice", checkDiceAtMost}};

constexpr auto modes = vocabulary<Mode>({
    {Mode::solo, "solo"}, {Mode::middle, "twelve-middle"}, {Mode::climax, "twelve-climax"}, {Mode::twelve, "twelve"},
});
constexpr auto toughnesses = vocabulary<Toughness>({{Toughness::six, "6"}, {Toughness::tough, "tough"}});
constexpr auto reaches = vocabulary<Reach>({{Reach::substitute, "substitute"}, {Reach::target, "target"}});
/// With 6 HP, nobody is left at the end of most sessions of four and more.
constexpr Default toughFromFour(std::uint8_t(Toughness::six), 4, std::uint8_t(Toughness::tough));
constexpr auto options = vocabulary<OptionPlace, Option>({
    {modeOption, {"mode", modes}}, {hpOption, {"hp", toughnesses, toughFromFour}}, {reachOption, {"reach", reaches}},
});

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
        .kinds = &pieceDomain,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = phases,
        .endings = endings,
        .options = options,
        .markers = tableSeats,
        .firstFace = face1,
        .constants = constants,
    };
    return bomber;
}

} // namespace bombshelf::bomber
