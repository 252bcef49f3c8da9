#include "commands.h"

#include "contest.h"

#include "bots/levels.h"
#include "games/catalogue.h"

#include <algorithm>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag rungsFlag{"levels", "A,B,..", "the levels to compare, weakest first; all of them if none is named"};
constexpr Flag ladderFlags[] = {seatsFlag, rungsFlag, matchesFlag, seedFlag, iterationsFlag, threadsFlag};
constexpr const char *allSeeing = "clairvoyant";

/// Those named, or all levels, weakest first; and above them who sees all.
std::vector<std::string> rungsOf(const Arguments &arguments)
{
    std::vector<std::string> names = parseBots(arguments, rungsFlag);
    if (names.empty())
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
void climb(Run run, const std::vector<std::string> &names)
{
    std::printf("| %d | %.0f |", run.setup.seats, 100.0 / run.setup.seats);
    for (std::size_t i = 1; i < names.size(); ++i) {
        run.bots = {names[i], names[i - 1]};
        printShare(meet(run).front().share);
    }
    std::puts("");
}

void printTeams(const Run &run, const std::vector<std::string> &names)
{
    std::printf("| %d |", run.setup.seats);
    double best = 0, all = 0;
    for (const std::string &name : names) {
        const Share wins = teamWins(run, name);
        best = name == allSeeing ? best : wins.mean;
        all = wins.mean;
        printShare(wins);
    }
    std::printf(" %.2f |\n", best / std::max(all, 1e-9));
}

void printHead(const Descriptor &game, const std::vector<std::string> &names)
{
    std::vector<std::string> columns{"seats"};
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

void printGame(Run run, bool allSeats, const std::vector<std::string> &names)
{
    const Descriptor &game = run.rules->descriptor();
    printHead(game, names);
    const int least = allSeats ? game.minSeats : run.setup.seats, most = allSeats ? game.maxSeats : run.setup.seats;
    for (int seats = least; seats <= most; ++seats) {
        run.setup = setupFor(game, seats);
        if (game.cooperative)
            printTeams(run, names);
        else
            climb(run, names);
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
        printGame(run, !arguments.has(seatsFlag.name), rungsOf(arguments));
    }
    return 0;
}

} // namespace

const Command ladderCommand{"ladder", "[GAME]",
                            "prints how each level fares against the one below, at every number of seats, as a table of Markdown",
                            ladderFlags, ladder};

} // namespace bombshelf::lab
