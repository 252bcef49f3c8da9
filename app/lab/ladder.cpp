#include "commands.h"

#include "contest.h"

#include "bots/levels.h"
#include "games/catalogue.h"

#include <algorithm>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag ladderFlags[] = {seatsFlag, matchesFlag, seedFlag, iterationsFlag, threadsFlag};
constexpr const char *allSeeing = "clairvoyant";

/// The levels, weakest first, and above them who sees all.
std::vector<std::string> rungs()
{
    std::vector<std::string> names;
    for (const Level &level : levels())
        names.emplace_back(level.name);
    names.emplace_back(allSeeing);
    return names;
}

void printShare(const Share &share)
{
    std::printf(" %.0f (%.0f to %.0f) |", 100 * share.mean, 100 * share.least, 100 * share.most);
    std::fflush(stdout);
}

/// One of each level among those one below.
void climb(Run run)
{
    const std::vector<std::string> names = rungs();
    std::printf("| %d | %.0f |", run.setup.seats, 100.0 / run.setup.seats);
    for (std::size_t i = 1; i < names.size(); ++i) {
        run.bots = {names[i], names[i - 1]};
        printShare(meet(run).front().share);
    }
    std::puts("");
}

void printTeams(const Run &run)
{
    std::printf("| %d |", run.setup.seats);
    double best = 0, all = 0;
    for (const std::string &name : rungs()) {
        const Share wins = teamWins(run, name);
        best = name == allSeeing ? best : wins.mean;
        all = wins.mean;
        printShare(wins);
    }
    std::printf(" %.2f |\n", best / std::max(all, 1e-9));
}

void printHead(const Descriptor &game)
{
    std::vector<std::string> columns{"seats"};
    const std::vector<std::string> names = rungs();
    if (game.cooperative) {
        columns.insert(columns.end(), names.begin(), names.end());
        columns.emplace_back("of the clairvoyant's");
    } else {
        columns.emplace_back("equal");
        for (std::size_t i = 1; i < names.size(); ++i)
            columns.push_back(names[i] + " > " + names[i - 1]);
    }
    std::string head = "|", line = "|";
    for (const std::string &column : columns) {
        head += ' ' + column + " |";
        line += "---|";
    }
    std::printf("\n%s\n\n%s\n%s\n", std::string(game.id).c_str(), head.c_str(), line.c_str());
}

void printGame(Run run, bool allSeats)
{
    const Descriptor &game = run.rules->descriptor();
    printHead(game);
    const int least = allSeats ? game.minSeats : run.setup.seats, most = allSeats ? game.maxSeats : run.setup.seats;
    for (int seats = least; seats <= most; ++seats) {
        run.setup = setupFor(game, seats);
        if (game.cooperative)
            printTeams(run);
        else
            climb(run);
    }
}

int ladder(const Arguments &arguments)
{
    const Rules *only = arguments.plain().empty() ? nullptr : &gameNamed(arguments.only("which game?"));
    for (const Rules *rules : catalogue()) {
        if (only && rules != only)
            continue;
        Run run = parseRun(arguments, *rules);
        if (!arguments.has(matchesFlag.name))
            run.matches = 100;
        printGame(run, !arguments.has(seatsFlag.name));
    }
    return 0;
}

} // namespace

const Command ladderCommand{"ladder", "[GAME]",
                            "prints how each level fares against the one below, at every number of seats, as a table of Markdown",
                            ladderFlags, ladder};

} // namespace bombshelf::lab
