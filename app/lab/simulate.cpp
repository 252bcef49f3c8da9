#include "commands.h"

#include "json.h"
#include "run.h"
#include "seeds.h"

#include <chrono>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag simulateFlags[] = {seatsFlag, botsFlag,       matchesFlag, seedFlag,    optionFlag,
                                  setFlag,   iterationsFlag, timeFlag,    threadsFlag, jsonFlag};

/// Sums over the matches of a run.
struct Sums {
    double moves = 0;
    std::array<double, maxSeats> wins{}, points{};
};

Sums sumOf(const std::vector<MatchEnd> &matches)
{
    Sums sums;
    for (const MatchEnd &played : matches) {
        sums.moves += played.moves;
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            sums.wins[seat] += double(played.result.payoff[seat]);
            sums.points[seat] += played.points[seat];
        }
    }
    return sums;
}

void printJson(const Run &run, const Sums &sums, double seconds)
{
    JsonWriter json;
    json.begin('{');
    json.key("game");
    json.string(run.rules->descriptor().id);
    json.key("seats");
    json.number(run.setup.seats);
    json.key("seed");
    json.string(std::to_string(run.seed));
    json.key("matches");
    json.number(run.matches);
    json.key("moves");
    json.number(sums.moves / run.matches);
    json.key("seconds");
    json.number(seconds);
    json.key("bots");
    json.begin('[');
    for (std::size_t seat = 0; seat < run.bots.size(); ++seat) {
        json.begin('{');
        json.key("bot");
        json.string(run.bots[seat]);
        json.key("wins");
        json.number(sums.wins[seat]);
        json.key("points");
        json.number(sums.points[seat] / run.matches);
        json.end('}');
    }
    json.end(']');
    json.end('}');
    std::puts(json.text().c_str());
}

void printText(const Run &run, const Sums &sums, double seconds)
{
    const double matches = run.matches;
    std::printf("%d matches, seed %llu: %.1f moves per match, %.2f s\n", run.matches, (unsigned long long)(run.seed), sums.moves / matches,
                seconds);
    std::printf("seat  bot                 wins    share   points\n");
    for (std::size_t seat = 0; seat < run.bots.size(); ++seat)
        std::printf("%4zu  %-18s %5.1f  %5.1f %%  %7.2f\n", seat, run.bots[seat].c_str(), sums.wins[seat], 100 * sums.wins[seat] / matches,
                    sums.points[seat] / matches);
}

int simulate(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    seatBots(run);
    const Line line = lineOf(run.bots);

    const auto start = std::chrono::steady_clock::now();
    std::vector<MatchEnd> matches(std::size_t(run.matches));
    forEach(run.matches, run.threads,
            [&](int i) { matches[std::size_t(i)] = playMatch(run, matchSeed(run.seed, std::uint64_t(i)), line); });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    (arguments.has(jsonFlag.name) ? printJson : printText)(run, sumOf(matches), taken.count());
    return 0;
}

} // namespace

const Command simulateCommand{"simulate", "GAME", "plays matches and prints who won how often", simulateFlags, simulate};

} // namespace bombshelf::lab
