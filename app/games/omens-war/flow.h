#pragma once

#include "games/omens/flow.h"
#include "words.h"

namespace bombshelf::omens_war {

/// War's own part of a state.
struct Position {
    omens::Team team;
    std::uint8_t round;  ///< from 1
    bool hasCheated;     ///< War, in this turn
    bool isAtWar;        ///< between going to war and its end
    SeatSet fighting;    ///< the seats that are in that war
    SeatSet toChoose;    ///< losing seats that have still to choose
};

inline const Position &position(const State &state) { return state.own<Position>(); }

inline Zone ownDeckOf(Seat seat) { return Zone(ownDeckZone + seat); }
inline Zone turnedUpOf(Seat seat) { return Zone(turnedUpZone + seat); }

/// What a seat's card is worth against War's, with its die; 0 without a card.
int strengthOf(const State &state, Seat seat);
int strengthOfWar(const State &state);
/// What a die must show for the asked seat to draw level with War; more than a die has: none can.
int neededToTie(const State &state);

/// Carries the battle from one choice to the next.
class Flow : omens::Flow {
public:
    Flow(State &state, Rng &rng, Teller *teller) : omens::Flow(state, rng, teller), m_p(state.own<Position>()) {}

    void deal(const Setup &setup);
    void play(Move move);
    void afterHelp() { settleChoice(); }

private:
    // The moves.
    void rollDie();
    void standBack();
    void acceptDie();
    void giveTo(Seat seat);
    /// What the asked seat's card (and die) come to by now: a win or a tie ends its choosing.
    void settleChoice();

    // A turn.
    void beginTurn();
    void turnUpTop(Zone deck, Zone to);
    void turnUpAll();
    bool warLosesToAll() const;
    bool canCheat() const;
    void compare();
    void askNext();
    void succeed();
    void goToWarAtOnce(Seat seat);
    void goOn();
    void loseDie(Zone zone);
    void loseCard();
    void discardTurnedUp();

    // Going to war.
    void goToWar(SeatSet seats);
    void turnUpInWar();
    void compareInWar();
    void gatherSpoils();
    void endWar();
    void winWar(Seat seat);
    void loseWar();

    SeatSet seatsWith(auto holds) const { return bombshelf::seatsWith(m_team.seats, holds); }
    bool hasDeck(Seat seat) const { return !m_table.empty(ownDeckOf(seat)); }
    bool anyDeck() const
    {
        return !seatsWith([this](Seat seat) { return hasDeck(seat); }).empty();
    }
    bool hasTurnedUp(Seat seat) const { return !m_table.empty(turnedUpOf(seat)); }
    int strength(Seat seat) const { return strengthOf(m_state, seat); }
    int warStrength() const { return strengthOfWar(m_state); }

    Position &m_p;
};

} // namespace bombshelf::omens_war
