#pragma once

#include "games/omens/flow.h"
#include "games/omens/poker.h"
#include "position.h"

namespace bombshelf::omens_heaven {

/// Carries a battle from one choice to the next.
class Flow : omens::Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : omens::Flow(state, rng, teller), m_p(position(state)) {}

    void deal(const Setup &setup);
    void play(Move move);
    void afterHelp();

private:
    void dealHands();
    void removeCards();
    void beginTurn();
    void lookAtTop();
    void put(Zone from, int slot, What how);
    void toAction();
    void afterAction();
    void endTurn();
    void end();

    Seat turn() const { return m_team.turn; }

    Position &m_p;
};

} // namespace bombshelf::omens_heaven
