#include "commands.h"

#include "climb.h"
#include "fit.h"
#include "run.h"
#include "seeds.h"

#include "core/linear_knowledge.h"

#include <algorithm>
#include <cstdio>

namespace bombshelf::lab {

namespace {

constexpr Flag tuneFlags[] = {botsFlag, matchesFlag, seedFlag, iterationsFlag, threadsFlag};

/// Takes positions of a match as examples, whose shares are known when it is over.
class Sampler final : public Witness {
public:
    Sampler(const Rules &rules, const LinearKnowledge &knowledge) : m_rules(rules), m_knowledge(knowledge) {}

    void tell(const Event &, const State &) override {}
    void dealt(const State &) override {}
    void decided(int n, Seat, const Moves &, Move, const State &after) override
    {
        const auto guess = sampled(n, m_rules, after);
        if (!guess)
            return;
        const SeatSet contenders = m_knowledge.contenders(after);
        Example example;
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            if (!contenders.has(seat))
                continue;
            example.contenders.push_back({.seat = seat});
            m_knowledge.describe(*guess, seat, example.contenders.back().features);
        }
        m_examples.push_back(std::move(example));
    }

    /// Without those from which no contender won, and those that are won already.
    std::vector<Example> examples(const Result &result)
    {
        for (Example &example : m_examples) {
            float sum = 0;
            for (auto &contender : example.contenders)
                sum += contender.share = result.payoff[contender.seat];
            for (auto &contender : example.contenders)
                contender.share /= sum > 0 ? sum : 1;
            if (sum <= 0 || example.contenders.size() < 2)
                example.contenders.clear();
        }
        std::erase_if(m_examples, [](const Example &example) { return example.contenders.empty(); });
        return std::move(m_examples);
    }

private:
    const Rules &m_rules;
    const LinearKnowledge &m_knowledge;
    std::vector<Example> m_examples;
};

const LinearKnowledge &knowledgeOf(const Rules &rules)
{
    const auto *knowledge = dynamic_cast<const LinearKnowledge *>(&rules.knowledge());
    if (!knowledge)
        throw BadUse(std::string(rules.descriptor().id) + " has no weights to fit");
    return *knowledge;
}

/// Plays matches at every number of seats in turn, as the game is set up by default.
std::vector<Example> play(const Run &run)
{
    const Descriptor &game = run.rules->descriptor();
    const LinearKnowledge &knowledge = knowledgeOf(*run.rules);
    std::vector<std::vector<Example>> found(std::size_t(run.matches));
    const int tables = game.maxSeats - game.minSeats + 1;
    forEach(run.matches, run.threads, [&](int i) {
        Run match = run;
        match.setup = setupFor(game, game.minSeats + i % tables);
        seatBots(match);
        Sampler sampler(*run.rules, knowledge);
        const MatchEnd end = playMatch(match, matchSeed(run.seed, std::uint64_t(i)), lineOf(match.bots), &sampler);
        found[std::size_t(i)] = sampler.examples(end.result);
    });
    return joined(std::move(found));
}

void printCommand(const Run &run, const std::string &bots)
{
    std::printf("# bombshelf-lab tune %s%s --matches %d --seed %llu", std::string(run.rules->descriptor().id).c_str(), bots.c_str(),
                run.matches, (unsigned long long)(run.seed));
    if (run.budget.iterations > 0)
        std::printf(" --iterations %d", run.budget.iterations);
    std::printf("\n");
}

template <class Number> void printWeights(WeightNames names, const std::vector<Number> &weights)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        std::printf("%-22s %7.3f\n", std::string(names[i]).c_str(), double(weights[i]));
}

std::vector<double> fitTo(const std::vector<Example> &examples, std::size_t features)
{
    const Fit found = fit(examples, features);
    std::printf("# %zu positions; who wins surprises by %.3f bits, without any feature by %.3f\n", examples.size(), found.surprise,
                found.surpriseWithout);
    return found.weights;
}

void tuneByResults(const Run &run)
{
    const WeightNames features = knowledgeOf(*run.rules).features();
    const std::vector<Example> examples = play(run);
    std::string bots;
    for (const std::string &bot : run.bots)
        bots += (bots.empty() ? " --bots " : ",") + bot;
    printCommand(run, bots);
    printWeights(features, fitTo(examples, features.size()));
}

void tuneByWins(const Run &run, const Tunable &knowledge)
{
    const std::size_t habits = knowledge.weights().size() - knowledge.features();
    std::vector<float> weights(knowledge.weights().begin(), knowledge.weights().end());
    printCommand(run, "");
    if (habits > 0) {
        const Climb found = climb(run, knowledge);
        weights = found.weights;
        std::printf(
            "# teams that make the move they like best win %.1f %% of these deals, %.1f %% with the weights before; %.1f %% of as many "
            "others\n",
            100 * found.wins, 100 * found.winsBefore, 100 * found.winsOfOthers);
        printWeights(knowledge.weightNames().first(habits), weights);
    }
    if (knowledge.features() > 0)
        printWeights(knowledge.weightNames().subspan(habits), fitTo(teamExamples(run, knowledge, weights), knowledge.features()));
}

int tune(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    if (const auto *tunable = dynamic_cast<const Tunable *>(&run.rules->knowledge())) {
        if (arguments.has(botsFlag.name) || arguments.has(iterationsFlag.name))
            throw BadUse(std::string(run.rules->descriptor().id) + " is tuned by its habits, without --bots and --iterations");
        tuneByWins(run, *tunable);
        return 0;
    }
    if (!arguments.has(botsFlag.name))
        run.bots = {"habit"};
    tuneByResults(run);
    return 0;
}

} // namespace

const Command tuneCommand{"tune", "GAME", "finds the weights of a game's knowledge by matches between bots", tuneFlags, tune};

} // namespace bombshelf::lab
