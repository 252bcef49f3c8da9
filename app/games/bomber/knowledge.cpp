#include "knowledge.h"

#include "../../core/observation.h"
#include "choices.h"

namespace bombshelf::bomber {

namespace {

class BomberKnowledge final : public Knowledge {
public:
    void weigh(const Guess &guess, Seat, const Moves &moves, std::span<float> weights) const override
    {
        (void)guess;
        for (int i = 0; i < moves.size(); ++i)
            weights[std::size_t(i)] = 1;
    }

    std::array<float, maxSeats> estimate(const Guess &guess) const override
    {
        const Position &p = position(guess.state);
        std::array<float, maxSeats> shares{};
        float sum = 0;
        for (Seat seat = 0; seat < p.seats; ++seat)
            sum += shares[seat] = 1.0f + float(p.points[seat]) + float(p.hp[seat]);
        for (float &share : shares)
            share /= sum;
        return shares;
    }
};

} // namespace

Move likelyChoice(const Guess &guess, Seat seat, Rng &rng)
{
    Moves moves;
    choices(guess.state, seat, moves);
    return moves[int(rng.below(std::uint32_t(moves.size())))];
}

const Knowledge &knowledge()
{
    static const BomberKnowledge bomber;
    return bomber;
}

} // namespace bombshelf::bomber
