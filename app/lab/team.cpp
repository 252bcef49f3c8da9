#include "commands.h"

#include "contest.h"

#include <algorithm>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag teamFlags[] = {seatsFlag, botsFlag, matchesFlag, seedFlag, optionFlag, setFlag, iterationsFlag, threadsFlag};

void printRow(const Run &run, std::string_view value, const std::vector<std::string> &bots)
{
    std::printf("%5d  %-12.*s", run.setup.seats, int(value.size()), value.data());
    for (const std::string &bot : bots) {
        const Share share = teamWins(run, bot);
        std::printf("  %5.1f %% (%4.1f to %5.1f)", 100 * share.mean, 100 * share.least, 100 * share.most);
        std::fflush(stdout);
    }
    std::puts("");
}

/// All values of the first option (in a co-operative game: the difficulty) or the one that is named, at every number of seats or the one that is named.
int team(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    const Descriptor &game = run.rules->descriptor();
    if (!game.cooperative)
        throw BadUse(std::string(game.id) + " isn't played in a team");
    if (!arguments.has(botsFlag.name))
        run.bots = {"casual", clairvoyant};
    std::printf("%d matches per row, seed %llu; a team of one bot in every seat, on the same deals\nseats  %-12s", run.matches,
                (unsigned long long)(run.seed), std::string(game.options[0].id).c_str());
    for (const std::string &bot : run.bots)
        std::printf("  %-23s", bot.c_str());
    std::puts("");
    const auto names = [&](const std::string &option) { return option.starts_with(std::string(game.options[0].id) + '='); };
    const bool isNamed = std::ranges::any_of(arguments.all(optionFlag.name), names);
    const std::size_t first = isNamed ? run.setup.options[0] : 0, last = isNamed ? first : game.options[0].values.size() - 1;
    for (std::size_t value = first; value <= last; ++value)
        for (const int seats : seatNumbers(arguments, game)) {
            run.setup.seats = seats;
            run.setup.options[0] = std::uint8_t(value);
            printRow(run, game.options[0].values[value], run.bots);
        }
    return 0;
}

} // namespace

const Command teamCommand{"team", "GAME", "prints how often teams win a co-operative game", teamFlags, team};

} // namespace bombshelf::lab
