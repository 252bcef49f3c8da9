#pragma once

#include "position.h"

namespace bombshelf::omens_famine {

/// Carries the battle from one choice to the next.
class Flow : omens::LayingFlow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : LayingFlow(state, rng, teller, state.own<Position>().laid), m_p(state.own<Position>()) {}

    void deal(const Setup &setup);
    void play(Move move);
    /// The card that was laid may lie elsewhere now, or be another.
    void afterHelp();

private:
    // The moves.
    void layOn(int cell, Kind card);
    void leaveAsIs();
    void choose(Category category);
    void passBy();
    void takeFrom(int cell);

    void offerHelp();
    void offerScoring();
    /// Asks for the next card of the hand, if there is a choice.
    void pick();
    void remove(CellSet set);
    void endTurn();

    Position &m_p;
};

} // namespace bombshelf::omens_famine
