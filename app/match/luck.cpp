#include "luck.h"

#include <algorithm>

namespace bombshelf {

namespace {

/// Hears dice fall and sees what comes to light. Whose it is: the event tells that comes next, or who alone knows the piece now.
class Bystander final : public Teller, public ChanceListener {
public:
    explicit Bystander(const MatchSetup &setup) : m_setup(setup), m_game(setup.rules->descriptor()) {}

    const Luck &luck() const { return m_luck; }

    void drew(std::uint32_t, std::uint32_t) override {}
    void fell(std::span<const std::uint8_t> sides, int face) override
    {
        std::vector<int> weights(m_game.firstFace);
        weights.insert(weights.end(), sides.begin(), sides.end());
        m_fallen.push_back({weights, m_game.firstFace + face});
    }

    void tell(const Event &event, const State &state) override
    {
        for (const Fallen &die : m_fallen)
            if (Luck::Share *share = shareOf(event.seat))
                share->dice.add(die.weights, die.face);
        m_fallen.clear();
        if (m_seen.empty())
            seeDeal(state);
        look(event, state);
        std::ranges::for_each(state.table.all(), [this](const Piece &piece) { m_seen[piece.id] = piece; });
    }

private:
    struct Fallen {
        std::vector<int> weights;
        int face;
    };

    Luck::Share *shareOf(Seat seat)
    {
        if (seat == noSeat)
            return nullptr;
        return m_setup.players[seat].isBot() ? &m_luck.bots[seat] : &m_luck.people[seat];
    }

    /// What was shuffled was known to nobody then. In lot 0 lies what never was.
    void seeDeal(const State &state)
    {
        m_seen.resize(256);
        for (Piece piece : state.table.all()) {
            if (piece.lot != 0)
                piece.knownBy = {};
            m_seen[piece.id] = piece;
        }
    }

    void look(const Event &event, const State &state)
    {
        for (const Piece &piece : state.table.all()) {
            Piece &before = m_seen[piece.id];
            if (!before.knownBy.empty() || before.lot != piece.lot || piece.knownBy.empty())
                continue;
            const std::vector<int> weights = kindsUnknown(state, piece.lot);
            if (Luck::Share *share = shareOf(piece.knownBy.size() == 1 ? piece.knownBy.first() : event.seat);
                share && std::ranges::count_if(weights, [](int weight) { return weight > 0; }) > 1)
                share->cards.add(weights, before.kind);
            before.knownBy = piece.knownBy;
        }
    }

    /// Of the pieces of a lot that nobody knew, and that have not come to light yet.
    std::vector<int> kindsUnknown(const State &state, Lot lot) const
    {
        std::vector<int> kinds(m_game.kinds->words.size());
        for (const Piece &piece : state.table.all())
            if (const Piece &before = m_seen[piece.id]; before.lot == lot && before.knownBy.empty())
                ++kinds[before.kind];
        return kinds;
    }

    const MatchSetup &m_setup;
    const Descriptor &m_game;
    Luck m_luck;
    std::vector<Fallen> m_fallen; ///< dice that no event has told of yet
    std::vector<Piece> m_seen;    ///< by id, as they lay at the last event
};

} // namespace

void Luck::Share::add(const Share &others)
{
    dice.add(others.dice);
    cards.add(others.cards);
}

void Luck::add(const Luck &others)
{
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        people[seat].add(others.people[seat]);
        bots[seat].add(others.bots[seat]);
    }
}

Luck::Share together(std::span<const Luck::Share> shares)
{
    Luck::Share all;
    for (const Luck::Share &share : shares)
        all.add(share);
    return all;
}

Luck luckOf(const MatchSetup &setup, const Course &course)
{
    Bystander bystander(setup);
    course.retell(
        &bystander, [] {}, &bystander);
    return bystander.luck();
}

} // namespace bombshelf
