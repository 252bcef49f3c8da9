#include "tiny_hand.h"

#include "core/vocabulary.h"

#include <algorithm>

namespace bombshelf::tiny {

namespace {

constexpr auto cards = vocabulary<Card>({
    {coal, "coal"},
    {gem, "gem"},
    {crown, "crown"},
    {one, "one"},
    {two, "two"},
    {three, "three"},
});
constexpr Domain cardDomain{"card", cards};
constexpr ZoneInfo zones[] = {{"deck"}, {"tossed"}, {"hand", 0}, {"hand", 1}, {"hand", 2}, {"die"}};
constexpr auto verbs = vocabulary<Verb, Term>({
    {Verb::peek, {"peek"}},
    {Verb::swap, {"swap", {&numberDomain}}},
    {Verb::toss, {"toss", {&numberDomain}}},
    {Verb::tuck, {.name = "tuck", .args = {&numberDomain}, .secret = true}},
    {Verb::roll, {"roll"}},
    {Verb::call, {.name = "call", .args = {&cardDomain}, .secret = true}},
});
constexpr auto events = vocabulary<What, Term>({
    {What::dealt, {"dealt"}},
    {What::peeked, {"peeked", {&cardDomain}}},
    {What::swapped, {"swapped", {&numberDomain}}},
    {What::tossed, {"tossed", {&cardDomain, &numberDomain}}},
    {What::drew, {"drew", {&cardDomain}}},
    {What::shuffled, {"shuffled"}},
    {What::tucked, {"tucked", {&cardDomain, &cardDomain}}},
    {What::rolled, {"rolled", {&cardDomain}}},
    {What::called, {"called", {&cardDomain}}},
    {What::revealed, {"revealed", {&cardDomain}}},
    {What::showed, {"showed", {&cardDomain}}},
    {What::ended, {"ended", {&cardDomain}}},
});
constexpr std::string_view refusals[] = {"match-over", "not-your-turn", "not-now", "bad-number", "no-card"};
constexpr std::string_view prompts[] = {"turn", "call", "over"};
constexpr std::string_view endings[] = {"all-called"};
constexpr std::string_view roundCounts[] = {"one", "four"};
constexpr Option options[] = {{"rounds", roundCounts, 1}};

struct NoKnowledge final : Knowledge {
    void weigh(const Guess &, Seat, const Moves &, std::span<float> likings) const override { std::ranges::fill(likings, 1.0f); }
    std::array<float, maxSeats> estimate(const Guess &) const override { return {0.5f, 0.5f, 0.5f}; }
};

class TinyRules final : public Rules {
public:
    const Descriptor &descriptor() const override;
    const Knowledge &knowledge() const override
    {
        static const NoKnowledge none;
        return none;
    }

    State deal(const Setup &setup, Rng &rng, Teller *teller) const override
    {
        State state;
        auto &p = state.own<Position>();
        p.seats = std::uint8_t(setup.seats);
        p.turnsLeft = std::uint8_t(setup.seats * (setup.options[0] == 0 ? 1 : 4));
        for (Kind card = coal; card <= crown; ++card)
            for (int i = 0; i < copies[card]; ++i)
                state.table.add(deckZone, card);
        state.table.shuffle(deckZone, rng);
        state.table.add(dieZone, one);
        state.table.turnUp(dieZone, 0);
        for (Seat seat = 0; seat < setup.seats; ++seat)
            for (int i = 0; i < handSize; ++i)
                Hand(state, seat, rng, nullptr).draw();
        Hand(state, 0, rng, teller).tell(What::dealt, noSeat);
        return state;
    }

    SeatSet toMove(const State &state) const override
    {
        const Position &p = position(state);
        SeatSet seats;
        for (Seat seat = 0; seat < p.seats; ++seat)
            if (!p.over && (p.turnsLeft > 0 ? seat == p.turn : !p.called.has(seat)))
                seats.add(seat);
        return seats;
    }

