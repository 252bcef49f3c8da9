#include "words.h"

namespace bombshelf::bombmu {

namespace {

constexpr std::string_view kinds[] = {"0", "1",    "2",    "3",    "4",    "5",       "6",
                                      "7", "safe", "bomb", "fuse", "both", "diamond", "blank"};
constexpr std::string_view phases[] = {"choose", "reveal", "dispose", "reward", "discard", "over"};
constexpr std::string_view things[] = {"chip"};

constexpr ZoneInfo zones[] = {
    {"deck"},    {"used"},      {"hand", 0},   {"hand", 1},   {"hand", 2},   {"hand", 3},
    {"hand", 4}, {"played", 0}, {"played", 1}, {"played", 2}, {"played", 3}, {"played", 4},
    {"dice"},    {"red-die"},   {"box"},       {"red-box"},   {"gone"},
};

constexpr Term verbs[] = {
    {.name = "choose", .args = {&cardDomain}, .secret = true},
    {"use-safe"},
    {"roll"},
    {"draw-cards"},
    {"take-chip"},
    {.name = "discard", .args = {&cardDomain}, .secret = true},
};

constexpr Term events[] = {
    {"dealt"},
    {"round-began", {&numberDomain, &numberDomain}},
    {"chose", {&cardDomain}, true},
    {"revealed", {}, true},
    {"showed", {&cardDomain}},
    {"drew", {&cardDomain}},
    {"zero-returned", {}, true},
    {"die-joined", {&numberDomain}},
    {"red-joined"},
    {"singled", {&cardDomain}},
    {"lowest", {&cardDomain}},
    {"disposing", {&numberDomain}},
    {"used-safe"},
    {"rolled", {&numberDomain, &numberDomain, &numberDomain}},
    {"fell", {&cardDomain}, true},
    {"exploded", {&numberDomain}},
    {"disposed", {&numberDomain}},
    {"took-chip"},
    {"no-card"},
    {"reshuffled"},
    {"out"},
    {"showed-hand", {&cardDomain}},
    {"discarded", {&cardDomain}},
    {"failed"},
    {"new-deck", {&numberDomain}},
    {"ended"},
};

constexpr std::string_view refusals[] = {
    "match-over", "not-your-turn", "already-chosen", "not-now",   "no-such-card", "not-safe",      "not-in-hand",
    "no-safe",    "keep-zero",     "set-zeros",      "set-cards", "set-too-many", "set-die-faces", "set-white-die",
};

constexpr std::string_view endings[] = {"last-one", "nobody", "too-long"};

constexpr SetEntry houseSet[] = {
    {"cards", &cardDomain, 0, 5, 12},          {"cards", &cardDomain, 1, 0, 12},
    {"cards", &cardDomain, 2, 0, 12},          {"cards", &cardDomain, 3, 0, 12},
    {"cards", &cardDomain, 4, 0, 12},          {"cards", &cardDomain, 5, 0, 12},
    {"cards", &cardDomain, 6, 0, 12},          {"cards", &cardDomain, 7, 0, 12},
    {"cards", &cardDomain, safe, 0, 12},       {"white-die", &cardDomain, bomb, 0, 6},
    {"white-die", &cardDomain, fuse, 0, 6},    {"white-die", &cardDomain, both, 0, 6},
    {"white-die", &cardDomain, diamond, 0, 6}, {"white-die", &cardDomain, blank, 0, 6},
    {"red-die", &cardDomain, bomb, 0, 6},      {"red-die", &cardDomain, fuse, 0, 6},
    {"red-die", &cardDomain, both, 0, 6},      {"red-die", &cardDomain, diamond, 0, 6},
    {"red-die", &cardDomain, blank, 0, 6},
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
