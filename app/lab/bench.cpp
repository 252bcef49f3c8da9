#include "commands.h"

#include "json.h"
#include "run.h"
#include "seeds.h"

#include "bots/search.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>

namespace bombshelf::lab {

namespace {

constexpr Flag benchFlags[] = {seatsFlag, seedFlag, jsonFlag};
constexpr int sampledMatches = 64;
constexpr int searchIterations = 2000, longIterations = 20000;

/// Keeps what is measured from being optimised away.
volatile std::uint64_t sink;

/// CPU time of one operation, in nanoseconds: the best of a few rounds, since whatever else runs only ever slows one down.
/// `job` returns how many operations it did.
template <class Job> double nanosecondsOf(Job job)
{
    double best = 0;
    for (int round = 0; round < 5; ++round) {
        const std::clock_t start = std::clock(), least = CLOCKS_PER_SEC / 5;
        std::clock_t taken = 0;
        std::int64_t operations = 0;
        do {
            operations += job();
            taken = std::clock() - start;
        } while (taken < least);
        const double each = 1e9 * double(taken) / CLOCKS_PER_SEC / double(operations);
        best = round == 0 ? each : std::min(best, each);
    }
    return best;
}

class CountingTeller final : public Teller {
public:
    void tell(const Event &event, const State &) override { sink = sink + event.what; }
};

struct Played {
    Seat seat;
    Move move;
};

/// A random match, to be played again move by move.
struct Sample {
    std::uint64_t seed;
    std::vector<Played> moves;
};

class Bench {
public:
    Bench(const Rules &rules, const Setup &setup, std::uint64_t seed) : m_rules(rules), m_setup(setup), m_pick(seed)
    {
        for (std::uint64_t i = 0; i < sampledMatches; ++i)
            take(matchSeed(seed, i));
    }

    double playOuts()
    {
        return 1e9 / nanosecondsOf([this] { return playRandom(false), 1; });
    }
    double searchPath()
    {
        return nanosecondsOf([this] { return playRandom(false); });
    }
    double checkedPath()
    {
        return nanosecondsOf([this] { return playRandom(true); });
    }

    double legalAndPlay() { return replay(true); }
    double playAlone() { return replay(false); }

    double copy()
    {
        State copied;
        return eachPosition([&](const State &state, Seat) {
            std::memcpy(static_cast<void *>(&copied), &state, sizeof copied);
            sink = std::uint64_t(copied.table.size());
        });
    }

    double observe()
    {
        return eachPosition([&](const State &state, Seat seat) { sink = Observation(m_rules, state, seat).viewer(); });
    }

    double guess()
    {
        std::vector<Observation> observations;
        observations.reserve(m_positions.size());
        for (const auto &[state, seat] : m_positions)
            observations.emplace_back(m_rules, state, seat);
        return nanosecondsOf([&] {
            for (const Observation &seen : observations)
                sink = std::uint64_t(seen.guess(m_pick).state.table.size());
            return std::int64_t(observations.size());
        });
    }

    /// Iterations a second of a search like a master's.
    double search()
    {
        std::size_t next = 0;
        return 1e9 / nanosecondsOf([&] {
                   const auto &[state, seat] = m_positions[next++ % m_positions.size()];
                   Moves legal;
                   m_rules.legal(state, seat, legal);
                   if (legal.size() < 2)
                       return 0;
                   const Observation seen(m_rules, state, seat);
                   Search search(m_rules, seen, {.treeSize = searchIterations});
                   search.run(m_pick, searchIterations, std::chrono::steady_clock::time_point::max(), {});
                   return search.iterations();
               });
    }

    /// So long a search goes on, at most, after it was told to stop: in ns.
    double longestIteration()
    {
        std::clock_t longest = 0;
        for (int done = 0, next = 0; done < longIterations; ++next) {
            const auto &[state, seat] = m_positions[std::size_t(next) % m_positions.size()];
            const Observation seen(m_rules, state, seat);
            Search search(m_rules, seen, {.treeSize = searchIterations});
            Moves legal;
            m_rules.legal(state, seat, legal);
            for (int i = 0; i < 100 && legal.size() > 1; ++i, ++done) {
                const std::clock_t start = std::clock();
                search.iterate(m_pick);
                longest = std::max(longest, std::clock() - start);
            }
        }
        return 1e9 * double(longest) / CLOCKS_PER_SEC;
    }

private:
    void take(std::uint64_t seed)
    {
        Sample sample{seed, {}};
        Moves legal;
        Rng rng(seed);
        State state = m_rules.deal(m_setup, rng, nullptr);
        for (SeatSet asked = m_rules.toMove(state); !asked.empty(); asked = m_rules.toMove(state)) {
            const Seat seat = asked.first();
            m_rules.legal(state, seat, legal);
            m_positions.emplace_back(state, seat);
            sample.moves.push_back({seat, legal[int(m_pick.below(std::uint32_t(legal.size())))]});
            m_rules.play(state, seat, sample.moves.back().move, rng, nullptr);
        }
        m_samples.push_back(sample);
    }

