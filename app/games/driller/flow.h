#pragma once

#include "../../core/event.h"
#include "../../core/rng.h"
#include "position.h"

namespace bombshelf::driller {

/// Carries a match from one choice to the next: what happens by itself after a move.
class Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : m_state(state), m_p(position(state)), m_rng(rng), m_teller(teller) {}

    // The set-up, by the page's steps.
    void deal(int seats);
    void spare(int pile);
    void lay(int k, DeckSide deck);

    // A turn.
    void check(DeckSide deck);
    void draw(DeckSide deck);
    void stop();
    void pay(Card card);
    void settle();
    void pass();
    void raid(Seat target, DeckSide deck);
    void putBack(Card card, DeckSide deck);
    void split(int n);

private:
    enum class Happening { nothing, caveIn, explosion, dud, curse };

    void beginTurn();
    void endTurn();
    void nextTurn();
    void offerBuyout();
    void offerCounter();
    void ask(Phase phase, Seat seat);

    Happening drawOne(Seat seat, DeckSide deck);
    Happening drawOn(Seat seat, DeckSide deck);
    Happening drawBomb(Seat seat);
    Happening curse(Seat seat);
    void loseHalf(Seat seat, Zone to);
    void giveBack(Seat seat, Next next);
    void proceed(Next next);
    bool isOver() const { return m_p.phase == Phase::over; }

    void tell(What what, Seat seat, int a = 0, int b = 0, int c = 0);

    State &m_state;
    Position &m_p;
    Rng &m_rng;
    Teller *m_teller;
};

} // namespace bombshelf::driller
