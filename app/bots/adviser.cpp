#include "adviser.h"

#include "search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bombshelf {

namespace {

constexpr int comparisons = 400; // in as many worlds
/// When it is looked what a move has brought: after that many decisions by habit, most of them other seats'.
constexpr std::array horizons{0, 3, 8};
using Views = List<Appraisal, horizons.size()>;

/// What is to be said for the seat after the move, at each horizon before the end.
Views lookAhead(const Rules &rules, Guess guess, Move move, Rng rng)
{
    Views views;
    const Seat seat = guess.viewer;
    rules.play(guess.state, seat, move, rng, nullptr);
    Moves moves;
    for (int decisions = 0;;) {
        const SeatSet asked = rules.toMove(guess.state);
        if (asked.empty())
            return views;
        if (decisions == horizons[std::size_t(views.size())]) {
            const std::optional<Appraisal> view = rules.knowledge().appraise(guess, seat);
            if (!view)
                return views;
            views.add(*view);
            if (views.size() == int(horizons.size()))
                return views;
        }
        rules.legal(guess.state, asked.first(), moves);
        const int choice = moves.size() > 1 ? rng.byWeight(rules.knowledge().likings(guess, asked.first(), moves)) : 0;
        rules.play(guess.state, asked.first(), moves[choice], rng, nullptr);
        decisions += moves.size() > 1;
    }
}

/// By how much a move has more of a merit than the others, world by world.
class Lead {
public:
    void add(float difference)
    {
        ++m_count;
        m_sum += double(difference);
        m_squares += double(difference) * double(difference);
    }
    bool isTold() const { return m_count >= comparisons / 2; }
    double mean() const { return m_count > 0 ? m_sum / m_count : 0; }
    /// By three standard errors, for several merits are looked at.
    bool isSure() const { return isTold() && mean() > 3 * error(); }

private:
    double error() const { return std::sqrt(std::max(0.0, m_squares / m_count - mean() * mean()) / m_count); }

    int m_count = 0;
    double m_sum = 0, m_squares = 0;
};

/// Of all merits at one horizon.
struct Leads {
    Lead all;
    std::array<Lead, mostMerits> own, others;

    void add(const Appraisal &ours, const Appraisal &theirs)
    {
        all.add(ours.all - theirs.all);
        for (std::size_t i = 0; i < mostMerits; ++i) {
            own[i].add(ours.own[i] - theirs.own[i]);
            others[i].add(ours.others[i] - theirs.others[i]);
        }
    }
};

/// Another of the moves that were weighed, each as often as it was thought about; nothing if there is none.
std::optional<Move> drawOther(const Thought &thought, Rng &rng)
{
    std::array<float, Moves::capacity> shares;
    float sum = 0;
    for (int i = 0; i < thought.candidates.size(); ++i)
        sum += shares[std::size_t(i)] = thought.candidates[i].move == thought.move ? 0 : thought.candidates[i].share;
    if (sum <= 0)
        return {};
    return thought.candidates[int(rng.byWeight(std::span(shares).first(std::size_t(thought.candidates.size()))))].move;
}

/// The merit that sets the move apart most, where all in all the position speaks for it, and in the end something of that is left.
std::optional<Reason> best(Merits merits, const std::array<Leads, horizons.size()> &leads)
{
    constexpr double left = 0.25;
    std::optional<Reason> best;
    double most = 0.1; // log odds: from 50 to 52.5 in 100; nobody minds less
    for (const Leads &at : leads) {
        const auto weigh = [&](const Lead &lead, const Lead &inTheEnd, Reason reason) {
            const bool lasts = !inTheEnd.isTold() || inTheEnd.mean() > left * lead.mean();
            if (at.all.mean() > 0 && lead.isSure() && lasts && lead.mean() > most) {
                most = lead.mean();
                best = reason;
            }
        };
        for (std::size_t i = 0; i < merits.size(); ++i) {
            weigh(at.own[i], leads.back().own[i], {merits[i].word, false});
            weigh(at.others[i], leads.back().others[i], {merits[i].word, true});
        }
    }
    return best;
}

std::optional<Reason> reasonFor(const Thought &thought, const Rules &rules, const Observation &seen, Rng &rng,
                                Search::Clock::time_point deadline, const Stop &stop)
{
    const Merits merits = rules.knowledge().merits();
    std::array<Leads, horizons.size()> leads;
    for (int world = 0; world < comparisons && !merits.empty() && !stop.isRequested() && Search::Clock::now() < deadline; ++world) {
        const std::optional<Move> other = drawOther(thought, rng);
        if (!other)
            return {};
        const Guess guess = seen.guess(rng);
        const Rng chance(rng.next()); // the same for both
        const Views ours = lookAhead(rules, guess, thought.move, chance), theirs = lookAhead(rules, guess, *other, chance);
        for (int i = 0; i < std::min(ours.size(), theirs.size()); ++i)
            if (ours[i].contenders == theirs[i].contenders)
                leads[std::size_t(i)].add(ours[i], theirs[i]);
    }
    return best(merits, leads);
}

} // namespace

Thought Adviser::think(const Rules &rules, const Observation &seen, Rng &rng, const Budget &budget, const Stop &stop) const
{
    const auto deadline = Search::deadline(budget.time);
    Budget rest = budget;
    rest.time = budget.time * 4 / 5;
    Thought thought = m_bot->think(rules, seen, rng, rest, stop);
    thought.reason = reasonFor(thought, rules, seen, rng, deadline, stop);
    return thought;
}

} // namespace bombshelf
