#include "commands.h"

#include "contest.h"

#include "bots/levels.h"

#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag levelsFlag{"levels", "A,B,..", "the levels (or other bots) to compare, weakest first; all levels if none is named"};
constexpr Flag ladderFlags[] = {seatsFlag, levelsFlag, matchesFlag, seedFlag, iterationsFlag, threadsFlag};

using Names = std::vector<std::string>;

/// Whose teams a team is measured against: one of them tells each other all that they have seen, the other sees all.
const Names seers{openhanded, clairvoyant};

/// Those named, or all levels, weakest first.
Names levelsOf(const Arguments &arguments)
{
    Names names = parseBots(arguments, levelsFlag);
    if (names.empty())
        for (const Level &level : levels())
            names.emplace_back(level.name);
    return names;
}

void printShare(const Share &share)
{
    std::printf(" %.0f (%.0f to %.0f) |", 100 * share.mean, 100 * share.least, 100 * share.most);
    std::fflush(stdout);
}

/// One of each rung among those one below.
void printRungs(Run run, const Names &rungs)
{
    std::printf("| %d | %.0f |", run.setup.seats, 100.0 / run.setup.seats);
    for (std::size_t i = 1; i < rungs.size(); ++i) {
        run.bots = {rungs[i], rungs[i - 1]};
        printShare(meet(run).front().share);
    }
    std::puts("");
}

/// How often a team of each level wins, and what share the last of them has of what each seer's team wins.
void printTeams(const Run &run, const Names &levels)
{
    std::printf("| %d |", run.setup.seats);
    double best = 0;
    for (const std::string &level : levels) {
        const Share wins = teamWins(run, level);
        best = wins.mean;
        printShare(wins);
    }
    for (const std::string &seer : seers) {
        const Share wins = teamWins(run, seer);
        printShare(wins);
        if (wins.mean > 0)
            std::printf(" %.2f |", best / wins.mean);
        else
            std::printf(" – |");
    }
    std::puts("");
}

Names columnsForTeams(Names levels)
{
    for (const std::string &seer : seers)
        levels.insert(levels.end(), {seer, "of the " + seer + "'s"});
    return levels;
}

Names columnsForClimb(const Names &rungs)
{
    Names columns{"equal"};
    for (std::size_t i = 1; i < rungs.size(); ++i)
        columns.push_back(rungs[i] + " > " + rungs[i - 1]);
    return columns;
}

void printHead(const Descriptor &game, const Names &columns)
{
    std::string head = "| seats |", line = "|---|";
    for (const std::string &column : columns) {
        head += ' ' + column + " |";
        line += "---|";
    }
    std::printf("\n%s\n\n%s\n%s\n", std::string(game.id).c_str(), head.c_str(), line.c_str());
}

void printGame(Run run, const std::vector<int> &seatNumbers, const Names &levels)
{
    const Descriptor &game = run.rules->descriptor();
    Names rungs = levels;
    rungs.emplace_back(clairvoyant);
    printHead(game, game.cooperative ? columnsForTeams(levels) : columnsForClimb(rungs));
    for (const int seats : seatNumbers) {
        run.setup = setupFor(game, seats);
        if (game.cooperative)
            printTeams(run, levels);
        else
            printRungs(run, rungs);
    }
}

int ladder(const Arguments &arguments)
{
    for (const Rules *rules : parseGames(arguments)) {
        Run run = parseRun(arguments, *rules);
        if (!arguments.has(matchesFlag.name))
            run.matches = 100;
        printGame(run, seatNumbers(arguments, rules->descriptor()), levelsOf(arguments));
    }
    return 0;
}

} // namespace

const Command ladderCommand{"ladder", "[GAME]",
                            "prints how each level fares against the one below, at every number of seats, as a table of Markdown",
                            ladderFlags, ladder};

} // namespace bombshelf::lab
