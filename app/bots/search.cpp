#include "search.h"

#include "wide_registers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace bombshelf {

namespace {

constexpr int iterationsPerClock = 8;
/// A move is clearly best once it has had this share of that many visits.
constexpr double clearShare = 0.97;
constexpr std::uint32_t clearFrom = 2000;

/// Fast, not portable: tells nodes of one tree apart. Four chains at once, since each waits for its multiplication.
template <std::size_t size> std::uint64_t hashOfBytes(const void *bytes)
{
    constexpr std::size_t chains = 4;
    std::array<std::uint64_t, (size + 8 * chains - 1) / (8 * chains) * chains> words{};
    std::memcpy(words.data(), bytes, size);
    std::array<std::uint64_t, chains> hash{};
    const auto mix = [](std::uint64_t &chain, std::uint64_t word) {
        chain = (chain ^ word) * 0x9e3779b97f4a7c15u;
        chain ^= chain >> 32;
    };
    for (std::size_t i = 0; i < words.size(); i += chains)
        for (std::size_t c = 0; c < chains; ++c)
            mix(hash[c], words[i + c]);
    for (std::size_t c = 1; c < chains; ++c)
        mix(hash[0], hash[c]);
    return hash[0];
}

} // namespace

Search::Search(const Rules &rules, const Observation &seen, const SearchOptions &options) : m_rules(rules), m_seen(seen), m_options(options)
{
    m_nodes.reserve(capacity());
    m_edges.reserve(capacity());
    m_nodes.resize(root + 1);
    m_edges.resize(1);
}

void Search::run(Rng &rng, int iterations, Clock::time_point deadline, const Stop &stop)
{
    emptyWideRegisters(); // twice to four times as many iterations a second
    const auto start = Clock::now();
    for (int done = 0; done < iterations && !stop.isRequested(); ++done) {
        if (done % iterationsPerClock == 0) {
            const auto now = Clock::now();
            if (now >= deadline)
                return;
            // At the pace so far the deadline may come before the last iteration.
            const double pace = double(done) / double(std::max(now - start, Clock::duration(1)).count());
            const double inTime = done == 0 ? iterations : pace * double((deadline - now).count());
            if (isDecided(std::min(double(iterations - done), inTime)))
                return;
        }
        iterate(rng);
    }
}

Candidates Search::candidates() const
{
    Candidates candidates;
    const float visits = float(m_nodes[root].visits);
    for (Index e = m_nodes[root].firstEdge; e != none; e = m_edges[e].next)
        candidates.add({m_edges[e].move, float(m_edges[e].visits) / visits, m_edges[e].total / float(m_edges[e].visits),
                        m_edges[e].liked / float(m_edges[e].visits), nextAfter(m_edges[e])});
    std::reverse(candidates.begin(), candidates.end());
    return candidates;
}

std::optional<Move> Search::nextAfter(const Edge &edge) const
{
    constexpr std::uint32_t enough = 8; // visits, to see what may come of it
    if (!m_options.doubts || edge.visits < enough || edge.firstNode == none || m_nodes[edge.firstNode].next != none)
        return {};
    Index most = none;
    for (Index e = m_nodes[edge.firstNode].firstEdge; e != none; e = m_edges[e].next)
        if (most == none || m_edges[e].visits > m_edges[most].visits)
            most = e;
    return most == none ? std::nullopt : std::optional(m_edges[most].move);
}

bool Search::isDecided(double iterationsLeft) const
{
    std::uint32_t best = 0, second = 0;
    for (Index e = m_nodes[root].firstEdge; e != none; e = m_edges[e].next) {
        second = std::max(second, std::min(best, m_edges[e].visits));
        best = std::max(best, m_edges[e].visits);
    }
    const std::uint32_t visits = m_nodes[root].visits;
    return double(best) > double(second) + iterationsLeft || (visits >= clearFrom && double(best) > clearShare * double(visits));
}

Guess Search::imagine(Rng &rng)
{
    if (m_options.doubts)
        return m_seen.guess(rng);
    if (!m_firstIdea)
        m_firstIdea = m_seen.guess(rng);
    return *m_firstIdea;
}

void Search::iterate(Rng &rng)
{
    ++m_iterations;
    Guess guess = imagine(rng);
    m_path.clear();
    m_secret = {};
    for (Index edge = none;;) {
        const Seat seat = advance(guess, rng, m_options.others);
        if (seat == noSeat)
            return learn(guess);
        if (m_path.size() >= m_options.ahead)
            return learn(playOut(guess, rng));
        const Index node = m_path.empty() ? root : nodeAfter(edge, guess.state);
        edge = node == none ? none : pick(node, guess, seat);
        if (edge == none)
            return learn(playOut(guess, rng));
        m_path.add({node, edge, seat});
        m_rules.play(guess.state, seat, m_edges[edge].move, rng, nullptr);
        if (m_edges[edge].visits == 0)
            return learn(playOut(guess, rng));
    }
}

Seat Search::advance(Guess &guess, Rng &rng, const Bot *others)
{
    for (;;) {
        const SeatSet asked = m_rules.toMove(guess.state);
        if (asked.empty())
            return noSeat;
        const bool own = asked.has(m_seen.viewer());
        const Seat seat = own ? m_seen.viewer() : asked.first();
        if (own) {
            m_secret = asked;
            m_secret.remove(seat);
        }
        m_rules.legal(guess.state, seat, m_moves);
        if (m_moves.size() > 1 && !m_secret.has(seat) && (own || !others))
            return seat;
        m_secret.remove(seat);
        if (m_moves.size() > 1)
            playFor(seat, others, guess, rng);
        else
            m_rules.play(guess.state, seat, m_moves[0], rng, nullptr);
    }
}

