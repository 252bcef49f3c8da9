#include "choices.h"

#include <algorithm>

namespace bombshelf::bomber {

namespace {

void addSpan(Verb verb, const Span &span, Moves &out)
{
    for (int i = span.first; i <= span.last; ++i)
        out.add(makeMove(verb, i));
}

void makings(const Position &p, Seat seat, Moves &out)
{
    if (p.made[seat] < postsEach(p))
        addSpan(Verb::post, postsOpen(p, seat), out);
    else
        addSpan(Verb::skill, skillsOpen(p, seat), out);
}

void uses(const Position &p, Seat seat, Moves &out)
{
    if (p.uses[fineTuning][seat] > 0)
        for (const int post : {p.target - 1, p.target + 1})
            if (allPosts.has(post))
                out.add(makeMove(Verb::tune, post));
    if (p.uses[longThrow][seat] > 0)
        out.add(makeMove(Verb::longThrow));
    if (p.uses[fever][seat] > 0 && seat == p.actor)
        out.add(makeMove(Verb::fever));
    out.add(makeMove(Verb::pass));
}

bool hasDie(const State &state, int pips) { return pips >= 1 && pips <= dieSides && state.table.countKind(diceZone, faceOf(pips)) > 0; }

void turns(const State &state, Moves &out)
{
    for (int from = 1; from <= dieSides; ++from)
        for (int to = 1; hasDie(state, from) && to <= dieSides; ++to)
            if (to != from)
                out.add(makeMove(Verb::turnDie, from, to));
    out.add(makeMove(Verb::pass));
}

bool fits(Verb verb, Phase phase)
{
    switch (verb) {
    case Verb::post:
    case Verb::skill: return phase == Phase::make;
    case Verb::aim: return phase == Phase::aim;
    case Verb::tune:
    case Verb::longThrow:
    case Verb::fever: return phase == Phase::before;
    case Verb::shift: return phase == Phase::shift;
    case Verb::turnDie: return phase == Phase::after;
    case Verb::pass: return phase == Phase::before || phase == Phase::after;
    }
    return false;
}

std::string_view reasonInMaking(const Position &p, Seat seat, Verb verb, int chosen)
{
    const bool posts = p.made[seat] < postsEach(p);
    if (posts != (verb == Verb::post))
        return "not-now";
    const Span open = posts ? postsOpen(p, seat) : skillsOpen(p, seat);
    return chosen < open.first ? "not-ascending" : "no-room";
}

} // namespace

Span postsOpen(const Position &p, Seat seat)
{
    const PostSet posts = p.posts[seat];
    return {posts.last() + 1, postCount - (postsEach(p) - posts.size())};
}

Span skillsOpen(const Position &p, Seat seat)
{
    const unsigned skills = p.skills[seat];
    return {int(std::bit_width(skills)), skillCount - (skillsEach(p) - std::popcount(skills))};
}

Span shiftsOpen(const State &state)
{
    const int post = position(state).target, reach = pipsOf(state.table.top(diceZone).kind);
    return {std::max(allPosts.first, post - reach), std::min(allPosts.last, post + reach)};
}

SeatSet asked(const Position &p)
{
    switch (p.phase) {
    case Phase::make: return seatsWith(p.seats, [&p](Seat seat) { return !isMade(p, seat); });
    case Phase::aim:
    case Phase::before:
    case Phase::shift:
    case Phase::after: return SeatSet::of(p.asked);
    case Phase::reveal:
    case Phase::order:
    case Phase::blast:
    case Phase::over: break;
    }
    return {};
}

void choices(const State &state, Seat seat, Moves &out)
{
    const Position &p = position(state);
    switch (p.phase) {
    case Phase::make: return makings(p, seat, out);
    case Phase::aim: return addSpan(Verb::aim, allPosts, out);
    case Phase::before: return uses(p, seat, out);
    case Phase::shift: return addSpan(Verb::shift, shiftsOpen(state), out);
    case Phase::after: return turns(state, out);
    case Phase::reveal:
    case Phase::order:
    case Phase::blast:
    case Phase::over: return;
    }
}

std::string_view reason(const State &state, Seat seat, Move move)
{
    const Position &p = position(state);
    const Verb verb = Verb(move.verb);
    if (!fits(verb, p.phase))
        return "not-now";
    switch (verb) {
    case Verb::post:
    case Verb::skill: return reasonInMaking(p, seat, verb, move.a);
    case Verb::tune: return p.uses[fineTuning][seat] == 0 ? "no-use" : "next-door";
    case Verb::longThrow:
    case Verb::fever: return "no-use";
    case Verb::shift: return "too-far";
    case Verb::turnDie: return hasDie(state, move.a) ? "bad-face" : "no-such-die";
    case Verb::aim:
    case Verb::pass: break;
    }
    return "not-now";
}

} // namespace bombshelf::bomber
