#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::bomber {

/// Carries a match from one choice to the next: what happens by itself after a move.
class Flow : Narrator<What> {
public:
    Flow(State &state, Rng &rng, Teller *teller) : Narrator(state, teller), m_table(state.table), m_p(position(state)), m_rng(rng) {}

    void deal(const Setup &setup);

    // The moves.
    void choosePost(Seat seat, Post post);
    void chooseSkill(Seat seat, Skill skill);
    void aim(Post post);
    void tune(Post post);
    void throwLong();
    void useFever();
    void shift(Post post);
    void turnDie(int from, int to);
    void pass();

private:
    // The session.
    void reveal();
    void stand(Seat seat);
    void beginPart(Part part);
    void beginCycle();
    void rollOrder(std::span<Seat> seats, What what);
    void nextActor();

    // A check.
    void openWindow(Phase phase);
    void askFrom(Seat seat);
    void closeWindow();
    void roll();
    void resolve();
    void blast(PostSet blasted);
    void hit(Seat seat, int lost);
    void knockOut(Seat seat);
    void endCheck();

    void clearCheck();
    void moveTarget(Zone to);
    int throwDie();
    void clearDice();

    Table &m_table;
    Position &m_p;
    Rng &m_rng;
};

} // namespace bombshelf::bomber
