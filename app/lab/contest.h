#pragma once

#include "run.h"
#include "share.h"

#include <functional>
#include <string>
#include <vector>

namespace bombshelf::lab {

/// How a bot fared among others: its share of wins per seat, so that equal bots would all have 1 / seats.
struct Score {
    std::string bot;
    Share share;
    double error; ///< standard error of the share; NaN of a single deal
    double points; ///< mean
};

/// How many deals it takes for the run's matches, rounded up to whole rounds, in which everybody sits in every seat once.
inline int dealsOf(const Run &run) { return (run.matches + run.setup.seats - 1) / run.setup.seats; }

/// The matches on one deal, one in each rotation of the seats.
using Deal = std::vector<MatchEnd>;

/// `seated` says who sits where in the matches of a deal, and is asked by several threads at once.
std::vector<Deal> playDeals(const Run &run, const std::function<Line(int deal, int rotation)> &seated);

/// Each of a run's different bots, after matches on common deals: see dealsOf(). Throws BadUse if there are more bots than seats.
std::vector<Score> meet(Run run);

/// How often a team of one bot in every seat wins.
Share teamWins(const Run &run, const std::string &bot);

} // namespace bombshelf::lab
