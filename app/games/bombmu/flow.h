#pragma once

#include "core/rules.h"
#include "position.h"

namespace bombshelf::bombmu {

/// Carries a match from one choice to the next: what happens by itself after a move.
class Flow : Narrator<What> {
public:
    Flow(State &state, Rng &rng, Teller *teller)
        : Narrator(state, teller), m_state(state), m_table(state.table), m_p(position(state)), m_rng(rng)
    {
    }

    void deal(const Setup &setup);

    // The moves.
    void choose(Seat seat, Kind card);
    void useSafe();
    void roll();
    void drawCards();
    void takeChip();
    void discard(Seat seat, Kind card);

private:
    // The steps of a round.
    void beginRound();
    void reveal();
    void applyEffects();
    void findDisposers();
    void drawOrder(const List<Seat, tableSeats> &seats);
    void returnZeros();
    void askNext();
    void nextDisposer();
    void endDisposals();
    void knockOut(Seat seat);
    void finishDiscards();
    void endRound();

    void addDie(Seat seat);
    void fall(Zone zone, const Die &die);
    void drawCard(Seat seat);
    void clearBench(Zone playedTo);

    State &m_state;
    Table &m_table;
    Position &m_p;
    Rng &m_rng;
};

/// Whether a seat has more cards than it may keep.
inline bool mustDiscard(const State &state, Seat seat)
{
    return isIn(position(state), seat) && state.table.count(handOf(seat)) > handLimit;
}

} // namespace bombshelf::bombmu
