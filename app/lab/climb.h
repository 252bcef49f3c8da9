#pragma once

#include "fit.h"
#include "run.h"

#include "core/weights.h"

namespace bombshelf::lab {

/// Weights, and the share of deals that teams win which make the move they like best: of those that the weights were found on, by the
/// weights before and by these, and of as many other deals by these.
struct Climb {
    std::vector<float> weights;
    double winsBefore, wins, winsOfOthers;
};

/// From the weights that a co-operative game's knowledge has for its habits, one after the other is tried a little and a lot higher and
/// lower, and what wins more is kept, until none does. A weight keeps its sign and has three decimals. The teams of a trial play
/// `run.matches` deals at each number of seats, always the same ones, and must win more of them by more than two standard errors.
Climb climb(const Run &run, const Tunable &knowledge);

/// Positions of those deals, played by teams with these weights, by the features of the knowledge: the team is one contender, and
/// what it plays against another, of whom nothing is said.
std::vector<Example> teamExamples(const Run &run, const Tunable &knowledge, const std::vector<float> &weights);

} // namespace bombshelf::lab
