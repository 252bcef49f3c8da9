#include "commands.h"

#include "run.h"
#include "seeds.h"
#include "share.h"

#include "bots/levels.h"
#include "bots/styles.h"

#include <algorithm>
#include <cstdio>
#include <mutex>

namespace bombshelf::lab {

namespace {

constexpr Flag levelFlag{"bots", "LEVEL", "the level that all have"};
constexpr Flag stylesFlags[] = {seatsFlag, levelFlag, matchesFlag, seedFlag, optionFlag, setFlag, iterationsFlag, threadsFlag};

/// What a style has come to: how often it had a say, what it got more of, and what that cost in value, as the bot saw it.
struct Whims {
    int decisions = 0, own = 0;
    double gained = 0, paid = 0;

    void count(const Thought &thought)
    {
        if (thought.candidates.empty())
            return;
        const Candidate &plain = *std::ranges::max_element(thought.candidates, {}, &Candidate::share);
        const Candidate &chosen = *thought.chosen();
        ++decisions;
        own += chosen.move != plain.move;
        gained += double(chosen.liking - plain.liking);
        paid += double(plain.value - chosen.value);
    }
};

/// Plays as its bot does, and counts how often that is not what the bot would do without its style.
class Watched final : public Bot {
public:
    explicit Watched(std::unique_ptr<Bot> bot) : m_bot(std::move(bot)) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override
    {
        const Thought thought = m_bot->think(rules, seen, rng, budget, stop);
        const std::lock_guard lock(m_mutex);
        m_whims.count(thought);
        return thought;
    }
    const Whims &whims() const { return m_whims; }

private:
    const std::unique_ptr<Bot> m_bot;
    mutable std::mutex m_mutex;
    mutable Whims m_whims;
};

/// One of that style among others of its level that have none, in each seat by turns.
void printStyle(const Run &run, const std::string &level, const Style &style)
{
    const auto watched = std::make_shared<Watched>(makeBot(level, &style));
    const int seats = run.setup.seats;
    std::vector<double> wins(std::size_t(run.matches));
    forEach(run.matches, run.threads, [&](int match) {
        Line line(std::size_t(seats), guestNamed(level));
        const Seat seat = Seat(match % seats);
        line[seat].bot = watched;
        wins[std::size_t(match)] = double(playMatch(run, matchSeed(run.seed, std::uint64_t(match / seats)), line).result.payoff[seat]);
    });
    const Whims &whims = watched->whims();
    double won = 0;
    for (const double one : wins)
        won += one;
    const Share share = shareOf(won / run.matches, run.matches);
    std::printf("| %s | %.1f | %+.3f | %.3f | %.0f (%.0f to %.0f) |\n", std::string(style.name).c_str(),
                100.0 * whims.own / std::max(1, whims.decisions), whims.gained / std::max(1, whims.own),
                whims.paid / std::max(1, whims.own), 100 * share.mean, 100 * share.least, 100 * share.most);
    std::fflush(stdout);
}

int printStyles(const Arguments &arguments)
{
    const Run run = parseRun(arguments);
    const std::string level = arguments.text(levelFlag.name, "skilled");
    if (!findLevel(level))
        throw BadUse("--bots must name one level");
    std::printf("%s, %d seats, %s, %d matches a style, seed %llu\n\n", run.rules->descriptor().id.data(), run.setup.seats, level.c_str(),
                run.matches, (unsigned long long)(run.seed));
    std::puts(
        "| style | other moves than without, % | more of what it likes, each time | expected to cost | wins, % |\n|---|---|---|---|---|");
    for (const Style *style : styles())
        printStyle(run, level, *style);
    return 0;
}

} // namespace

const Command stylesCommand{"styles", "GAME", "prints what each style changes in how a level plays, as a table of Markdown", stylesFlags,
                            printStyles};

} // namespace bombshelf::lab
