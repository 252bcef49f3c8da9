#pragma once

#include "games/omens/draw_odds.h"
#include "position.h"
#include "weights.h"

#include "core/weights.h"

namespace bombshelf::omens_death {

/// What hands may become with the cards that a seat has not seen.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat, Weights weights);

    /// What comes by with `moreDraws` besides those that are to be expected.
    DrawOdds odds(float moreDraws) const;
    /// What a hand is already, it can stay.
    Chances of(const Hand &hand, const DrawOdds &odds) const;
    /// Of a hand as far as the seat knows it.
    Chances of(Seat other) const;
    /// That one of the others has a card of that value and can do without it.
    float othersDiscard(int value) const;

private:
    float comesBy(float moreDraws) const;

    const State &m_state;
    const Seat m_seat;
    const Weights m_weights;
    const Pool m_pool;
    const float m_draws;
    const DrawOdds m_odds; ///< without more draws
    const Category m_lowest;
};

/// How likely all those seats end with different hands, if each of them goes for the best one for the team; none of `taken`.
float bestChance(std::span<const Chances> seats, unsigned taken);

} // namespace bombshelf::omens_death
