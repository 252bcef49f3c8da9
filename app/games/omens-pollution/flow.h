#pragma once

#include "position.h"

namespace bombshelf::omens_pollution {

/// Carries the battle from one choice to the next.
class Flow : omens::LayingFlow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : LayingFlow(state, rng, teller, state.own<Position>().laid) {}

    void deal(const Setup &setup);
    void play(Move move);
    /// The card that was laid may lie elsewhere now, or be another.
    void afterHelp();

private:
    // The moves.
    void polluteWith(Kind card);
    void layBefore(Seat seat, Kind card);
    void leaveAsIs();

    void offerHelp();
    /// The card is laid for good.
    void goOn();
    void endTurn();

    // The end.
    void compare();
    void discardHands();
    void takePoolHand();
    bool meet(Seat seat);
};

} // namespace bombshelf::omens_pollution
