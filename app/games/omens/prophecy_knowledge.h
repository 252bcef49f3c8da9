#pragma once

#include "knowledge.h"

namespace bombshelf::omens {

/// How a team stands to its prophecies.
struct Standing {
    List<float, tableSeats> chances; ///< how likely each seat gets what it wants, 1 if it has that
    float untilEnd; ///< > 0, as the battle counts it
    int cardsLeft; ///< that may come to somebody
};

WeightNames prophecyFeatures();
Merits prophecyMerits();
/// What each of them says of a battle that is not over; `out` must be all 0.
void describe(const State &state, const Standing &standing, Features &out);

/// Knowledge of a battle for prophecies, with the weights of its features.
template <class Own> class ProphecyKnowledge : public TunedKnowledge<Own> {
public:
    explicit ProphecyKnowledge(const std::vector<float> &weights)
        : TunedKnowledge<Own>(prophecyFeatures(), weights, prophecyFeatures().size())
    {
    }

    int playoutMoves() const final { return 10; }
    Merits merits() const final { return prophecyMerits(); }
    void describe(const Guess &guess, Features &out) const final { omens::describe(guess.state, standingIn(guess.state), out); }

protected:
    virtual Standing standingIn(const State &state) const = 0;
};

} // namespace bombshelf::omens
