#pragma once

#include "../../core/descriptor.h"
#include "cards.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace bombshelf::omens {

inline constexpr int tableSeats = 4;

/// After the cards: characters, prophecies, faces of dice.
enum Mark : Kind {
    bookseller = cardCount, driver, boy, hound, witch, witchHunter, sergeant, medium, prophet, postman,
    gabriel, beelzebub,
    prophecy0,
    face1 = prophecy0 + 6,
};
inline constexpr Kind firstHelper = bookseller;
inline constexpr int helperKinds = 10, prophecyKinds = 6, dieSides = 6;

constexpr bool isCharacter(Kind kind) { return kind >= firstHelper && kind < prophecy0; } ///< a helper or an adversary
constexpr bool isHelper(Kind kind) { return kind >= firstHelper && kind < firstHelper + helperKinds; }
constexpr bool isFace(Kind kind) { return kind >= face1 && kind < face1 + dieSides; }
constexpr Kind faceOf(int pips) { return Kind(face1 + pips - 1); }
constexpr int pipsOf(Kind face) { return face - face1 + 1; }

/// Zones of every battle; its own follow. The Prophet's new die lies in `extra` until one is left out.
enum CommonZone : Zone { deckZone, discardZone, helperZone, spentZone, diceZone, extraZone, boxZone, commonZones };

/// What is done with helpers; a battle's own verbs follow.
enum CommonVerb : std::uint8_t { useCard, useDie, changeTo, swapWith, putBack, rollToo, rollPicked, leaveOut, commonVerbs };

/// Happenings of every battle; its own follow.
enum CommonWhat : std::uint8_t {
    helpersCame, startRoll, starts, usedCard, usedDie, turnedUp, changed, swapped, lookedAt, saw, wasPutBack, replaced, pickedToo,
    rolledAgain, rolledMore, wasLeftOut, won, lost, commonEvents,
};

/// What is asked while a helper's power waits to be carried out. The prompts begin with these; a battle's own phases follow.
enum class Step : std::uint8_t { none, change, swap, order, reroll, leaveOut };
enum CommonPhase : std::uint8_t { over = 6, commonPhases };

enum CommonOption : std::uint8_t { difficultyOption, adversaryOption };
inline constexpr int difficulties = 4;

extern const Domain pieceDomain, categoryDomain, difficultyDomain, spotDomain;

inline constexpr std::array<ZoneInfo, commonZones> zoneWords{
    {{"deck"}, {"discards"}, {"helpers"}, {"spent"}, {"dice"}, {"extra-die"}, {"dice-box"}}};

inline constexpr std::array<Term, commonVerbs> verbWords{{
    {"use-card", {&pieceDomain, &spotDomain}},
    {"use-die", {&pieceDomain, &spotDomain}},
    {"change-to", {&pieceDomain}},
    {"swap-with", {&numberDomain, &numberDomain}},
    {"put-back", {&numberDomain, &numberDomain, &numberDomain}},
    {"roll-too", {&spotDomain}},
    {"roll-picked"},
    {"leave-out", {&spotDomain}},
}};

inline constexpr std::array<Term, commonEvents> eventWords{{
    {"helpers-came", {&numberDomain}},
    {"start-roll", {&numberDomain, &numberDomain, &numberDomain}},
    {"starts"},
    {"used-card", {&pieceDomain, &spotDomain}},
    {"used-die", {&pieceDomain, &spotDomain}},
    {"turned-up", {&pieceDomain}},
    {"changed", {&pieceDomain, &pieceDomain}},
    {"swapped", {&pieceDomain, &pieceDomain}},
    {"looked-at", {&numberDomain}},
    {"saw", {&pieceDomain}},
    {"was-put-back"},
    {"replaced", {&pieceDomain, &pieceDomain}},
    {"picked-too", {&spotDomain}, true},
    {"rolled-again", {&pieceDomain, &pieceDomain}},
    {"rolled-more", {&pieceDomain}},
    {"was-left-out", {&pieceDomain, &spotDomain}},
    {"won"},
    {"lost"},
}};

inline constexpr std::array<std::string_view, commonPhases> phaseWords{"none",   "change",    "swap", "order",
                                                                       "reroll", "leave-out", "over"};

inline constexpr std::array<std::string_view, 5> refusalWords{"match-over", "not-your-turn", "not-now", "no-helper", "no-use"};

/// How many helpers come to the table at each difficulty.
inline constexpr std::array<SetEntry, difficulties> helperSet{{
    {"helpers", &difficultyDomain, 0, 0, helperKinds},
    {"helpers", &difficultyDomain, 1, 0, helperKinds},
    {"helpers", &difficultyDomain, 2, 0, helperKinds},
    {"helpers", &difficultyDomain, 3, 0, helperKinds},
}};

inline constexpr std::array<std::string_view, difficulties> difficultyWords{"easy", "normal", "hard", "ineffable"};
inline constexpr std::array<std::string_view, 2> adversaryWords{"off", "on"};
inline constexpr Option difficultyChoice{"difficulty", difficultyWords, 1};

/// The words of all battles, then a battle's own.
template <class T, std::size_t n, std::size_t m>
constexpr std::array<T, n + m> join(const std::array<T, n> &common, const std::type_identity_t<T> (&own)[m])
{
    std::array<T, n + m> joined{};
    std::copy(common.begin(), common.end(), joined.begin());
    std::copy(own, own + m, joined.begin() + n);
    return joined;
}

} // namespace bombshelf::omens
