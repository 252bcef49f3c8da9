#include "search_bot.h"

#include "search.h"

#include <algorithm>
#include <functional>
#include <future>
#include <vector>

namespace bombshelf {

namespace {

constexpr int mostInTime = 200'000; ///< worlds: a tree of them takes some 10 MB

struct Tree {
    Candidates candidates;
    int visits;
};

/// What several trees found, as one: each counts by how often it was visited.
Candidates merged(const std::vector<Tree> &trees)
{
    int visits = 0;
    for (const Tree &tree : trees)
        visits += tree.visits;
    Candidates all;
    for (const Tree &tree : trees)
        for (const Candidate &candidate : tree.candidates) {
            auto known = std::ranges::find(all, candidate.move, &Candidate::move);
            if (known == all.end()) {
                all.add({.move = candidate.move, .share = 0, .value = 0, .next = candidate.next});
                known = all.end() - 1;
            }
            if (known->next != candidate.next)
                known->next.reset();
            const float share = candidate.share * float(tree.visits) / float(visits);
            const float part = share / (known->share + share);
            known->value += (candidate.value - known->value) * part;
            known->liking += (candidate.liking - known->liking) * part;
            known->share += share;
        }
    return all;
}

/// Trees that know nothing of each other, one per thread (root parallelisation: Chaslot, Winands, van den Herik 2008).
Candidates searchTrees(int trees, Rng &rng, const std::function<Tree(Rng &)> &searchTree)
{
    if (trees <= 1)
        return searchTree(rng).candidates;
    std::vector<std::future<Tree>> growing;
    growing.reserve(std::size_t(trees));
    for (int tree = 0; tree < trees; ++tree)
        growing.push_back(std::async(std::launch::async, [&searchTree, seed = rng.next()] {
            Rng own(seed);
            return searchTree(own);
        }));
    std::vector<Tree> grown;
    grown.reserve(growing.size());
    for (std::future<Tree> &tree : growing)
        grown.push_back(tree.get());
    return merged(grown);
}

/// The one that most thought went to; or, of those that come near it in value and were thought about enough to be sure of that, the one
/// after which there is most of what a style likes.
const Candidate &favourite(const Candidates &candidates, bool hasStyle)
{
    constexpr float near = 0.02f, enough = 0.5f;
    const Candidate *const best = std::ranges::max_element(candidates, {}, &Candidate::share);
    const bool isOpen = best->value > near && best->value < 1 - near; // else the best is hardly told from the rest
    const Candidate *favourite = best;
    for (const Candidate &candidate : candidates)
        if (hasStyle && isOpen && candidate.value > best->value - near && candidate.share > enough * best->share &&
            candidate.liking > favourite->liking)
            favourite = &candidate;
    return *favourite;
}

} // namespace

Thought SearchBot::think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const
{
    Moves moves;
    rules.legal(seen.state(), seen.viewer(), moves);
    if (moves.size() == 1)
        return {moves[0], {}};
    const auto deadline = Search::deadline(budget.time);
    int worlds = budget.time.count() > 0 && m_level.takesItsTime ? mostInTime : m_level.worlds;
    if (budget.iterations > 0)
        worlds = std::min(worlds, budget.iterations);
    const Observation known = seen.remembering(m_level.memory);
    const Candidates candidates = searchTrees(m_level.takesItsTime ? budget.trees : 1, rng, [&](Rng &chance) {
        const SearchOptions limits{
            .experience = m_level.experience, .treeSize = worlds, .doubts = m_level.doubts, .ahead = m_level.ahead, .style = m_style};
        Search search(rules, known, limits);
        search.run(chance, worlds, deadline, stop);
        return Tree{search.candidates(), search.iterations()};
    });
    if (candidates.empty())
        return {moves[int(rng.below(std::uint32_t(moves.size())))], {}};
    return {favourite(candidates, m_style).move, candidates};
}

} // namespace bombshelf
