#pragma once

#include "evaluation.h"
#include "hands.h"

#include <optional>

namespace bombshelf::omens_armageddon {

/// What the moves of a seat do for the team.
class Judge {
public:
    /// How sharply better moves are told from worse.
    static constexpr float sharpness = 12;

    Judge(const State &state, Seat seat);

    /// How likely the team wins after a move, helpers at their price.
    float worthOf(Move move) const;

private:
    float chanceAfter(Move move) const;
    float chanceOfOwn(int place) const;
    float chanceOfSatans(int place) const;
    float chanceOfSix() const;
    float chanceOfFace(int face) const;
    float chanceOfTossing(unsigned places) const;
    float chanceOfTossing(unsigned places, int from) const;
    float chanceOfReplacing(int spot) const;
    float chanceWithout(int spot) const;
    float chanceOfFreeing(Kind helper, int spot) const;
    float chanceByDie(Kind helper, int spot) const;
    float chanceByCard(Kind helper, int spot) const;
    float chanceWithCard(int spot, Kind card) const;

    int place() const { return pipsOf(m_state.table.top(diceZone).kind) - 1; }
    bool isSeen(int place) const { return m_state.table.at(handOf(m_seat), place).knownBy.has(m_seat); }
    Hand ownHand(unsigned butPlaces = 0) const { return seenBy(m_state, m_seat, handOf(m_seat), butPlaces); }
    /// After the deck has given this many cards.
    const Evaluation &evaluation(int cards) const;

    const State &m_state;
    const Seat m_seat;
    const int m_deck;
    const Reach m_reach;
    mutable std::array<std::optional<Evaluation>, handSize + 2> m_evaluations;
    mutable std::array<std::optional<float>, dieSides> m_faces;
};

} // namespace bombshelf::omens_armageddon
