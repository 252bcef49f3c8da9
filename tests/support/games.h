#pragma once

#include "core/observation.h"
#include "core/rules.h"

#include <functional>
#include <string>
#include <vector>

namespace bombshelf::test {

/// The games of the catalogue, and Tiny.
std::vector<const Rules *> everyGame();
/// Every number of seats, and with the fewest every value of every option.
std::vector<Setup> everySetup(const Descriptor &game);
/// "driller/3 seats", "tiny/2 seats rounds=one".
std::string nameOf(const Descriptor &game, const Setup &setup);

/// Remembers what it hears.
struct Heard final : Teller {
    std::vector<Event> events;
    void tell(const Event &event, const State &) override { events.push_back(event); }
};
/// "drew 1 map left", "ended -".
std::string spell(const Descriptor &game, const Event &event);
/// The event as a viewer hears it: arguments it may not know are zero, and open to nobody.
Event heardBy(Seat viewer, Event event);

/// One of the seats to move, and one of its moves, each as likely as the next.
struct Choice {
    Seat seat;
    Move move;
};
Choice randomChoice(const Rules &rules, const State &state, Rng &rng);

/// As many pieces lie in each zone.
bool sameCounts(const State &one, const State &other);

/// Random play to the end, or for `bound` moves, or until the test fails. `look` sees each state in which somebody is to move. Returns the last state.
State playRandomly(const Rules &rules, const Setup &setup, std::uint64_t seed, int bound,
                   const std::function<void(const State &, Choice)> &look);

/// Pearson's statistic of counts against what was expected, and a bound that chance exceeds about once in 10^6.
double chiSquare(const std::vector<double> &seen, const std::vector<double> &expected);
double chiSquareBound(std::size_t degrees);

} // namespace bombshelf::test
