#include "words.h"

#include "core/vocabulary.h"

// clang-format off
namespace bombshelf::bombmu {

namespace {

constexpr std::string_view kinds[] = {"0", "1",    "2",    "3",    "4",    "5",       "6",
                                      "7", "safe", "bomb", "fuse", "both", "diamond", "blank"};
static_assert(std::size(kinds) == blank + 1);
constexpr auto phases = vocabulary<Phase>({
    {Phase::choose, "choose"}, {Phase::reveal, "reveal"}, {Phase::dispose, "dispose"}, {Phase::reward, "reward"},
    {Phase::discard, "discard"}, {Phase::over, "over"},
});
constexpr std::string_view things[] = {"chip"};

constexpr ZoneInfo zones[] = {
    {"deck"},    {"used"},      {"hand", 0},   {"hand", 1},   {"hand", 2},   {"hand", 3},
    {"hand", 4}, {"played", 0}, {"played", 1}, {"played", 2}, {"played", 3}, {"played", 4},
    {"dice"},    {"red-die"},   {"box"},       {"red-box"},   {"gone"},
};

constexpr auto verbs = vocabulary<Verb, Term>({
    {Verb::choose, {.name = "choose", .args = {&cardDomain}, .secret = true}},
    {Verb::useSafe, {"use-safe"}},
    {Verb::roll, {.name = "roll", .byHand = true}},
    {Verb::drawCards, {"draw-cards"}},
    {Verb::takeChip, {"take-chip"}},
    {Verb::discard, {.name = "discard", .args = {&cardDomain}, .secret = true}},
});

constexpr auto events = vocabulary<What, Term>({
    {What::dealt, {"dealt"}},
    {What::roundBegan, {.name = "round-began", .args = {&numberDomain, &numberDomain}, .heading = true, .startsTurn = true}},
    {What::chose, {"chose", {&cardDomain}, true}},
    {What::revealed, {"revealed", {}, true}},
    {What::showed, {"showed", {&cardDomain}}},
    {What::drew, {"drew", {&cardDomain}}},
    {What::zeroReturned, {"zero-returned", {}, true}},
    {What::dieJoined, {"die-joined", {&numberDomain}}},
    {What::redJoined, {"red-joined"}},
    {What::singled, {.name = "singled", .args = {&cardDomain}, .mood = Mood::nervous}},
    {What::lowest, {"lowest", {&cardDomain}}},
    {What::disposing, {.name = "disposing", .args = {&numberDomain}, .mood = Mood::nervous}},
    {What::usedSafe, {.name = "used-safe", .mood = Mood::gleeful}},
    {What::rolled, {"rolled", {&numberDomain, &numberDomain, &numberDomain}}},
    {What::fell, {"fell", {&cardDomain}, true}},
    {What::exploded, {.name = "exploded", .args = {&numberDomain}, .mood = Mood::sooty}},
    {What::disposed, {.name = "disposed", .args = {&numberDomain}, .mood = Mood::gleeful}},
    {What::tookChip, {.name = "took-chip", .mood = Mood::gleeful}},
    {What::noCard, {"no-card"}},
    {What::reshuffled, {"reshuffled"}},
    {What::out, {.name = "out", .mood = Mood::sooty}},
    {What::showedHand, {"showed-hand", {&cardDomain}}},
    {What::discarded, {"discarded", {&cardDomain}}},
    {What::failed, {"failed"}},
    {What::newDeck, {"new-deck", {&numberDomain}}},
    {What::ended, {"ended"}},
});

constexpr std::string_view refusals[] = {
    "match-over",  "not-your-turn", "not-now",   "already-chosen", "not-safe",      "no-safe",       "keep-zero",
    "not-in-hand", "no-such-card",  "set-cards", "set-too-many",   "set-die-faces", "set-white-die",
};

constexpr std::string_view endings[] = {"last-one", "nobody", "too-long"};

constexpr SetEntry houseSet[] = {
    {cardGroup, &cardDomain, 0, 5, 12},       {cardGroup, &cardDomain, 1, 0, 12},
    {cardGroup, &cardDomain, 2, 0, 12},       {cardGroup, &cardDomain, 3, 0, 12},
    {cardGroup, &cardDomain, 4, 0, 12},       {cardGroup, &cardDomain, 5, 0, 12},
    {cardGroup, &cardDomain, 6, 0, 12},       {cardGroup, &cardDomain, 7, 0, 12},
    {cardGroup, &cardDomain, safe, 0, 12},    {whiteGroup, &cardDomain, bomb, 0, 6},
    {whiteGroup, &cardDomain, fuse, 0, 6},    {whiteGroup, &cardDomain, both, 0, 6},
    {whiteGroup, &cardDomain, diamond, 0, 6}, {whiteGroup, &cardDomain, blank, 0, 6},
    {redGroup, &cardDomain, bomb, 0, 6},      {redGroup, &cardDomain, fuse, 0, 6},
    {redGroup, &cardDomain, both, 0, 6},      {redGroup, &cardDomain, diamond, 0, 6},
    {redGroup, &cardDomain, blank, 0, 6},
};

} // namespace

const Domain cardDomain{"card", kinds};
const Domain phaseDomain{"phase", phases};
const Domain thingDomain{"thing", things};

const Descriptor &descriptor()
{
    static constexpr Descriptor bombmu{
        .id = "bombmu",
        .rulesVersion = 1,
        .minSeats = 2,
        .maxSeats = 5,
        .minMinutes = 10,
        .maxMinutes = 25,
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
        .houseSet = houseSet,
        .firstFace = bomb,
    };
    return bombmu;
}

} // namespace bombshelf::bombmu
