#include "helpers.h"

#include <algorithm>

namespace bombshelf::omens {

namespace {

Kind kindAt(const State &state, Spot spot) { return state.table.at(spot.zone, spot.place).kind; }

/// The new values that a helper gives to a card or a die of this value; `others` are the values that the Medium can copy.
using Values = std::uint32_t; // a bit each
Values valuesBy(Kind helper, int value, bool isDie, Values others)
{
    const auto changedBy = [value](std::initializer_list<int> steps) {
        Values values = 0;
        for (const int step : steps)
            if (value + step > 0)
                values |= 1u << (value + step);
        return values;
    };
    const Values turned = isDie ? 1u << (dieSides + 1 - value) : 0;
    switch (helper) {
    case bookseller: return changedBy({-1, 1});
    case driver: return changedBy({-2, 2});
    case boy: return ~0u;
    case hound: return isDie ? 0 : changedBy({3});
    case witchHunter: return turned;
    case sergeant: return isDie ? changedBy({-1, -2, -3}) : changedBy({-3});
    case medium: return others;
    case postman: return isDie ? changedBy({-1, 1}) | turned : 0;
    default: return 0;
    }
}

constexpr Values valuesFrom(int least, int most) { return (2u << most) - (1u << least); }

/// The values of the face-up cards in play, but for the one that is to be changed.
Values valuesInPlay(const State &state, const Reach &reach, Spot own)
{
    Values values = 0;
    for (Zone zone = 0; zone < Table::maxZones; ++zone) {
        if (!(reach.table >> zone & 1))
            continue;
        const auto pieces = state.table.in(zone);
        for (std::size_t place = 0; place < pieces.size(); ++place)
            if (pieces[place].faceUp && isCard(pieces[place].kind) && !(zone == own.zone && place == own.place))
                values |= 1u << valueOf(pieces[place].kind);
    }
    return values;
}

bool canSwap(const State &state, const Reach &reach)
{
    for (int i = 0; reach.otherZones >> i; ++i)
        if (reach.otherZones >> i & 1)
            for (const Piece &piece : state.table.in(Zone(reach.others + i)))
                if (piece.faceUp)
                    return true;
    return false;
}

bool worksOnCard(const State &state, const Reach &reach, Kind helper, int spot)
{
    switch (helper) {
    case witch: return !state.table.empty(reach.deck);
    case postman: return canSwap(state, reach);
    case prophet: return false;
    default: return !resultsOnCard(state, reach, helper, spot).empty();
    }
}

bool worksOnDie(const State &state, const Reach &reach, Kind helper, int spot)
{
    if (helper == hound || helper == witch)
        return true;
    if (helper == prophet)
        return spot == 0;
    return !resultsOnDie(state, reach, helper, spot).empty();
}

bool isAtHand(const State &state, const Reach &reach, Kind helper)
{
    return state.table.find(helperZone, helper) >= 0 && !(reach.had & bitOf(helper));
}

/// Moves stay in their order: one verb after the other, helpers ascending.
template <class Works> void addUses(const State &state, const Reach &reach, CommonVerb verb, const Works &works, Moves &out)
{
    for (Kind helper = firstHelper; helper < firstHelper + helperKinds; ++helper)
        if (isAtHand(state, reach, helper))
            works(helper, [&](int spot) { out.add({verb, helper, std::uint8_t(spot), 0}); });
}

void uses(const State &state, const Reach &reach, Moves &out)
{
    addUses(
        state, reach, useCard,
        [&](Kind helper, auto add) {
            if (helper == prophet && reach.deckPowers && state.table.count(reach.deck) > 1)
                add(0);
            for (int spot = 0; spot < reach.cards.size(); ++spot)
                if (worksOnCard(state, reach, helper, spot))
                    add(spot);
        },
        out);
    addUses(
        state, reach, useDie,
        [&](Kind helper, auto add) {
            for (int spot = 0; spot < reach.dice.size(); ++spot)
                if (worksOnDie(state, reach, helper, spot))
                    add(spot);
        },
        out);
}

void swaps(const State &state, const Reach &reach, Moves &out)
{
    for (int i = 0; reach.otherZones >> i; ++i) {
        if (!(reach.otherZones >> i & 1))
            continue;
        const auto pieces = state.table.in(Zone(reach.others + i));
        for (std::size_t place = 0; place < pieces.size(); ++place)
            if (pieces[place].faceUp)
                out.add({swapWith, std::uint8_t(i), std::uint8_t(place), 0});
    }
}

void orders(int count, Moves &out)
{
    std::array<std::uint8_t, 3> order{0, 1, 2};
    const auto last = order.begin() + count;
    do
        out.add({putBack, order[0], order[1], count > 2 ? order[2] : std::uint8_t(0)});
    while (std::next_permutation(order.begin(), last));
}

void rerolls(const Team &team, const Reach &reach, Moves &out)
{
    for (int spot = 0; spot < reach.dice.size(); ++spot)
        if (team.picked >> spot == 0)
            out.add({rollToo, std::uint8_t(spot), 0, 0});
    out.add({rollPicked, 0, 0, 0});
}

} // namespace

Results resultsOnCard(const State &state, const Reach &reach, Kind helper, int spot)
{
    const Spot own = reach.cards[spot];
    const Kind card = kindAt(state, own);
    Results results;
    if (helper == witchHunter) {
        for (const Suit suit : allSuits)
            if (reach.suits && suit != suitOf(card))
                results.add(cardOf(suit, valueOf(card)));
        return results;
    }
    const Values others = helper == medium ? valuesInPlay(state, reach, own) : 0;
    const Values values = valuesBy(helper, valueOf(card), false, others) & valuesFrom(lowestValue, highestValue);
    for (int value = lowestValue; value <= highestValue; ++value)
        if (value != valueOf(card) && (values >> value & 1))
            results.add(cardOf(suitOf(card), value));
    return results;
}

Results resultsOnDie(const State &state, const Reach &reach, Kind helper, int spot)
{
    const int pips = pipsOf(kindAt(state, reach.dice[spot]));
    Values others = 0;
    for (int other = 0; other < reach.dice.size(); ++other)
        if (other != spot)
            others |= 1u << pipsOf(kindAt(state, reach.dice[other]));
    const Values values = valuesBy(helper, pips, true, others) & valuesFrom(1, dieSides);
    Results results;
    for (int face = 1; face <= dieSides; ++face)
        if (face != pips && (values >> face & 1))
            results.add(faceOf(face));
    return results;
}

bool canHelp(const State &state, const Reach &reach)
{
    Moves moves;
    uses(state, reach, moves);
    return !moves.empty();
}

void helperMoves(const State &state, const Reach &reach, Moves &out)
{
    const Team &team = teamOf(state);
    const auto addResults = [&out](const Results &results) {
        for (const Kind result : results)
            out.add({changeTo, result, 0, 0});
    };
    switch (team.step) {
    case Step::none: return uses(state, reach, out);
    case Step::change:
        return addResults(team.onDie ? resultsOnDie(state, reach, team.helper, team.spot)
                                     : resultsOnCard(state, reach, team.helper, team.spot));
    case Step::swap: return swaps(state, reach, out);
    case Step::order: return orders(prophetSees(state, reach), out);
    case Step::reroll: return rerolls(team, reach, out);
    case Step::leaveOut:
        for (int spot = 0; spot <= reach.dice.size(); ++spot)
            out.add({leaveOut, std::uint8_t(spot), 0, 0});
    }
}

std::string_view reasonNotToHelp(const State &state, const Reach &reach, Move move)
{
    const bool uses = move.verb == useCard || move.verb == useDie;
    if (uses != (teamOf(state).step == Step::none))
        return "not-now";
    if (uses && (!isHelper(move.a) || !isAtHand(state, reach, move.a)))
        return "no-helper";
    return "no-use";
}

} // namespace bombshelf::omens
