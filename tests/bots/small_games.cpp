#include "small_games.h"

#include "core/observation.h"

#include <algorithm>

namespace bombshelf::test {

namespace {

constexpr Domain kinds{"kind"};

/// What the three games have in common: nothing to tell, and no idea of good play.
class SmallGame : public Rules, public Knowledge {
public:
    const Descriptor &descriptor() const override { return m_descriptor; }
    const Knowledge &knowledge() const override { return *this; }
    int points(const State &, Seat) const override { return 0; }
    void tally(const State &, Seat, Tally &out) const override { out.clear(); }
    std::string_view prompt(const State &) const override { return "choose"; }
    void facts(const State &, Facts &out) const override { out.clear(); }

    void weigh(const Guess &, Seat, const Moves &, std::span<float> likings) const override { std::ranges::fill(likings, 1.0f); }
    std::array<float, maxSeats> estimate(const Guess &) const override { return {0.5f, 0.5f}; }

protected:
    explicit SmallGame(int seats, std::span<const ZoneInfo> zones = {}) : m_descriptor(describe(seats, zones)) {}

private:
    static Descriptor describe(int seats, std::span<const ZoneInfo> zones)
    {
        Descriptor game{};
        game.id = "small";
        game.minSeats = game.maxSeats = seats;
        game.kinds = &kinds;
        game.zones = zones;
        return game;
    }

    Descriptor m_descriptor;
};

class Nim final : public SmallGame {
public:
    struct Position {
        std::uint8_t heap;
        Seat turn;
    };

    Nim() : SmallGame(2) {}
    State deal(const Setup &, Rng &, Teller *) const override
    {
        State state;
        state.own<Position>() = {10, 0};
        return state;
    }
    SeatSet toMove(const State &state) const override
    {
        const auto &p = state.own<Position>();
        return p.heap == 0 ? SeatSet() : SeatSet::of(p.turn);
    }
    void choices(const State &state, Seat, Moves &out) const override
    {
        for (int n = 1; n <= 3 && n <= state.own<Position>().heap; ++n)
            out.add({take, std::uint8_t(n)});
    }
    void play(State &state, Seat seat, Move move, Rng &, Teller *) const override
    {
        state.own<Position>().heap = std::uint8_t(state.own<Position>().heap - move.a);
        state.own<Position>().turn = Seat(1 - seat);
    }
    Result result(const State &state) const override
    {
        if (state.own<Position>().heap > 0)
            return {};
        return wonBy(SeatSet::of(Seat(1 - state.own<Position>().turn)), {});
    }
};

class Boxes final : public SmallGame {
public:
    struct Position {
        bool looked, over, won;
    };
    static constexpr Zone left = 0;
    static constexpr Kind gem = 1;
    static constexpr ZoneInfo zones[] = {{"left"}, {"right"}};

    Boxes() : SmallGame(1, zones) {}
    State deal(const Setup &, Rng &rng, Teller *) const override
    {
        State state;
        state.table.add(left, 0);
        state.table.add(left, gem);
        state.table.shuffle(left, rng);
        state.table.move(left, 1, left + 1, 0);
        return state;
    }
    SeatSet toMove(const State &state) const override { return state.own<Position>().over ? SeatSet() : SeatSet::of(0); }
    void choices(const State &state, Seat, Moves &out) const override
    {
        if (!state.own<Position>().looked)
            out.add({look});
        out.add({openBox, 0});
        out.add({openBox, 1});
    }
    void play(State &state, Seat, Move move, Rng &, Teller *) const override
    {
        auto &p = state.own<Position>();
        if (move.verb == look) {
            p.looked = true;
            return state.table.show(left, 0, SeatSet::of(0));
        }
        p.over = true;
        p.won = state.table.top(Zone(left + move.a)).kind == gem;
    }
    Result result(const State &state) const override
    {
        Result result;
        result.over = state.own<Position>().over;
        result.payoff[0] = state.own<Position>().won;
        return result;
    }
};

class Pennies final : public SmallGame {
public:
    struct Position {
        std::array<std::uint8_t, 2> called; ///< 0: not yet
    };

    Pennies() : SmallGame(2) {}
    State deal(const Setup &, Rng &, Teller *) const override { return {}; }
    SeatSet toMove(const State &state) const override
    {
        SeatSet seats;
        for (Seat seat = 0; seat < 2; ++seat)
            if (state.own<Position>().called[seat] == 0)
                seats.add(seat);
        return seats;
    }
    void choices(const State &, Seat, Moves &out) const override
    {
        out.add({0, 1});
        out.add({0, 2});
    }
    void play(State &state, Seat seat, Move move, Rng &, Teller *) const override { state.own<Position>().called[seat] = move.a; }
    Result result(const State &state) const override
    {
        const auto &called = state.own<Position>().called;
        Result result;
        result.over = called[0] != 0 && called[1] != 0;
        result.payoff[called[0] == called[1]] = result.over;
        return result;
    }
    void hide(State &state, Seat viewer) const override
    {
        if (!toMove(state).empty())
            state.own<Position>().called[1 - viewer] = 0;
    }
};

} // namespace

const Rules &nim()
{
    static const Nim game;
    return game;
}

const Rules &boxes()
{
    static const Boxes game;
    return game;
}

const Rules &pennies()
{
    static const Pennies game;
    return game;
}

} // namespace bombshelf::test
