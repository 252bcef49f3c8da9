#pragma once

#include "games/omens/draw_odds.h"
#include "position.h"

namespace bombshelf::omens_hell {

/// How the team may fare, as one of its seats sees it: what totals of the dice are worth to it.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat);

    /// Of a total that ends the turn.
    float worthOf(int total) const { return m_worth[std::size_t(total - lowestTotal)]; }
    /// Of two dice of that total, before plus or minus is announced or not.
    float worthOf(int two, Sign sign) const;
    float worthOfChoice(int two) const;

private:
    static constexpr int lowestTotal = turnDice - dieSides, highestTotal = 3 * dieSides;

    float worthOfPile(int value) const;
    float worthOfEnd(Kind lastCard) const;
    int mostOfOthers(int value) const;

    const State &m_state;
    const Seat m_seat;
    const Category m_wanted;
    const DrawOdds m_odds;
    const DrawOdds::Held m_held;
    int m_left;              ///< piles that are yet to be emptied before the end
    float m_own;             ///< the seat's chance
    float m_othersReady = 1; ///< how likely all others have what they want
    float m_lacking;         ///< seats that want some more, as far as the seat can tell
    std::array<ValueSet, suitCount> m_ofOthers{}; ///< values of which one of the others has a card, two cards, and so on
    float m_afterCard, m_afterPile; ///< how much of its chance is left to the team when a card has gone, or with it a pile
    std::array<float, highestTotal - lowestTotal + 1> m_worth;
};

/// How likely each seat gets what it wants, 1 if it has that.
List<float, tableSeats> chancesOf(const State &state);

/// How well the cards that a seat has taken go with each prophecy.
Fit fitOf(const State &state, Seat seat);

} // namespace bombshelf::omens_hell
