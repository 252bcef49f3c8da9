#include "commands.h"

#include "contest.h"

#include "bots/levels.h"
#include "bots/styles.h"

#include <algorithm>
#include <cstdio>
#include <memory>

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
    void add(const Whims &more)
    {
        decisions += more.decisions;
        own += more.own;
        gained += more.gained;
        paid += more.paid;
    }
};

/// Plays as its bot does, and counts how often that is not what the bot would do without its style.
class Watched final : public Bot {
public:
    Watched(std::unique_ptr<Bot> bot, Whims &whims) : m_bot(std::move(bot)), m_whims(whims) {}

    Thought think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const override
    {
        const Thought thought = m_bot->think(rules, seen, rng, budget, stop);
        m_whims.count(thought);
        return thought;
    }

private:
    const std::unique_ptr<Bot> m_bot;
    Whims &m_whims;
};

/// One of that style among others of its level that have none, in each seat on each deal.
void printStyle(const Run &run, const std::string &level, const Style &style)
{
    const int seats = run.setup.seats;
    std::vector<Whims> whims(std::size_t(dealsOf(run) * seats));
    const std::vector<Deal> deals = playDeals(run, [&](int deal, int seat) {
        Line line(std::size_t(seats), guestNamed(level));
        line[std::size_t(seat)].bot = std::make_shared<Watched>(makeBot(level, &style), whims[std::size_t(deal * seats + seat)]);
        return line;
    });
    Whims all;
    for (const Whims &one : whims)
        all.add(one);
    std::vector<double> means(deals.size());
    std::ranges::transform(deals, means.begin(), [seats](const Deal &deal) {
        double won = 0;
        for (int seat = 0; seat < seats; ++seat)
            won += double(deal[std::size_t(seat)].result.payoff[std::size_t(seat)]);
        return won / seats;
    });
    const Share share = shareOfDeals(means);
    std::printf("| %s | %.1f | %+.3f | %.3f | %.0f (%.0f to %.0f) |\n", std::string(style.name).c_str(),
                100.0 * all.own / std::max(1, all.decisions), all.gained / std::max(1, all.own), all.paid / std::max(1, all.own),
                100 * share.mean, 100 * share.least, 100 * share.most);
    std::fflush(stdout);
}

int printStyles(const Arguments &arguments)
{
    const Run run = parseRun(arguments);
    const std::string level = arguments.text(levelFlag.name, "skilled");
    if (!findLevel(level))
        throw BadUse("--bots must name one level");
    std::printf("%s, %d seats, %s, %d matches per style, seed %llu\n\n", std::string(run.rules->descriptor().id).c_str(), run.setup.seats,
                level.c_str(), dealsOf(run) * run.setup.seats, (unsigned long long)(run.seed));
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
