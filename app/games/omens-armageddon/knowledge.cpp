#include "knowledge.h"

#include "../omens/knowledge.h"
#include "judge.h"

#include <algorithm>

namespace bombshelf::omens_armageddon {

namespace {

/// How sharply better moves are told from worse.
constexpr float sharpness = 12;
constexpr float everyMove = 0.001f;

class ArmageddonKnowledge final : public BattleKnowledge {
public:
    void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> weights) const override
    {
        const Judge judge(guess.state, seat);
        std::ranges::transform(moves, weights.begin(), [&judge](Move move) { return judge.worthOf(move); });
        sharpen(weights, sharpness, everyMove);
    }

protected:
    float chance(const Guess &guess) const override
    {
        return Outlook(guess.state, guess.viewer, guess.state.table.count(deckZone)).chance();
    }
};

} // namespace

const Knowledge &knowledge()
{
    static const ArmageddonKnowledge armageddon;
    return armageddon;
}

} // namespace bombshelf::omens_armageddon
