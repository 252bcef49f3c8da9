#include "commands.h"

#include "run.h"

#include "core/spelling.h"
#include "match/replay.h"

#include <algorithm>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag atFlag{"at", "N", "the move asked about, from 0: as many were made before it"};
constexpr Flag askFlags[] = {atFlag, botsFlag, seedFlag, iterationsFlag, timeFlag};

void print(const Descriptor &game, const std::string &name, Thought thought)
{
    std::printf("%s: %s\n", name.c_str(), spell(game, thought.move).c_str());
    std::ranges::stable_sort(thought.candidates, std::ranges::greater(), &Candidate::share);
    for (const Candidate &choice : thought.candidates)
        std::printf("  %5.1f %%  %6.3f  %s\n", 100 * double(choice.share), double(choice.value), spell(game, choice.move).c_str());
}

/// Each bot is asked with the same seed as if it sat there.
int ask(const Arguments &arguments)
{
    Replay found = replayed(arguments);
    Course &course = found.course;
    const int at = int(arguments.number(atFlag.name, course.at(), 0));
    if (at > course.at())
        throw BadUse("the record has " + std::to_string(course.at()) + " moves");
    course.back(course.at() - at);
    const Rules &rules = *found.setup.rules;
    const SeatSet asked = rules.toMove(course.state());
    if (asked.empty())
        throw BadUse("nobody is to move: the match is over");
    const Budget budget{.iterations = int(arguments.number(iterationsFlag.name, 0, 1)),
                        .time = std::chrono::milliseconds(arguments.number(timeFlag.name, 0, 1))};
    const Seat seat = course.taken() > 0 ? course.mover(at) : asked.first();
    std::vector<std::string> bots = parseBots(arguments, botsFlag);
    if (bots.empty())
        bots.emplace_back("strong");
    std::printf("move %d, seat %d; for each choice the share of the thought, and the seat's payoff as the bot expects it\n", at, seat);
    for (const std::string &name : bots) {
        const Guest guest = guestNamed(name);
        if (guest.sight != Sight::own && !found.ended)
            throw std::runtime_error(name + " sees what is hidden, and the match is not over");
        Rng rng(arguments.seed(seedFlag.name, 1));
        print(rules.descriptor(), name,
              guest.bot->think(rules, seenWith(guest.sight, rules, course.state(), seat, course.beliefs()), rng, budget, {}));
    }
    return 0;
}

} // namespace

const Command askCommand{"ask", "FILE", "prints what bots would do at a move of a record, and how they like each choice", askFlags, ask};

} // namespace bombshelf::lab
