#include "rules.h"

#include "choices.h"
#include "core/rules.h"
#include "flow.h"
#include "house_set.h"
#include "knowledge.h"

#include <algorithm>

namespace bombshelf::bombmafia {

namespace {

class BombmafiaRules final : public Rules {
public:
    const Descriptor &descriptor() const override { return bombmafia::descriptor(); }
    const Knowledge &knowledge() const override { return bombmafia::knowledge(); }
    Refusal whyNotSetup(const Setup &setup) const override { return refuseSetup(setup); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

    SeatSet toMove(const State &state) const override
    {
        const Position &p = position(state);
        return p.phase == Phase::play ? SeatSet::of(p.turn) : SeatSet();
    }

    void play(State &state, Seat, Move move, Rng &rng, Teller *teller) const override { Flow(state, rng, teller).play(move.a); }

    Result result(const State &state) const override;
    int points(const State &state, Seat seat) const override { return position(state).points[seat]; }
    void tally(const State &state, Seat seat, Tally &out) const override;
    bool isOut(const State &state, Seat seat) const override { return seat < position(state).seats && position(state).points[seat] <= 0; }
    std::string_view prompt(const State &state) const override { return phaseDomain.words[std::size_t(position(state).phase)]; }
    void facts(const State &state, Facts &out) const override;

    /// After Round of Drinks others know some cards of a hand, and whoever looks on can't tell which of them are played.
    void hide(State &state, Seat viewer) const override
    {
        for (Seat seat = 0; seat < position(state).seats; ++seat)
            state.table.hideKnowers(handOf(seat), seat, viewer);
    }

private:
    void choices(const State &state, Seat seat, Moves &out) const override { bombmafia::choices(state, seat, out); }
    std::string_view reason(const State &, Seat, Move move) const override { return move.a < cardKinds ? "not-in-hand" : "no-such-card"; }
};

/// The highest total wins; equal ones share.
Result BombmafiaRules::result(const State &state) const
{
    const Position &p = position(state);
    if (p.phase != Phase::over)
        return {};
    const auto points = std::span(p.points).first(p.seats);
    const SeatSet winners = seatsWithMost(p.seats, [&](Seat seat) { return points[seat]; });
    return wonBy(winners, std::ranges::min(points) <= 0 ? "broke" : "rounds");
}

void BombmafiaRules::tally(const State &state, Seat seat, Tally &out) const
{
    const Position &p = position(state);
    out.add({&thingDomain, std::uint8_t(Thing::start), 1, pointsAtStart});
    const int opened = p.round - (p.phase != Phase::over);
    if (opened > 0)
        out.add({&thingDomain, std::uint8_t(Thing::bags), opened, p.points[seat] - pointsAtStart});
}

void BombmafiaRules::facts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    out.clear();
    out.add({"phase", noSeat, int(p.phase), &phaseDomain});
    out.add({"round", noSeat, p.round});
    out.add({"rounds", noSeat, p.rounds});
    out.add({"starter", noSeat, p.starter, &seatDomain});
    out.add({"turn", noSeat, p.turn, &seatDomain});
    for (Seat seat = 0; seat < p.seats; ++seat)
        out.add({"points", seat, p.points[seat]});
    for (Seat seat = 0; seat < p.seats; ++seat)
        out.add({"bags", noSeat, p.bags[seat], &cardDomain, true});
}

} // namespace

const Rules &rules()
{
    static const BombmafiaRules bombmafia;
    return bombmafia;
}

} // namespace bombshelf::bombmafia
