#include "games.h"

#include "core/spelling.h"
#include "games/catalogue.h"
#include "match/house_set.h"
#include "tiny.h"

#include <QTest>

#include <cmath>

namespace bombshelf::test {

std::vector<const Rules *> everyGame()
{
    const auto shelf = catalogue();
    std::vector<const Rules *> games(shelf.begin(), shelf.end());
    games.push_back(&tiny::rules());
    return games;
}

std::vector<Setup> everySetup(const Descriptor &game)
{
    std::vector<Setup> setups;
    for (std::size_t option = 0; option < game.options.size(); ++option)
        for (std::size_t value = 0; value < game.options[option].values.size(); ++value)
            if (Setup setup = defaultSetup(game, game.minSeats); setup.options[option] != value) {
                setup.options[option] = std::uint8_t(value);
                setups.push_back(setup);
            }
    for (int seats = game.minSeats; seats <= game.maxSeats; ++seats)
        setups.push_back(defaultSetup(game, seats));
    return setups;
}

std::string nameOf(const Descriptor &game, const Setup &setup)
{
    std::string name = std::string(game.id) + '/' + std::to_string(setup.seats) + " seats";
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const Option &option = game.options[i];
        name += ' ' + std::string(option.id) + '=' + std::string(option.values[setup.options[i]]);
    }
    return name;
}

std::string spell(const Descriptor &game, const Event &event)
{
    const Term &term = game.events[event.what];
    std::string text(term.name);
    text += event.seat == noSeat ? " -" : ' ' + std::to_string(event.seat);
    for (std::size_t i = 0; i < event.args.size(); ++i)
        if (term.args[i])
            text += ' ' + bombshelf::spell(*term.args[i], event.args[i]);
    return text;
}

Event heardBy(Seat viewer, Event event)
{
    if (!event.openTo.has(viewer))
        event.args = {}, event.openTo = {};
    return event;
}

Choice randomChoice(const Rules &rules, const State &state, Rng &rng)
{
    SeatSet seats = rules.toMove(state);
    for (auto skip = rng.below(std::uint32_t(seats.size())); skip > 0; --skip)
        seats.remove(seats.first());
    Moves moves;
    rules.legal(state, seats.first(), moves);
    if (moves.empty())
        return {seats.first(), {}};
    return {seats.first(), moves[int(rng.below(std::uint32_t(moves.size())))]};
}

bool sameCounts(const State &one, const State &other)
{
    for (Zone zone = 0; zone < Table::maxZones; ++zone)
        if (one.table.count(zone) != other.table.count(zone))
            return false;
    return true;
}

State playRandomly(const Rules &rules, const Setup &setup, std::uint64_t seed, int bound,
                   const std::function<void(const State &, Choice)> &look)
{
    Rng chance(seed), chooser(~seed);
    State state = rules.deal(setup, chance, nullptr);
    for (int i = 0; i < bound && !rules.toMove(state).empty() && !QTest::currentTestFailed(); ++i) {
        const Choice choice = randomChoice(rules, state, chooser);
        look(state, choice);
        rules.play(state, choice.seat, choice.move, chance, nullptr);
    }
    return state;
}

double chiSquare(const std::vector<double> &seen, const std::vector<double> &expected)
{
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        sum += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
    return sum;
}

double chiSquareBound(std::size_t degrees)
{
    // Wilson and Hilferty's approximation at 4.75 standard deviations.
    const double n = double(degrees), spread = 2 / (9 * n);
    return n * std::pow(1 - spread + 4.75 * std::sqrt(spread), 3);
}

} // namespace bombshelf::test
