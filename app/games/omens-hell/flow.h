#pragma once

#include "games/omens/flow.h"
#include "position.h"

namespace bombshelf::omens_hell {

/// Carries Hell from one choice to the next: what happens by itself after a move.
class Flow : omens::Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : omens::Flow(state, rng, teller), m_p(position(state)) {}

    void deal(const Setup &setup);
    void play(Move move);
    void afterHelp();

private:
    void layPiles();
    void dealPages();
    void beginTurn();
    void sendBeelzebub();
    void roll();
    void rollThird(Sign sign);
    void settleRoll();
    /// The top card of that pile, which has one, goes to the other zone; this may end the battle.
    void takeFrom(int value, What how, Zone to);
    void turnUpTop(Zone pile);
    void judge();

    Position &m_p;
};

} // namespace bombshelf::omens_hell