    void choices(const State &state, Seat, Moves &out) const override
    {
        if (position(state).turnsLeft == 0) {
            for (const Card card : {coal, gem, crown})
                out.add(makeMove(Verb::call, card));
            return;
        }
        out.add(makeMove(Verb::peek));
        for (const Verb verb : {Verb::swap, Verb::toss, Verb::tuck})
            for (int place = 0; place < handSize; ++place)
                out.add(makeMove(verb, place));
        out.add(makeMove(Verb::roll));
    }

    void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const override
    {
        Hand hand(state, seat, rng, teller);
        switch (Verb(move.verb)) {
        case Verb::peek: hand.peek(); break;
        case Verb::swap: hand.swap(move.a); break;
        case Verb::toss: hand.toss(move.a); break;
        case Verb::tuck: hand.tuck(move.a); break;
        case Verb::roll: hand.roll(); break;
        case Verb::call: return hand.call(move.a);
        }
        auto &p = state.own<Position>();
        --p.turnsLeft;
        p.turn = Seat((p.turn + 1) % p.seats);
    }

    Result result(const State &state) const override
    {
        const Position &p = position(state);
        if (!p.over)
            return {};
        int best = 0;
        for (Seat seat = 0; seat < p.seats; ++seat)
            best = std::max(best, points(state, seat));
        SeatSet winners;
        for (Seat seat = 0; seat < p.seats; ++seat)
            if (points(state, seat) == best)
                winners.add(seat);
        return wonBy(winners, endings[0]);
    }

    int points(const State &state, Seat seat) const override
    {
        Tally rows;
        tally(state, seat, rows);
        int sum = 0;
        for (const TallyRow &row : rows)
            sum += row.points;
        return sum;
    }

    /// Hands and calls count only once they are open.
    void tally(const State &state, Seat seat, Tally &out) const override
    {
        const Position &p = position(state);
        const auto add = [&out](int value, int count, int worth) {
            if (count > 0)
                out.add({&cardDomain, std::uint8_t(value), count, count * worth});
        };
        out.clear();
        if (const int luck = p.luck[seat])
            add(one + luck - 1, 1, luck);
        if (!p.over)
            return;
        const Kind top = state.table.top(deckZone).kind;
        add(gem, state.table.countKind(handOf(seat), gem), 1);
        add(crown, state.table.countKind(handOf(seat), crown), 2);
        add(top, top == p.call[seat], 2);
    }

    std::string_view prompt(const State &state) const override
    {
        const Position &p = position(state);
        return prompts[p.over ? 2 : p.turnsLeft == 0 ? 1 : 0];
    }

    void facts(const State &state, Facts &out) const override
    {
        const Position &p = position(state);
        out.clear();
        out.add({"turns-left", noSeat, p.turnsLeft});
        out.add({"turn", noSeat, p.turn, &seatDomain});
        for (Seat seat = 0; seat < p.seats; ++seat)
            out.add({"called", seat, p.called.has(seat)});
        for (Seat seat = 0; seat < p.seats; ++seat)
            out.add({"points", seat, points(state, seat)});
    }

    void hide(State &state, Seat viewer) const override
    {
        auto &p = state.own<Position>();
        for (Seat seat = 0; seat < p.seats && !p.over; ++seat)
            if (seat != viewer)
                p.call[seat] = coal;
    }

private:
    std::string_view reason(const State &state, Seat, Move move) const override
    {
        const bool calls = Verb(move.verb) == Verb::call;
        if (calls != (position(state).turnsLeft == 0))
            return "not-now";
        return calls ? "no-card" : "bad-number";
    }
};

const Descriptor &TinyRules::descriptor() const
{
    static constexpr Descriptor tiny{
        .id = "tiny",
        .rulesVersion = 1,
        .minSeats = 2,
        .maxSeats = 3,
        .minMinutes = 1,
        .maxMinutes = 1,
        .weight = 1,
        .cooperative = false,
        .kinds = &cardDomain,
        .zones = zones,
        .verbs = verbs,
        .events = events,
        .refusals = refusals,
        .prompts = prompts,
        .endings = endings,
        .options = options,
        .firstFace = one,
    };
    return tiny;
}

} // namespace

const Rules &rules()
{
    static const TinyRules tiny;
    return tiny;
}

} // namespace bombshelf::tiny