    std::int64_t playRandom(bool checked)
    {
        CountingTeller teller;
        Moves legal;
        std::int64_t moves = 0;
        State state = m_rules.deal(m_setup, m_pick, nullptr);
        for (SeatSet asked = m_rules.toMove(state); !asked.empty(); asked = m_rules.toMove(state), ++moves) {
            const Seat seat = asked.first();
            m_rules.legal(state, seat, legal);
            const Move move = legal[int(m_pick.below(std::uint32_t(legal.size())))];
            if (checked && m_rules.whyNot(state, seat, move))
                throw std::logic_error("a legal move is refused");
            m_rules.play(state, seat, move, m_pick, checked ? &teller : nullptr);
        }
        return moves;
    }

    double replay(bool withLegal)
    {
        std::size_t next = 0;
        return nanosecondsOf([&] {
            const Sample &sample = m_samples[next++ % m_samples.size()];
            Moves legal;
            Rng rng(sample.seed);
            State state = m_rules.deal(m_setup, rng, nullptr);
            for (const auto &[seat, move] : sample.moves) {
                if (withLegal)
                    m_rules.legal(state, seat, legal);
                m_rules.play(state, seat, move, rng, nullptr);
            }
            sink = std::uint64_t(legal.size());
            return std::int64_t(sample.moves.size());
        });
    }

    template <class Job> double eachPosition(Job job)
    {
        return nanosecondsOf([&] {
            for (const auto &[state, seat] : m_positions)
                job(state, seat);
            return std::int64_t(m_positions.size());
        });
    }

    const Rules &m_rules;
    const Setup m_setup;
    Rng m_pick;
    std::vector<Sample> m_samples;
    std::vector<std::pair<State, Seat>> m_positions;
};

struct Figure {
    const char *name, *key, *unit;
    double (Bench::*measure)();
};

constexpr Figure figures[] = {
    {"random play-outs", "playouts", "a second", &Bench::playOuts},
    {"a move, search path (legal, pick, play)", "search-path", "ns", &Bench::searchPath},
    {"a move, checked path (with whyNot and a teller)", "checked-path", "ns", &Bench::checkedPath},
    {"a move, legal and play alone", "legal-play", "ns", &Bench::legalAndPlay},
    {"a move, play alone", "play", "ns", &Bench::playAlone},
    {"copy of a state", "copy", "ns", &Bench::copy},
    {"observation", "observe", "ns", &Bench::observe},
    {"guess (determinisation)", "guess", "ns", &Bench::guess},
    {"search iterations", "search", "a second", &Bench::search},
    {"the longest of 20,000 iterations", "longest-iteration", "ns", &Bench::longestIteration},
};

void measure(const Rules &rules, int seats, std::uint64_t seed, bool asJson)
{
    Bench bench(rules, setupFor(rules.descriptor(), seats), seed);
    JsonWriter json;
    json.begin('{');
    json.key("game");
    json.string(rules.descriptor().id);
    json.key("seats");
    json.number(seats);
    if (!asJson)
        std::printf("%s, %d seats\n", std::string(rules.descriptor().id).c_str(), seats);
    for (const Figure &figure : figures) {
        const double value = (bench.*figure.measure)();
        json.key(figure.key);
        json.number(value);
        if (!asJson)
            std::printf("  %-50s %10.*f %s\n", figure.name, value < 1000 ? 1 : 0, value, figure.unit);
    }
    json.end('}');
    if (asJson)
        std::puts(json.text().c_str());
}

int bench(const Arguments &arguments)
{
    const std::uint64_t seed = arguments.seed(seedFlag.name, 1);
    const bool asJson = arguments.has(jsonFlag.name);
    for (const Rules *game : parseGames(arguments)) {
        for (const int seats : seatNumbers(arguments, game->descriptor()))
            measure(*game, seats, seed, asJson);
    }
    return 0;
}

} // namespace

const Command benchCommand{"bench", "[GAME]", "measures rules and bots in CPU time", benchFlags, bench};

} // namespace bombshelf::lab
