#include "rules.h"

#include "choices.h"
#include "core/observation.h"
#include "flow.h"
#include "house_set.h"
#include "knowledge.h"

#include <algorithm>

namespace bombshelf::bombmu {

namespace {

class BombmuRules final : public Rules {
public:
    const Descriptor &descriptor() const override { return bombmu::descriptor(); }
    const Knowledge &knowledge() const override { return bombmu::knowledge(); }
    Refusal whyNotSetup(const Setup &setup) const override { return refuseSet(setup); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

    SeatSet toMove(const State &state) const override { return asked(state); }

    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override;
    Result result(const State &state) const override;
    int points(const State &state, Seat seat) const override { return position(state).chips[seat]; }
    void tally(const State &state, Seat seat, Tally &out) const override;
    bool isOut(const State &state, Seat seat) const override { return seat < position(state).seats && !isIn(position(state), seat); }
    std::string_view prompt(const State &state) const override { return phaseDomain.words[std::size_t(position(state).phase)]; }
    void facts(const State &state, Facts &out) const override;

    void hide(State &state, Seat viewer) const override
    {
        Position &p = position(state);
        for (Seat seat = 0; seat < p.seats; ++seat)
            if (seat != viewer && p.chosen[seat] != noCard)
                p.chosen[seat] = hiddenCard;
    }
    void guessSecrets(Guess &guess, const Beliefs &, Rng &rng) const override;

private:
    void choices(const State &state, Seat seat, Moves &out) const override { bombmu::choices(state, seat, out); }
    std::string_view whyNotAsked(const State &state, Seat seat) const override
    {
        const Position &p = position(state);
        return p.phase == Phase::choose && isIn(p, seat) ? "already-chosen" : "not-your-turn";
    }
    std::string_view reason(const State &state, Seat, Move move) const override { return bombmu::reason(state, move); }
};

void BombmuRules::play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const
{
    Flow flow(state, rng, teller);
    switch (Verb(move.verb)) {
    case Verb::choose: return flow.choose(seat, move.a);
    case Verb::useSafe: return flow.useSafe();
    case Verb::roll: return flow.roll();
    case Verb::drawCards: return flow.drawCards();
    case Verb::takeChip: return flow.takeChip();
    case Verb::discard: return flow.discard(seat, move.a);
    }
}

void BombmuRules::guessSecrets(Guess &guess, const Beliefs &, Rng &rng) const
{
    Position &p = position(guess.state);
    for (Seat seat = 0; seat < p.seats; ++seat)
        if (p.chosen[seat] == hiddenCard)
            p.chosen[seat] = likelyChoice(guess, seat, rng);
}

/// One left wins alone; none left: all lose. Ruling: after the last round it is a draw of those still in.
Result BombmuRules::result(const State &state) const
{
    const Position &p = position(state);
    if (p.phase != Phase::over)
        return {};
    const SeatSet left = seatsIn(p);
    return wonBy(left, left.empty() ? "nobody" : left.size() == 1 ? "last-one" : "too-long");
}

void BombmuRules::tally(const State &state, Seat seat, Tally &out) const
{
    const int chips = position(state).chips[seat];
    if (chips > 0)
        out.add({&thingDomain, 0, chips, chips});
}

void BombmuRules::facts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    out.clear();
    out.add({"phase", noSeat, int(p.phase), &phaseDomain});
    out.add({"round", noSeat, p.round});
    out.add({"failed", noSeat, p.failed});
    out.add({"diamonds", noSeat, p.diamonds});
    out.add({"survival", noSeat, survival(state)});
    for (Seat seat = 0; seat < p.seats; ++seat)
        out.add({"chips", seat, p.chips[seat]});
    for (Seat seat = 0; seat < p.seats; ++seat)
        out.add({"has-chosen", seat, p.chosen[seat] != noCard});
    for (int i = p.disposed; i < p.disposers; ++i)
        out.add({"order", noSeat, p.order[std::size_t(i)], &seatDomain, true});
}

} // namespace

const Rules &rules()
{
    static const BombmuRules bombmu;
    return bombmu;
}

} // namespace bombshelf::bombmu
