#pragma once

#include "games/omens/flow.h"
#include "position.h"

namespace bombshelf::omens_death {

/// Carries a battle from one choice to the next.
class Flow : omens::Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : omens::Flow(state, rng, teller), m_p(position(state)) {}

    void deal(const Setup &setup);
    void play(Move move);
    void afterHelp() { toChoice(); }

private:
    void dealHands();
    void lookAt(Seat seat, int slot, What what);

    void beginTurn();
    /// The active seat chooses two dice; without a choice it goes on.
    void toChoice();
    void chooseTotal(int total);
    void askFrom(Seat seat);
    bool mayFit(Seat seat) const;
    void afterPass();
    void dropCard(int slot);
    void loseFromDeck();
    void revealCard(int slot);
    void exchangeCard();
    void takeOffered(Kind card);
    void endTurn();
    void end();

    Seat turn() const { return m_team.turn; }

    Position &m_p;
};

} // namespace bombshelf::omens_death
