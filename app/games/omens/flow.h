#pragma once

#include "core/rules.h"
#include "helpers.h"
#include "poker.h"

namespace bombshelf::omens {

/// What happens at the table in any battle. A battle's own flow adds its turns.
class Flow : protected Narrator<std::uint8_t> {
public:
    Flow(State &state, Rng &rng, Teller *teller)
        : Narrator(state, teller), m_state(state), m_table(state.table), m_team(teamOf(state)), m_rng(rng)
    {
    }

protected:
    using Narrator::tell;

    // Setting up.
    static constexpr int startDice = 3;
    void begin(const Setup &setup, int dice);
    void drawHelpers(const Setup &setup);
    /// Each rolls the start dice, the highest total starts; ties roll again among themselves.
    void rollForStart();

    // Cards and dice.
    /// Face up on the discards, as it is printed.
    void discard(Zone zone, int place);
    void discardAll(Zone zone);
    /// Takes back what helpers made of a card or a die.
    void restore(Zone zone, int place);
    void alter(Spot spot, Kind kind);
    /// Turns the hand up, telling `event` of each card that lay face down; returns its cards.
    Cards showHand(Zone hand, Seat seat, int event);
    /// Rolls a die from there into the zone; returns its pips.
    int throwDie(Zone zone, Zone from = boxZone);
    /// All dice of the zone back to the box.
    void putAway(Zone zone);
    Kind kindAt(Spot spot) const { return m_table.at(spot.zone, spot.place).kind; }

    void finish(bool isWon, int ending);

    State &m_state;
    Table &m_table;
    Team &m_team;
    Rng &m_rng;
};

/// Carries out the helpers' powers.
class Help : Flow {
public:
    Help(State &state, Rng &rng, Teller *teller, const Reach &reach) : Flow(state, rng, teller), m_reach(reach) {}

    /// Makes a move of a common verb. What it led to may go on once no step waits any more.
    void make(Move move);

private:
    void use(CommonVerb verb, Kind helper, int spot);
    void useOnCard();
    void useOnDie();
    void become(Kind result);
    void replaceFromDeck();
    void look();
    void swap(Spot with);
    void arrange(std::array<std::uint8_t, 3> order);
    void pick(int spot);
    void rollAgain(int spot);
    void rollMore();
    void leave(int spot);

    const Reach &m_reach;
};

} // namespace bombshelf::omens
