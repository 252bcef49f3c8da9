#include "contest.h"

#include "seeds.h"

#include <algorithm>

namespace bombshelf::lab {

namespace {

/// Who sits in a seat in a rotation.
std::size_t guestAt(int seat, int rotation, int seats) { return std::size_t((seat + rotation) % seats); }

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
                    won += double(deal[std::size_t(rotation)].result.payoff[seat]);
                    points += deal[std::size_t(rotation)].points[seat] / places;
                }
        wins.push_back(won / places);
    }
    return {bot, shareOfDeals(wins), errorOf(wins), points / double(deals.size())};
}

} // namespace

std::vector<Deal> playDeals(const Run &run, const std::function<Line(int deal, int rotation)> &seated)
{
    const int seats = run.setup.seats;
    std::vector<Deal> deals(std::size_t(dealsOf(run)), Deal(std::size_t(seats)));
    forEach(int(deals.size()) * seats, run.threads, [&](int match) {
        const int deal = match / seats, rotation = match % seats;
        deals[std::size_t(deal)][std::size_t(rotation)] = playMatch(run, matchSeed(run.seed, std::uint64_t(deal)), seated(deal, rotation));
    });
    return deals;
}

std::vector<Score> meet(Run run)
{
    seatBots(run);
    const Line guests = lineOf(run.bots);
    const std::vector<Deal> deals = playDeals(run, [&](int, int rotation) {
        Line line;
        for (int seat = 0; seat < run.setup.seats; ++seat)
            line.push_back(guests[guestAt(seat, rotation, run.setup.seats)]);
        return line;
    });
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
