#include "commands.h"

#include "contest.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag arenaFlags[] = {seatsFlag, botsFlag, matchesFlag, seedFlag, optionFlag, setFlag, iterationsFlag, timeFlag, threadsFlag};

int arena(const Arguments &arguments)
{
    const Run run = parseRun(arguments);
    const int seats = run.setup.seats;
    if (const Descriptor &game = run.rules->descriptor(); game.cooperative)
        throw BadUse(std::string(game.id) + " is played in a team: see bombshelf-lab team");
    if (std::ranges::count(run.bots, run.bots.front()) == std::ptrdiff_t(run.bots.size()))
        throw BadUse("--bots must name two different bots");
    const std::vector<Score> scores = meet(run);
    const int deals = dealsOf(run);
    std::printf("%d matches on %d deals, every bot in every seat, seed %llu; equal bots would win %.1f %%\n", deals * seats, deals,
                (unsigned long long)(run.seed), 100.0 / seats);
    std::printf("bot               wins per seat     error      95 %% interval   points\n");
    for (const Score &score : scores) {
        std::printf("%-18s %10.1f %%  ", score.bot.c_str(), 100 * score.share.mean);
        if (std::isnan(score.error))
            std::printf("unknown ");
        else
            std::printf("%6.1f %%", 100 * score.error);
        std::printf("  %6.1f to %5.1f %%  %7.2f\n", 100 * score.share.least, 100 * score.share.most, score.points);
    }
    return 0;
}

} // namespace

const Command arenaCommand{"arena", "GAME", "lets bots meet on common deals, each in every seat", arenaFlags, arena};

} // namespace bombshelf::lab
