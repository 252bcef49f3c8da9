#include "course.h"

#include <algorithm>
#include <bit>

namespace bombshelf {

namespace {

/// Listens whether a seat learns what a piece is. It looks at every event, for what is turned up in the course of a move
/// may be hidden again at its end.
class Watch final : public Teller {
public:
    Watch(const State &before, int seats, Teller *next) : m_seats((1u << seats) - 1), m_next(next) { look(before); }

    void tell(const Event &event, const State &state) override
    {
        m_learned = look(state) || m_learned;
        if (m_next)
            m_next->tell(event, state);
    }
    bool learned(const State &after) { return look(after) || m_learned; }

private:
    /// Whether some seat knows a piece now that it did not know the last time.
    bool look(const State &state)
    {
        bool learned = false;
        for (const Piece &piece : state.table.all()) {
            const unsigned knownBy = piece.knownBy.bits() & m_seats;
            learned = learned || (knownBy & ~unsigned(m_knownBy[piece.id])) != 0;
            m_knownBy[piece.id] = std::uint8_t(knownBy);
        }
        return learned;
    }

    unsigned m_seats;
    Teller *m_next;
    std::array<std::uint8_t, 256> m_knownBy{};
    bool m_learned = false;
};

bool same(const Rng &a, const Rng &b)
{
    using Words = std::array<std::uint64_t, sizeof(Rng) / sizeof(std::uint64_t)>;
    return std::bit_cast<Words>(a) == std::bit_cast<Words>(b);
}

} // namespace

Course::Course(const MatchSetup &setup) : m_setup(setup)
{
    Rng rng(setup.seed);
    const State dealt = setup.rules->deal(setup.setup, rng, nullptr);
    m_positions.push_back({dealt, rng});
}

bool Course::isChoice(Seat seat) const
{
    Moves moves;
    m_setup.rules->legal(state(), seat, moves);
    return moves.size() > 1 && !m_setup.players[seat].isBot();
}

void Course::play(Seat seat, Move move, Teller *teller)
{
    const Position before = m_positions[std::size_t(m_at)];
    Position after = before;
    Watch watch(before.state, m_setup.setup.seats, teller);
    m_setup.rules->play(after.state, seat, move, after.rng, &watch);
    const bool revealing = watch.learned(after.state) || !same(before.rng, after.rng);

    m_steps.resize(std::size_t(m_at));
    m_positions.erase(m_positions.begin() + m_at + 1, m_positions.end());
    m_beliefs.resize(std::min(m_beliefs.size(), m_positions.size()));
    m_steps.push_back({seat, move, isChoice(seat), revealing});
    m_positions.push_back(after);
    ++m_at;
}

const Beliefs &Course::beliefs()
{
    while (m_beliefs.size() <= std::size_t(m_at)) {
        const std::size_t at = m_beliefs.size() - 1;
        m_beliefs.push_back(m_beliefs.back());
        m_beliefs.back().learn(*m_setup.rules, m_positions[at].state, m_steps[at].seat, m_steps[at].move, m_positions[at + 1].state);
    }
    return m_beliefs[std::size_t(m_at)];
}

int Course::stepsBack() const
{
    for (int to = m_at - 1; to >= 0; --to)
        if (m_steps[std::size_t(to)].chosen)
            return m_at - to;
    return 0;
}

int Course::stepsForward() const
{
    const int end = int(m_steps.size());
    int to = m_at;
    if (to < end)
        ++to;
    while (to < end && !m_steps[std::size_t(to)].chosen)
        ++to;
    return to - m_at;
}

bool Course::hasRevealed(int moves) const
{
    const auto undone = std::span(m_steps).subspan(std::size_t(m_at - moves), std::size_t(moves));
    return std::ranges::any_of(undone, &Step::revealing);
}

void Course::back(int moves)
{
    m_practice = m_practice || hasRevealed(moves);
    m_at -= moves;
}

void Course::forward(int moves) { m_at += moves; }

} // namespace bombshelf
