#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::bombmafia {

/// Carries a match from one choice to the next: what happens by itself after a move.
class Flow : Narrator<What> {
public:
    Flow(State &state, Rng &rng, Teller *teller) : Narrator(state, teller), m_table(state.table), m_p(position(state)), m_rng(rng) {}

    void deal(const Setup &setup);
    void play(Kind card);

private:
    void beginRound();
    void gather();
    void dealRound();
    void beginTurn();
    void endRound();

    void carryOut(Kind card);
    void doJitters();
    void doReload();
    void doWhim();
    void swapBags(Seat one, Seat other);
    void passBags();
    void passHands();
    void passAllRight(Zone first);
    /// The seat looks at what has come to lie before it.
    void lookAtBag(Seat seat);
    void lookAtCard(Seat seat, int place);
    /// Draws a card for the player; false if it was the last one.
    bool draw();
    /// Turns the top card up onto the discards.
    Kind turnUpTop();
    bool isTimeUp() const { return m_table.empty(deckZone); }

    Table &m_table;
    Position &m_p;
    Rng &m_rng;
};

} // namespace bombshelf::bombmafia
