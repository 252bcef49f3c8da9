#include "commands.h"

#include "fit.h"
#include "run.h"
#include "seeds.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace bombshelf::lab {

namespace {

constexpr Flag tuneFlags[] = {botsFlag, matchesFlag, seedFlag, iterationsFlag, threadsFlag};
/// Of so many positions one is taken: neighbours say the same.
constexpr int stride = 3;

/// Takes positions of a match as examples, whose shares are known when it is over.
class Sampler final : public Witness {
public:
    Sampler(const Rules &rules, const LinearKnowledge &knowledge) : m_rules(rules), m_knowledge(knowledge) {}

    void tell(const Event &, const State &) override {}
    void dealt(const State &) override {}
    void decided(int n, Seat, const Moves &, Move, const State &after) override
    {
        const SeatSet contenders = m_knowledge.contenders(after);
        if (n % stride != 0 || m_rules.toMove(after).empty())
            return;
        Rng rng(1); // with all open there is but one world to guess
        const Guess guess = seenByClairvoyant(m_rules, after, 0).guess(rng);
        Example example;
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            if (!contenders.has(seat))
                continue;
            example.contenders.push_back({.seat = seat});
            m_knowledge.describe(guess, seat, example.contenders.back().features);
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
        const Outcome outcome = playMatch(match, matchSeed(run.seed, std::uint64_t(i)), lineOf(match.bots), &sampler);
        found[std::size_t(i)] = sampler.examples(outcome.result);
    });
    std::vector<Example> examples;
    for (std::vector<Example> &some : found)
        std::ranges::move(some, std::back_inserter(examples));
    return examples;
}

void print(const Run &run, LinearKnowledge::Names features, const std::vector<Example> &examples)
{
    const Fit found = fit(examples, features.size());
    std::printf("# bombshelf-lab tune %s --bots %s --matches %d --seed %llu", std::string(run.rules->descriptor().id).c_str(),
                run.bots[0].c_str(), run.matches, (unsigned long long)(run.seed));
    if (run.budget.iterations > 0)
        std::printf(" --iterations %d", run.budget.iterations);
    std::printf("\n# %zu positions; who wins surprises by %.3f bits, without any feature by %.3f\n", examples.size(), found.surprise,
                found.surpriseWithout);
    for (std::size_t i = 0; i < features.size(); ++i)
        std::printf("%-16s %7.3f\n", std::string(features[i]).c_str(), found.weights[i]);
}

int tune(const Arguments &arguments)
{
    Run run = parseRun(arguments);
    const LinearKnowledge &knowledge = knowledgeOf(*run.rules);
    if (!arguments.has(botsFlag.name))
        run.bots = {"habit"};
    print(run, knowledge.features(), play(run));
    return 0;
}

} // namespace

const Command tuneCommand{"tune", "GAME", "fits the weights of a game's features to matches between bots", tuneFlags, tune};

} // namespace bombshelf::lab
