#pragma once

#include "games/omens/flow.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

/// Carries Armageddon from one choice to the next: what happens by itself after a move.
class Flow : omens::Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : omens::Flow(state, rng, teller), m_p(position(state)) {}

    void deal(const Setup &setup);
    void play(Move move);
    void afterHelp() { goOn(); }

private:
    void thinOut();
    void dealHand(Seat seat);

    void beginTurn();
    /// Passes by windows in which no helper can be used, and choices of one.
    void goOn();
    void rollDie();
    void unlock();
    void endTurn();
    void judge();

    // 1 to 5.
    void lookAtOwn();
    void keepIt();
    void discardOwn();
    void discardSatans();

    // 6.
    void openHands();
    void pickToToss(int place);
    void refillTossed();
    void turnUpForSatan();
    void lockDie();
    /// Should there be no deck, the discards are.
    void haveDeck();
    void refill(Zone hand, int place);
    /// What lay face down in a seat's hand, or in Satan's (noSeat).
    void turnAllUp(Seat seat);

    bool canHelpNow() const;
    int pips() const { return pipsOf(m_table.top(diceZone).kind); }
    int place() const { return pips() - 1; }
    Zone hand() const { return handOf(m_team.turn); }

    Position &m_p;
};

} // namespace bombshelf::omens_armageddon
