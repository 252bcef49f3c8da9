#pragma once

#include "core/event.h"
#include "core/rng.h"
#include "position.h"

namespace bombshelf::driller {

/// Carries a match from one choice to the next: what happens by itself after a move.
class Flow : Narrator<What> {
public:
    Flow(State &state, Rng &rng, Teller *teller) : Narrator(state, teller), m_state(state), m_p(position(state)), m_rng(rng) {}

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
    enum class Mishap { none, caveIn, explosion, dud, curse };

    void beginTurn();
    void endTurn();
    void nextTurn();
    void offerBuyout();
    void offerCounter();
    void ask(Phase phase, Seat seat);

    Mishap drawOne(Seat seat, DeckSide deck);
    Mishap drawOn(Seat seat, DeckSide deck);
    Mishap drawBomb(Seat seat);
    Mishap curse(Seat seat);
    void loseHalf(Seat seat, Zone to);
    void giveBack(Seat seat, Next next);
    void proceed(Next next);
    bool isOver() const { return m_p.phase == Phase::over; }

    State &m_state;
    Position &m_p;
    Rng &m_rng;
};

} // namespace bombshelf::driller
