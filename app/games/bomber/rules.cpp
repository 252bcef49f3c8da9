#include "rules.h"

#include "choices.h"
#include "core/observation.h"
#include "ending.h"
#include "flow.h"
#include "knowledge.h"

#include <algorithm>
#include <utility>

namespace bombshelf::bomber {

namespace {

/// Names of facts that are lists, one for each seat.
constexpr std::string_view postsFacts[] = {"posts-0", "posts-1", "posts-2", "posts-3", "posts-4", "posts-5"};

/// Uses left, 1 for a skill that works always, or -1 for one that the sapper does not have.
int usesShown(const Position &p, Seat seat, Skill skill)
{
    if (!hasSkill(p, seat, skill))
        return -1;
    if (usesOf[skill] == 0)
        return 1;
    return p.phase <= Phase::reveal ? usesOf[skill] : p.uses[skill][seat];
}

class BomberRules final : public Rules {
public:
    const Descriptor &descriptor() const override { return bomber::descriptor(); }
    const Knowledge &knowledge() const override { return bomber::knowledge(); }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        Flow(state, rng, teller).deal(setup);
        return state;
    }

    SeatSet toMove(const State &state) const override { return asked(position(state)); }

    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override;
    Result result(const State &state) const override;
    int points(const State &state, Seat seat) const override { return position(state).points[seat]; }
    void tally(const State &state, Seat seat, Tally &out) const override;
    bool isOut(const State &state, Seat seat) const override
    {
        const Position &p = position(state);
        return p.phase != Phase::make && seat < p.seats && !isIn(p, seat);
    }
    std::string_view prompt(const State &state) const override { return phaseDomain.words[std::size_t(position(state).phase)]; }
    void facts(const State &state, Facts &out) const override;

    void hide(State &state, Seat viewer) const override
    {
        Position &p = position(state);
        if (p.phase != Phase::make)
            return;
        for (Seat seat = 0; seat < p.seats; ++seat)
            if (seat != viewer) {
                p.posts[seat] = {};
                p.skills[seat] = 0;
            }
    }
    void guessSecrets(Guess &guess, const Beliefs &, Rng &rng) const override;

private:
    void choices(const State &state, Seat seat, Moves &out) const override { bomber::choices(state, seat, out); }
    std::string_view whyNotAsked(const State &state, Seat seat) const override
    {
        const Position &p = position(state);
        return p.phase == Phase::make && seat < p.seats ? "already-made" : "not-your-turn";
    }
    std::string_view reason(const State &state, Seat seat, Move move) const override { return bomber::reason(state, seat, move); }
};

void BomberRules::play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const
{
    Flow flow(state, rng, teller);
    switch (Verb(move.verb)) {
    case Verb::post: return flow.choosePost(seat, move.a);
    case Verb::skill: return flow.chooseSkill(seat, Skill(move.a));
    case Verb::aim: return flow.aim(move.a);
    case Verb::tune: return flow.tune(move.a);
    case Verb::longThrow: return flow.throwLong();
    case Verb::fever: return flow.useFever();
    case Verb::shift: return flow.shift(move.a);
    case Verb::turnDie: return flow.turnDie(move.a, move.b);
    case Verb::pass: return flow.pass();
    }
}

/// What is masked is made up choice by choice, as a seat would make it.
void BomberRules::guessSecrets(Guess &guess, const Beliefs &, Rng &rng) const
{
    Position &p = position(guess.state);
    for (Seat seat = 0; seat < p.seats; ++seat) {
        const int made = p.made[seat];
        if (p.posts[seat].size() + std::popcount(p.skills[seat]) == made)
            continue;
        p.made[seat] = 0;
        while (p.made[seat] < made) {
            const Move move = likelyChoice(guess, seat, rng);
            if (Verb(move.verb) == Verb::post)
                p.posts[seat].add(move.a);
            else
                p.skills[seat] |= std::uint8_t(1u << move.a);
            ++p.made[seat];
        }
    }
}

Result BomberRules::result(const State &state) const
{
    const Position &p = position(state);
    if (p.phase != Phase::over)
        return {};
    const int left = seatsIn(p).size();
    return wonBy(winnersOf(p), left == 0 ? "nobody" : left == 1 ? "last-one" : "points");
}

void BomberRules::tally(const State &state, Seat seat, Tally &out) const
{
    const Position &p = position(state);
    if (p.points[seat] > 0)
        out.add({&thingDomain, std::uint8_t(Thing::taken), p.points[seat], p.points[seat]});
    if (p.hp[seat] > 0)
        out.add({&thingDomain, std::uint8_t(Thing::hp), p.hp[seat], 0});
}

void BomberRules::facts(const State &state, Facts &out) const
{
    const Position &p = position(state);
    const auto bySeat = [&](std::string_view name, const auto &value) {
        for (Seat seat = 0; seat < p.seats; ++seat)
            out.add({name, seat, value(seat)});
    };
    out.clear();
    out.add({"phase", noSeat, int(p.phase), &phaseDomain});
    out.add({"part", noSeat, int(p.part), &partDomain});
    out.add({"cycle", noSeat, p.cycle});
    out.add({"cycles", noSeat, cyclesOf(p)});
    if (p.actor != noSeat)
        out.add({"actor", noSeat, p.actor, &seatDomain});
    if (p.target != noPost)
        out.add({"target", noSeat, p.target, &postDomain});
    out.add({"check-dice", noSeat, p.checkDice});
    out.add({"achievement", noSeat, p.achievement});
    out.add({"reach", noSeat, p.reach});
    out.add({"full-hp", noSeat, fullHp(p)});
    bySeat("hp", [&](Seat seat) { return p.hp[seat]; });
    bySeat("points", [&](Seat seat) { return p.points[seat]; });
    bySeat("made", [&](Seat seat) { return p.made[seat]; });
    bySeat("initiative", [&](Seat seat) { return p.initiative[seat]; });
    for (int i = 0; i < skillCount; ++i)
        bySeat(skillDomain.words[std::size_t(i)], [&](Seat seat) { return usesShown(p, seat, Skill(i)); });
    for (int i = 0; i < p.toAct; ++i)
        out.add({"order", noSeat, p.order[std::size_t(i)], &seatDomain, true});
    for (Seat seat = 0; p.phase == Phase::make && seat < p.seats; ++seat)
        for (Post post = 0; post < postCount; ++post)
            if (p.posts[seat].has(post))
                out.add({postsFacts[seat], noSeat, post, &postDomain, true});
}

} // namespace

const Rules &rules()
{
    static const BomberRules bomber;
    return bomber;
}

} // namespace bombshelf::bomber
