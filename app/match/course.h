#pragma once

#include "core/beliefs.h"
#include "match_setup.h"

namespace bombshelf {

/// The true course of a match: the deal and the moves made since, of which the last ones may be taken back.
/// A function of set-up, seed and moves: the same moves bring the same dice again. It keeps every position on the way, so that
/// taking back needs neither the inverse of a rule nor a replay.
class Course {
public:
    explicit Course(const MatchSetup &setup);

    const State &state() const { return m_positions[std::size_t(m_at)].state; }
    bool isOver() const { return m_setup.rules->result(state()).over; }
    /// Moves made and not taken back.
    int at() const { return m_at; }

    /// What everybody may conclude from the moves made: worked out when it is first asked for.
    const Beliefs &beliefs();

    /// Makes a legal move; what was taken back can't be redone any more.
    void play(Seat seat, Move move, Teller *teller);
    /// Plays it all again; `before` is called before the deal and before each move; `chance` hears every draw.
    template <class Before> void retell(Teller *teller, Before before, ChanceListener *chance = nullptr) const;

    /// How many moves lie between here and the last choice that a person really had (none: 0), and the next, or the end.
    int stepsBack() const;
    int stepsForward() const;
    /// Taking back that many moves takes back what brought out something hidden.
    bool hasRevealed(int moves) const;
    /// At most at() moves back, at most as many forward as were taken back.
    void back(int moves);
    void forward(int moves);
    /// Who made that move, 0 <= move < at() + taken().
    Seat mover(int move) const { return m_steps[std::size_t(move)].seat; }
    int taken() const { return int(m_steps.size()) - m_at; }
    /// A move that was taken back had brought out what was hidden: chance was drawn, or a seat learned what a piece is.
    bool isPractice() const { return m_practice; }

private:
    struct Step {
        Seat seat;
        Move move;
        bool chosen;    ///< by a person, who had another legal move
        bool revealing; ///< brought out what was hidden
    };

    struct Position {
        State state;
        Rng rng;
    };

    bool isChoice(Seat seat) const;

    MatchSetup m_setup;
    std::vector<Step> m_steps;
    std::vector<Position> m_positions; ///< before each of them, and after the last
    std::vector<Beliefs> m_beliefs{1}; ///< in the first of these
    int m_at = 0;
    bool m_practice = false;
};

template <class Before> void Course::retell(Teller *teller, Before before, ChanceListener *chance) const
{
    before();
    Rng rng(m_setup.seed);
    rng.tell(chance);
    State state = m_setup.rules->deal(m_setup.setup, rng, teller);
    for (int i = 0; i < m_at; ++i) {
        before();
        const Step &step = m_steps[std::size_t(i)];
        m_setup.rules->play(state, step.seat, step.move, rng, teller);
    }
}

} // namespace bombshelf
