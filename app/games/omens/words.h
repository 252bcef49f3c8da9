#pragma once

#include "cards.h"
#include "core/vocabulary.h"

#include <algorithm>
#include <array>
#include <type_traits>

// clang-format off
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
constexpr Kind faceOf(int pips) { return Kind(face1 + pips - 1); }
constexpr int pipsOf(Kind face) { return face - face1 + 1; }

/// Zones of every battle; its own follow. The Prophet's new die lies in `extra` until one is left out.
enum CommonZone : Zone { deckZone, discardZone, helperZone, spentZone, diceZone, extraZone, boxZone, commonZones };

/// What is done with helpers; a battle's own verbs follow.
enum CommonVerb : std::uint8_t { useCard, useDie, changeTo, swapWith, putBack, rollToo, rollPicked, leaveOut };

/// Events of every battle; its own follow.
enum CommonWhat : std::uint8_t {
    helpersCame, startRoll, starts, usedCard, usedDie, turnedUp, changed, swapped, lookedAt, saw, wasPutBack, replaced, pickedToo,
    rolledAgain, rolledMore, wasLeftOut, won, lost,
};

/// What is asked while a helper's power waits to be carried out. The prompts begin with these; a battle's own phases follow.
enum class Step : std::uint8_t { none, change, swap, order, reroll, leaveOut };
inline constexpr auto stepWords = vocabulary<Step>({
    {Step::none, "none"}, {Step::change, "change"}, {Step::swap, "swap"}, {Step::order, "order"}, {Step::reroll, "reroll"},
    {Step::leaveOut, "leave-out"},
});
enum CommonPhase : std::uint8_t { over = stepWords.size() };

enum CommonOption : std::uint8_t { difficultyOption, adversaryOption };
inline constexpr int difficulties = 4;

extern const Domain pieceDomain, categoryDomain, difficultyDomain, spotDomain;

inline constexpr std::array<ZoneInfo, commonZones> zoneWords{
    {{"deck"}, {"discards"}, {"helpers"}, {"spent"}, {"dice"}, {"extra-die"}, {"dice-box"}}};

inline constexpr auto verbWords = vocabulary<CommonVerb, Term>({
    {useCard, {.name = "use-card", .args = {&pieceDomain, &spotDomain}, .ofAll = true}},
    {useDie, {.name = "use-die", .args = {&pieceDomain, &spotDomain}, .ofAll = true}},
    {changeTo, {.name = "change-to", .args = {&pieceDomain}, .carriesOut = true}},
    {swapWith, {.name = "swap-with", .args = {&numberDomain, &numberDomain}, .carriesOut = true}},
    {putBack, {"put-back", {&numberDomain, &numberDomain, &numberDomain}}},
    {rollToo, {"roll-too", {&spotDomain}}},
    {rollPicked, {"roll-picked"}},
    {leaveOut, {"leave-out", {&spotDomain}}},
});
/// The first of a battle's own verbs.
inline constexpr auto commonVerbs = std::uint8_t(verbWords.size());

inline constexpr auto eventWords = vocabulary<CommonWhat, Term>({
    {helpersCame, {"helpers-came", {&numberDomain}}},
    {startRoll, {"start-roll", {&numberDomain, &numberDomain, &numberDomain}}},
    {starts, {"starts"}},
    {usedCard, {"used-card", {&pieceDomain, &spotDomain}}},
    {usedDie, {"used-die", {&pieceDomain, &spotDomain}}},
    {turnedUp, {"turned-up", {&pieceDomain}}},
    {changed, {"changed", {&pieceDomain, &pieceDomain}}},
    {swapped, {"swapped", {&pieceDomain, &pieceDomain}}},
    {lookedAt, {"looked-at", {&numberDomain}}},
    {saw, {"saw", {&pieceDomain}}},
    {wasPutBack, {"was-put-back"}},
    {replaced, {"replaced", {&pieceDomain, &pieceDomain}}},
    {pickedToo, {"picked-too", {&spotDomain}, true}},
    {rolledAgain, {"rolled-again", {&pieceDomain, &pieceDomain}}},
    {rolledMore, {"rolled-more", {&pieceDomain}}},
    {wasLeftOut, {"was-left-out", {&pieceDomain, &spotDomain}}},
    {won, {"won"}},
    {lost, {"lost"}},
});
/// The first of a battle's own events.
inline constexpr auto commonEvents = std::uint8_t(eventWords.size());

inline constexpr auto phaseWords = vocabulary<CommonPhase>({{over, "over"}}, stepWords);
/// The first of a battle's own phases.
inline constexpr auto commonPhases = std::uint8_t(phaseWords.size());

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

/// What all battles have, then a battle's own.
template <class T, std::size_t n, std::size_t m>
constexpr std::array<T, n + m> join(const std::array<T, n> &common, const std::type_identity_t<T> (&own)[m])
{
    std::array<T, n + m> joined{};
    std::copy(common.begin(), common.end(), joined.begin());
    std::copy(own, own + m, joined.begin() + n);
    return joined;
}

} // namespace bombshelf::omens
