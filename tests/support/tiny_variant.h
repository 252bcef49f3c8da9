#pragma once

#include "tiny.h"

#include <new>

namespace bombshelf::test {

/// Tiny, to change a rule of.
class TinyVariant : public Rules {
public:
    const Descriptor &descriptor() const override { return tiny::rules().descriptor(); }
    const Knowledge &knowledge() const override { return tiny::rules().knowledge(); }
    State deal(const Setup &setup, Rng &rng, Teller *teller) const override { return tiny::rules().deal(setup, rng, teller); }
    SeatSet toMove(const State &state) const override { return tiny::rules().toMove(state); }
    void choices(const State &state, Seat seat, Moves &out) const override { tiny::rules().legal(state, seat, out); }
    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override
    {
        tiny::rules().play(state, seat, move, rng, teller);
    }
    Result result(const State &state) const override { return tiny::rules().result(state); }
    int points(const State &state, Seat seat) const override { return tiny::rules().points(state, seat); }
    void tally(const State &state, Seat seat, Tally &out) const override { tiny::rules().tally(state, seat, out); }
    std::string_view prompt(const State &state) const override { return tiny::rules().prompt(state); }
    void facts(const State &state, Facts &out) const override { tiny::rules().facts(state, out); }
};

/// Bots can think no thought of it.
struct Stumbling final : TinyVariant {
    const Knowledge &knowledge() const override { throw std::bad_alloc(); }
};

} // namespace bombshelf::test
