#include "commands.h"

#include "run.h"
#include "seeds.h"
#include "share.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag arenaFlags[] = {seatsFlag, botsFlag, matchesFlag, seedFlag, optionFlag, setFlag, iterationsFlag, timeFlag, threadsFlag};

/// Share of wins a seat of one bot, deal by deal.
struct Record {
    std::string name;
    double sum = 0, squares = 0, points = 0;
};

/// Deals are independent, the matches on one deal are not: the error is that of the deals' means, and the interval that of as many
/// coin tosses as have that error, since mean and error alone would promise too much near 0 and 1.
struct Wins {
    Share share;
    double error;
};

Wins winsOf(const Record &record, int deals)
{
    const double mean = record.sum / deals;
    const double variance = std::max(0.0, record.squares / deals - mean * mean) / std::max(1, deals - 1);
    const double spread = mean * (1 - mean);
    const double tosses = variance > 0 && spread > 0 ? spread / variance : deals;
    return {shareOf(mean, tosses), std::sqrt(variance)};
}

/// The matches on one deal: everybody sits in every seat once.
struct Deal {
    std::vector<Outcome> rotations;
};

/// Who sits in a seat in a rotation.
std::size_t guestAt(int seat, int rotation, int seats) { return std::size_t((seat + rotation) % seats); }

std::vector<Record> recordsOf(const Run &run, const std::vector<Deal> &deals)
{
    std::vector<Record> records;
    for (const std::string &name : run.bots)
        if (std::ranges::find(records, name, &Record::name) == records.end())
            records.push_back({name});
    const int seats = run.setup.seats;
    for (Record &record : records) {
        for (const Deal &deal : deals) {
            double wins = 0, points = 0, places = 0;
            for (int rotation = 0; rotation < seats; ++rotation) {
                for (Seat seat = 0; seat < seats; ++seat) {
                    if (run.bots[guestAt(seat, rotation, seats)] != record.name)
                        continue;
                    wins += double(deal.rotations[std::size_t(rotation)].result.payoff[seat]);
                    points += deal.rotations[std::size_t(rotation)].points[seat];
                    ++places;
                }
            }
            record.sum += wins / places;
            record.squares += wins / places * (wins / places);
            record.points += points / places;
        }
    }
    return records;
}

void print(const Run &run, const std::vector<Deal> &deals)
{
    const int count = int(deals.size());
    std::printf("%d matches on %d deals, every bot in every seat, seed %llu; equal bots would win %.1f %%\n", count * run.setup.seats,
                count, (unsigned long long)(run.seed), 100.0 / run.setup.seats);
    std::printf("bot       wins a seat     error      95 %% interval   points\n");
    for (const Record &record : recordsOf(run, deals)) {
        const auto [share, error] = winsOf(record, count);
        std::printf("%-11s %7.1f %%  %6.1f %%  %6.1f to %5.1f %%  %7.2f\n", record.name.c_str(), 100 * share.mean, 100 * error,
                    100 * share.least, 100 * share.most, record.points / count);
    }
}

int arena(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    const int seats = run.setup.seats;
    if (std::ranges::count(run.bots, run.bots.front()) == std::ptrdiff_t(run.bots.size()))
        throw BadUse("--bots must name two different bots");
    seatBots(run);
    const Line guests = lineOf(run.bots);

    std::vector<Deal> deals(std::size_t((run.matches + seats - 1) / seats));
    for (Deal &deal : deals)
        deal.rotations.resize(std::size_t(seats));
    forEach(int(deals.size()) * seats, run.threads, [&](int match) {
        const int deal = match / seats, rotation = match % seats;
        Line line;
        for (int seat = 0; seat < seats; ++seat)
            line.push_back(guests[guestAt(seat, rotation, seats)]);
        deals[std::size_t(deal)].rotations[std::size_t(rotation)] = playMatch(run, matchSeed(run.seed, std::uint64_t(deal)), line);
    });
    print(run, deals);
    return 0;
}

} // namespace

const Command arenaCommand{"arena", "GAME", "lets bots meet on common deals, each in every seat", arenaFlags, arena};

} // namespace bombshelf::lab
