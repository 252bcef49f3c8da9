#pragma once

#include "bot.h"
#include "styles.h"

#include <optional>
#include <span>
#include <vector>

namespace bombshelf {

struct SearchOptions {
    float exploration = 0.8f; ///< how far visits follow the priors before values are sure
    float experience = 0.95f; ///< the part of each prior that comes from the game's knowledge; the rest is shared out evenly
    int treeSize = 1 << 16;   ///< moves the tree can hold; a full tree grows no further but still learns
    bool doubts = true;       ///< each iteration has a guess of its own; otherwise all go on from the first
    int ahead = maxDepth;     ///< decisions that a way down the tree passes, at most maxDepth

    const Bot *others = nullptr;  ///< how the other seats decide in the tree; null: each for its own good, as far as the tree knows
    const Style *style = nullptr; ///< what it measures for each move besides the payoff; null: nothing

    static constexpr int maxDepth = 128;
};

/// Information-set Monte Carlo tree search for one seat (Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree
/// Search", IEEE T-CIAIG 4(2), 2012; its single-observer form). Each iteration draws a guess of what the seat cannot see
/// and walks down one tree that all guesses share, playing only moves that the guess allows.
///
/// - A node is what the seat would see there, so after a card is turned up it plays on by that card.
/// - Each node maximises the payoff of whoever is to move. Moves are picked by an upper confidence bound (Auer,
///   Cesa-Bianchi, Fischer 2002) whose exploration follows the game's own priors (Rosin 2011) and counts, for each move, how
///   often it could have been picked.
/// - Secret simultaneous choices are handled one after another, the searching seat's first: it never answers a secret. The
///   others then choose as the game's knowledge would, outside the tree, so they do not answer its own.
class Search {
public:
    using Clock = std::chrono::steady_clock;
    /// Of a thought that begins now and may take that long; 0: as long as it likes.
    static Clock::time_point deadline(std::chrono::milliseconds time)
    {
        return time.count() > 0 ? Clock::now() + time : Clock::time_point::max();
    }

    /// The seat must be to move, with more than one move to choose from.
    Search(const Rules &rules, const Observation &seen, const SearchOptions &options = {});

    /// Searches until this many iterations are done, the deadline passes, `stop` is requested, no other move can catch up
    /// with the best in the iterations left, or one is clearly best.
    void run(Rng &rng, int iterations, Clock::time_point deadline, const Stop &stop);
    /// One iteration, though the move be decided.
    void iterate(Rng &rng);

    int iterations() const { return m_iterations; }
    /// The moves tried so far, in the order of their first trial.
    Candidates candidates() const;

private:
    using Index = std::uint32_t;
    static constexpr Index none = 0, root = 1; ///< node 0 and edge 0 are not used
    static constexpr int maxDepth = SearchOptions::maxDepth;

    /// A decision as the searching seat sees it.
    struct Node {
        std::uint64_t seen = 0;
        Index firstEdge = none, next = none;
        std::uint32_t visits = 0;
        float total = 0; ///< payoffs of its seat to move
    };
    /// A move tried in a node, and what was seen after it.
    struct Edge {
        Move move;
        Index firstNode = none, next = none;
        std::uint32_t visits = 0, available = 0;
        float total = 0; ///< payoffs of the seat that moved
        float liked = 0; ///< by the style, of a move of the root
    };
    struct Step {
        Index node, edge;
        Seat seat;
    };
    using Payoffs = std::array<float, maxSeats>;

    Guess imagine(Rng &rng);
    /// Of m_moves, into m_likings: how much each is worth trying, or how likely it is of another seat.
    std::span<float> weigh(const Guess &guess, Seat seat);
    /// Plays forced and secret moves, and those that the others make whose bot is given, up to the next decision. Who decides there, or
    /// noSeat at the end; their moves are in m_moves.
    Seat advance(Guess &guess, Rng &rng, const Bot *others);
    /// Makes one of m_moves as the bot would, or without one as the game's knowledge would.
    void playFor(Seat seat, const Bot *bot, Guess &guess, Rng &rng);
    /// Makes one of m_moves as the game's knowledge would.
    void playByKnowledge(Guess &guess, Seat seat, Rng &rng);
    std::optional<Move> nextAfter(const Edge &edge) const;
    Index pick(Index node, const Guess &guess, Seat seat);
    Index addEdge(Index node, Move move);
    Index nodeAfter(Index edge, const State &world);
    std::size_t capacity() const { return std::size_t(m_options.treeSize) + root + 1; }
    bool isFull() const;
    const Guess &playOut(Guess &guess, Rng &rng);
    Payoffs payoffs(const Guess &guess) const;
    void learn(const Guess &end);
    float liking(const Guess &end, float payoff) const;
    std::uint64_t seenIn(const State &world) const;
    bool isDecided(double iterationsLeft) const;

    const Rules &m_rules;
    const Observation &m_seen;
    const SearchOptions m_options;
    int m_iterations = 0;
    std::optional<Guess> m_firstIdea; ///< only without doubts
    std::vector<Node> m_nodes; ///< both reserved once
    std::vector<Edge> m_edges;
    List<Step, maxDepth> m_path;
    SeatSet m_secret; ///< who still chooses in the same secret as the searching seat
    Moves m_moves; ///< legal for the seat that is to move in the world being walked
    std::array<float, Moves::capacity> m_likings;
};

} // namespace bombshelf
