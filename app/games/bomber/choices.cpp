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

void turns(const State &state, Moves &out)
{
    for (int from = 1; from <= dieSides; ++from)
        for (int to = 1; state.table.countKind(diceZone, faceOf(from)) > 0 && to <= dieSides; ++to)
            if (to != from)
                out.add(makeMove(Verb::turnDie, from, to));
    out.add(makeMove(Verb::pass));
}

Refusal refuseMaking(const Position &p, Seat seat, Verb verb, int chosen)
{
    const bool posts = p.made[seat] < postsEach(p);
    if (posts != (verb == Verb::post))
        return {"not-now"};
    if (chosen >= (posts ? postCount : skillCount))
        return {posts ? "no-such-post" : "no-such-skill"};
    const Span open = posts ? postsOpen(p, seat) : skillsOpen(p, seat);
    if (chosen < open.first)
        return {"not-ascending"};
    return chosen > open.last ? Refusal{"no-room"} : notRefused;
}

Refusal refuseUse(const Position &p, Seat seat, Verb verb, int post)
{
    const Skill skill = verb == Verb::tune ? fineTuning : verb == Verb::longThrow ? longThrow : fever;
    if (p.uses[skill][seat] == 0 || (verb == Verb::fever && seat != p.actor))
        return {"no-use"};
    if (verb != Verb::tune)
        return post == 0 ? notRefused : Refusal{"not-now"};
    if (post >= postCount)
        return {"no-such-post"};
    return distance(post, p.target) == 1 ? notRefused : Refusal{"next-door"};
}

Refusal refuseTurn(const State &state, int from, int to)
{
    if (from < 1 || from > dieSides || state.table.countKind(diceZone, faceOf(from)) == 0)
        return {"no-such-die"};
    return to >= 1 && to <= dieSides && to != from ? notRefused : Refusal{"bad-face"};
}

Phase phaseOf(Verb verb)
{
    switch (verb) {
    case Verb::post:
    case Verb::skill: return Phase::make;
    case Verb::aim: return Phase::aim;
    case Verb::tune:
    case Verb::longThrow:
    case Verb::fever: return Phase::before;
    case Verb::shift: return Phase::shift;
    case Verb::turnDie: return Phase::after;
    case Verb::pass: break;
    }
    return Phase::over;
}

bool isTimely(Phase phase, Move move)
{
    if (move.verb > std::uint8_t(Verb::pass) || move.c || (move.b && Verb(move.verb) != Verb::turnDie))
        return false;
    if (Verb(move.verb) == Verb::pass)
        return (phase == Phase::before || phase == Phase::after) && move.a == 0;
    return phaseOf(Verb(move.verb)) == phase;
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
    SeatSet seats;
    switch (p.phase) {
    case Phase::make:
        for (Seat seat = 0; seat < p.seats; ++seat)
            if (!isMade(p, seat))
                seats.add(seat);
        return seats;
    case Phase::aim:
    case Phase::before:
    case Phase::shift:
    case Phase::after: return SeatSet::of(p.asked);
    case Phase::reveal:
    case Phase::order:
    case Phase::blast:
    case Phase::over: break;
    }
    return seats;
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

Refusal refusal(const State &state, Seat seat, Move move)
{
    const Position &p = position(state);
    if (p.phase == Phase::over)
        return {"match-over"};
    if (!asked(p).has(seat))
        return {p.phase == Phase::make && seat < p.seats ? "already-made" : "not-your-turn"};
    if (!isTimely(p.phase, move))
        return {"not-now"};
    switch (Verb(move.verb)) {
    case Verb::post:
    case Verb::skill: return refuseMaking(p, seat, Verb(move.verb), move.a);
    case Verb::aim: return move.a < postCount ? notRefused : Refusal{"no-such-post"};
    case Verb::tune:
    case Verb::longThrow:
    case Verb::fever: return refuseUse(p, seat, Verb(move.verb), move.a);
    case Verb::shift:
        if (move.a >= postCount)
            return {"no-such-post"};
        return shiftsOpen(state).has(move.a) ? notRefused : Refusal{"too-far"};
    case Verb::turnDie: return refuseTurn(state, move.a, move.b);
    case Verb::pass: break;
    }
    return notRefused;
}

} // namespace bombshelf::bomber
