#include "contest.h"

#include "seeds.h"

#include <algorithm>

namespace bombshelf::lab {

namespace {

/// The matches on one deal: everybody sits in every seat once.
struct Deal {
    std::vector<MatchEnd> rotations;
};

/// Who sits in a seat in a rotation.
std::size_t guestAt(int seat, int rotation, int seats) { return std::size_t((seat + rotation) % seats); }

std::vector<Deal> playDeals(const Run &run)
{
    const int seats = run.setup.seats;
    const Line guests = lineOf(run.bots);
    std::vector<Deal> deals(std::size_t(dealsOf(run)));
    for (Deal &deal : deals)
        deal.rotations.resize(std::size_t(seats));
    forEach(int(deals.size()) * seats, run.threads, [&](int match) {
        const int deal = match / seats, rotation = match % seats;
        Line line;
        for (int seat = 0; seat < seats; ++seat)
            line.push_back(guests[guestAt(seat, rotation, seats)]);
        deals[std::size_t(deal)].rotations[std::size_t(rotation)] = playMatch(run, matchSeed(run.seed, std::uint64_t(deal)), line);
    });
    return deals;
}

Score scoreOf(const Run &run, const std::string &bot, const std::vector<Deal> &deals)
{
    const int seats = run.setup.seats;
    const double places = seats * double(std::ranges::count(run.bots, bot));
    std::vector<double> wins;
    double points = 0;
    for (const Deal &deal : deals) {
        double won = 0;
        for (int rotation = 0; rotation < seats; ++rotation)
            for (Seat seat = 0; seat < seats; ++seat)
                if (run.bots[guestAt(seat, rotation, seats)] == bot) {
                    won += double(deal.rotations[std::size_t(rotation)].result.payoff[seat]);
                    points += deal.rotations[std::size_t(rotation)].points[seat] / places;
                }
        wins.push_back(won / places);
    }
    return {bot, shareOfDeals(wins), errorOf(wins), points / double(deals.size())};
}

} // namespace

std::vector<Score> meet(Run run)
{
    seatBots(run);
    const std::vector<Deal> deals = playDeals(run);
    std::vector<Score> scores;
    for (const std::string &bot : run.bots)
        if (std::ranges::find(scores, bot, &Score::bot) == scores.end())
            scores.push_back(scoreOf(run, bot, deals));
    return scores;
}

Share teamWins(const Run &run, const std::string &bot)
{
    const Line line = lineOf(std::vector<std::string>(std::size_t(run.setup.seats), bot));
    std::vector<int> wins(std::size_t(run.matches));
    forEach(run.matches, run.threads,
            [&](int i) { wins[std::size_t(i)] = !playMatch(run, matchSeed(run.seed, std::uint64_t(i)), line).result.winners.empty(); });
    return shareOf(double(std::ranges::count(wins, 1)) / run.matches, run.matches);
}

} // namespace bombshelf::lab
