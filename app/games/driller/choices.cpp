#include "choices.h"

#include <bit>
#include <numeric>

namespace bombshelf::driller {

namespace {

constexpr DeckSide decks[] = {left, right};

std::uint64_t payable(const State &state, Seat seat)
{
    constexpr auto all =
        std::accumulate(scoreCards.begin(), scoreCards.end(), 0u, [](unsigned kinds, Card card) { return kinds | 1u << card; });
    return kindsAmong(state.table.in(handOf(seat))) & all;
}

/// What is set aside and has not been laid back yet.
std::uint64_t leftAside(const State &state) { return kindsAmong(state.table.in(asideZone).subspan(std::size_t(position(state).laid))); }

int sparedPileSize(const State &state)
{
    int size = 0;
    for (int pile = 0; pile < pileCount; ++pile)
        size += state.table.count(Zone(pileZone + pile));
    return size;
}

int standingDeckSize(const State &state) { return state.table.count(zoneOf(left)) + state.table.count(zoneOf(right)); }

bool isTarget(const Position &p, Seat seat) { return p.countering ? seat == p.turn : seat < p.seats && seat != p.asked; }

void payments(const State &state, Moves &out)
{
    const Position &p = position(state);
    for (std::uint64_t kinds = payable(state, p.asked); kinds != 0; kinds &= kinds - 1)
        out.add(makeMove(Verb::pay, std::countr_zero(kinds)));
    if (p.paid >= buyoutPrice)
        out.add(makeMove(Verb::settle));
    if (p.paid == 0)
        out.add(makeMove(Verb::pass));
}

void returns(const State &state, Moves &out)
{
    const bool takes[] = {takesCards(state, left), takesCards(state, right)};
    for (std::uint64_t kinds = leftAside(state); kinds != 0; kinds &= kinds - 1)
        for (const DeckSide deck : decks)
            if (takes[deck])
                out.add(makeMove(Verb::putBack, std::countr_zero(kinds), deck));
}

bool fits(Verb verb, Phase phase)
{
    switch (verb) {
    case Verb::spare: return phase == Phase::spare;
    case Verb::lay: return phase == Phase::lay;
    case Verb::check: return phase == Phase::check;
    case Verb::draw:
    case Verb::stop: return phase == Phase::drill;
    case Verb::pay:
    case Verb::settle:
    case Verb::pass: return phase == Phase::buyout || phase == Phase::counter;
    case Verb::raid: return phase == Phase::raid;
    case Verb::putBack: return phase == Phase::putBack;
    case Verb::split: return phase == Phase::split;
    }
    return false;
}

bool isAside(const State &state, int card) { return card < cardKinds && (leftAside(state) >> card & 1); }

} // namespace

void choices(const State &state, Moves &out)
{
    const Position &p = position(state);
    switch (p.phase) {
    case Phase::spare:
        for (int pile = 0; pile < pileCount; ++pile)
            out.add(makeMove(Verb::spare, pile));
        return;
    case Phase::lay:
        for (int k = 0, size = sparedPileSize(state); k <= size; ++k)
            for (const DeckSide deck : decks)
                out.add(makeMove(Verb::lay, k, deck));
        return;
    case Phase::check:
        for (const DeckSide deck : decks)
            if (hidesTop(state, deck))
                out.add(makeMove(Verb::check, deck));
        return;
    case Phase::drill:
        for (const DeckSide deck : decks)
            if (isOpen(state, deck))
                out.add(makeMove(Verb::draw, deck));
        if (p.drawn > 0 || out.empty())
            out.add(makeMove(Verb::stop));
        return;
    case Phase::buyout:
    case Phase::counter: return payments(state, out);
    case Phase::raid:
        for (Seat seat = 0; seat < p.seats; ++seat)
            for (const DeckSide deck : decks)
                if (isTarget(p, seat) && isOpen(state, deck))
                    out.add(makeMove(Verb::raid, seat, deck));
        return;
    case Phase::putBack: return returns(state, out);
    case Phase::split:
        for (int n = 1, size = standingDeckSize(state); n < size; ++n)
            out.add(makeMove(Verb::split, n));
        return;
    case Phase::over: return;
    }
}

std::string_view reason(const State &state, Move move)
{
    const Verb verb = Verb(move.verb);
    if (!fits(verb, position(state).phase))
        return "not-now";
    switch (verb) {
    case Verb::spare: break;
    case Verb::lay: return "bad-number";
    case Verb::check: return move.a <= right && isOpen(state, DeckSide(move.a)) ? "already-up" : "deck-out";
    case Verb::draw: return "deck-out";
    case Verb::stop: return "draw-first";
    case Verb::pay: return move.a >= cardKinds || worth[move.a] == 0 ? "only-score" : "not-in-hand";
    case Verb::settle: return "pay-six";
    case Verb::pass: return "already-paying";
    case Verb::raid: return isTarget(position(state), move.a) ? "deck-out" : "bad-target";
    case Verb::putBack: return isAside(state, move.a) ? "deck-out" : "not-aside";
    case Verb::split: return "bad-number";
    }
    return "not-now";
}

} // namespace bombshelf::driller