std::span<float> Search::weigh(const Guess &guess, Seat seat)
{
    const std::span likings(m_likings.data(), std::size_t(m_moves.size()));
    m_rules.knowledge().weigh(guess, seat, m_moves, likings);
    return likings;
}

void Search::playFor(Seat seat, const Bot *bot, Guess &guess, Rng &rng)
{
    if (!bot)
        return playByKnowledge(guess, seat, rng);
    const Observation theirs(m_rules, guess.state, seat);
    m_rules.play(guess.state, seat, bot->choose(m_rules, theirs, rng, {}, {}), rng, nullptr);
}

void Search::playByKnowledge(Guess &guess, Seat seat, Rng &rng)
{
    const std::span<float> likings = weigh(guess, seat);
    m_rules.play(guess.state, seat, m_moves[rng.byWeight(likings)], rng, nullptr);
}

Search::Index Search::pick(Index n, const Guess &guess, Seat seat)
{
    const std::span<float> likings = weigh(guess, seat);
    const float sum = std::accumulate(likings.begin(), likings.end(), 0.0f);

    std::array<Index, Moves::capacity> edges;
    std::fill_n(edges.begin(), m_moves.size(), none);
    for (Index e = m_nodes[n].firstEdge; e != none; e = m_edges[e].next) {
        const auto move = std::ranges::lower_bound(m_moves, m_edges[e].move);
        if (move != m_moves.end() && *move == m_edges[e].move)
            edges[std::size_t(move - m_moves.begin())] = e;
    }

    const Node &node = m_nodes[n];
    const float untried = node.visits == 0 ? 0.0f : node.total / float(node.visits);
    int best = -1;
    float bestScore = 0;
    for (int i = 0; i < m_moves.size(); ++i) {
        const Index e = edges[std::size_t(i)];
        if (e == none && isFull())
            continue;
        const float prior = m_options.experience * likings[std::size_t(i)] / sum + (1 - m_options.experience) / float(m_moves.size());
        const float explore = m_options.exploration * prior;
        const float score = e == none ? untried + explore * std::sqrt(float(node.visits + 1))
                                      : m_edges[e].total / float(m_edges[e].visits) +
                                            explore * std::sqrt(float(++m_edges[e].available)) / float(1 + m_edges[e].visits);
        if (best < 0 || score > bestScore) {
            best = i;
            bestScore = score;
        }
    }
    if (best < 0)
        return none;
    const Index e = edges[std::size_t(best)];
    return e != none ? e : addEdge(n, m_moves[best]);
}

Search::Index Search::addEdge(Index node, Move move)
{
    const Index e = Index(m_edges.size());
    m_edges.push_back({.move = move, .next = m_nodes[node].firstEdge, .available = 1});
    m_nodes[node].firstEdge = e;
    return e;
}

Search::Index Search::nodeAfter(Index edge, const State &world)
{
    const std::uint64_t seen = seenIn(world);
    for (Index n = m_edges[edge].firstNode; n != none; n = m_nodes[n].next)
        if (m_nodes[n].seen == seen)
            return n;
    if (isFull())
        return none;
    const Index n = Index(m_nodes.size());
    m_nodes.push_back({.seen = seen, .next = m_edges[edge].firstNode});
    m_edges[edge].firstNode = n;
    return n;
}

bool Search::isFull() const { return std::max(m_edges.size(), m_nodes.size()) == capacity(); }

/// A hash of all that the searching seat sees.
std::uint64_t Search::seenIn(const State &world) const
{
    State seen = world;
    m_rules.hide(seen, m_seen.viewer());
    seen.table.blank(m_seen.viewer());
    return hashOfBytes<sizeof(State)>(&seen);
}

const Guess &Search::playOut(Guess &guess, Rng &rng)
{
    for (int moves = 0; moves < m_rules.knowledge().playoutMoves(); ++moves) {
        const Seat seat = advance(guess, rng, nullptr);
        if (seat == noSeat)
            break;
        playByKnowledge(guess, seat, rng);
    }
    return guess;
}

Search::Payoffs Search::payoffs(const Guess &guess) const
{
    const Result result = m_rules.result(guess.state);
    return result.over ? result.payoff : m_rules.knowledge().estimate(guess);
}

float Search::liking(const Guess &end, float payoff) const
{
    const Node &all = m_nodes[root];
    const float expected = all.visits == 0 ? payoff : all.total / float(all.visits);
    return m_options.style->likes({m_rules, end.state, m_seen.viewer(), payoff, expected});
}

void Search::learn(const Guess &end)
{
    const Payoffs payoffs = this->payoffs(end);
    if (m_options.style)
        m_edges[m_path[0].edge].liked += liking(end, payoffs[m_seen.viewer()]);
    for (const Step &step : m_path) {
        ++m_nodes[step.node].visits;
        m_nodes[step.node].total += payoffs[step.seat];
        ++m_edges[step.edge].visits;
        m_edges[step.edge].total += payoffs[step.seat];
    }
}

} // namespace bombshelf
