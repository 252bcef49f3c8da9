#include "battle.h"

#include "core/observation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace bombshelf::omens {

namespace {

/// What is asked: a helper's step, or the battle's own phase.
int phaseOf(const Team &team) { return team.step == Step::none ? team.phase : int(team.step); }

} // namespace

SeatSet Battle::toMove(const State &state) const
{
    const Team &team = teamOf(state);
    return team.phase == over ? SeatSet() : SeatSet::of(team.asked);
}

Seat Battle::turn(const State &state) const { return teamOf(state).turn; }

void Battle::choices(const State &state, Seat, Moves &out) const
{
    helperMoves(state, reach(state), out);
    if (teamOf(state).step == Step::none)
        ownChoices(state, out);
}

std::string_view Battle::reason(const State &state, Seat, Move move) const
{
    if (move.verb < commonVerbs)
        return reasonNotToHelp(state, reach(state), move);
    return teamOf(state).step == Step::none ? ownReason(state, move) : "not-now";
}

void Battle::play(State &state, Seat, Move move, Rng &rng, Teller *teller) const
{
    if (move.verb >= commonVerbs)
        return make(state, move, rng, teller);
    const Reach reachNow = reach(state);
    if (move.verb == useCard || move.verb == useDie)
        spend(state, move.a);
    Help(state, rng, teller, reachNow).make(move);
    if (teamOf(state).step == Step::none)
        afterHelp(state, rng, teller);
}

std::optional<Move> Battle::outcome(const State &state, Move move) const
{
    const Reach reachNow = reach(state);
    Results results;
    if (move.verb == useDie)
        results = resultsOnDie(state, reachNow, move.a, move.b);
    else if (move.verb == useCard && move.a != prophet && !isPrivate(state, move))
        results = resultsOnCard(state, reachNow, move.a, move.b);
    return results.size() == 1 ? std::optional(Move{changeTo, results[0], 0, 0}) : std::nullopt;
}

bool Battle::isPrivate(const State &state, Move move) const
{
    if (move.verb != useCard || move.a == prophet)
        return false;
    const Spot spot = reach(state).cards[move.b];
    return !state.table.at(spot.zone, spot.place).faceUp;
}

bool Battle::isBeforeEyes(const State &state, Seat seat, Zone zone, int place) const
{
    const Team &team = teamOf(state);
    if (team.step != Step::order || seat != team.asked)
        return Rules::isBeforeEyes(state, seat, zone, place);
    const Reach reachNow = reach(state);
    return (zone == reachNow.deck && place < prophetSees(state, reachNow)) || Rules::isBeforeEyes(state, seat, zone, place);
}

void Battle::spend(State &state, Kind helper) const { state.table.toBottom(helperZone, state.table.find(helperZone, helper), spentZone); }

Result Battle::result(const State &state) const
{
    const Team &team = teamOf(state);
    Result result;
    if (team.phase != over)
        return result;
    result.over = true;
    result.ending = descriptor().endings[team.ending];
    for (Seat seat = 0; seat < team.seats && team.isWon; ++seat) {
        result.payoff[seat] = 1;
        result.winners.add(seat);
    }
    return result;
}

void Battle::conclude(Beliefs &beliefs, const Observation &seen, Seat seat, Move move) const
{
    constexpr int worlds = 4; // what else is hidden may lie otherwise
    constexpr float unlikeHabit = 0.1f;
    constexpr float leastLikely = -8; // who seemed sure may have meant something else
    static_assert(prophecyKinds <= Beliefs::mostThings);
    const Zone page = *prophecyZoneOf(seat);
    Rng any(1);
    Moves moves;
    std::array<float, prophecyKinds> chances{};
    for (int world = 0; world < worlds; ++world) {
        Guess guess = seen.guess(any);
        legal(guess.state, seat, moves);
        const auto *const made = std::ranges::find(moves, move);
        for (std::size_t i = 0; i < prophecyKinds; ++i) {
            guess.state.table.become(page, 0, Kind(prophecy0 + i));
            const std::vector<float> likings = knowledge().likings(guess, seat, moves);
            const float all = std::accumulate(likings.begin(), likings.end(), 0.0f);
            const float byHabit = made == moves.end() ? 0 : likings[std::size_t(made - moves.begin())] / all;
            chances[i] += ((1 - unlikeHabit) * byHabit + unlikeHabit / float(moves.size())) / worlds;
        }
    }
    auto &logs = beliefs.logs[seat];
    for (std::size_t i = 0; i < prophecyKinds; ++i)
        logs[i] += std::log(chances[i]);
    const float best = *std::ranges::max_element(logs);
    for (float &log : logs)
        log = std::max(log - best, leastLikely);
}

std::string_view Battle::prompt(const State &state) const { return phases().words[std::size_t(phaseOf(teamOf(state)))]; }

void Battle::facts(const State &state, Facts &out) const
{
    const Team &team = teamOf(state);
    out.clear();
    out.add({"phase", noSeat, phaseOf(team), &phases()});
    if (team.turn != noSeat)
        out.add({"turn", noSeat, team.turn, &seatDomain});
    if (team.step != Step::none) {
        out.add({"helper", noSeat, team.helper, &pieceDomain, true});
        out.add({"spot", noSeat, team.spot, &numberDomain, true});
    }
    for (int spot = 0; team.picked >> spot; ++spot)
        if (team.picked >> spot & 1)
            out.add({"picked", noSeat, spot, &numberDomain, true});
    const std::span changes(team.changes.data(), team.changeCount);
    for (const Team::Change &change : changes)
        out.add({"altered", noSeat, change.piece, &numberDomain, true});
    for (const Team::Change &change : changes)
        out.add({"printed", noSeat, change.printed, &pieceDomain, true});
    ownFacts(state, out);
}

} // namespace bombshelf::omens
