#pragma once

#include "hand_odds.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

/// The cards of a hand that a seat has seen, or all with noSeat, but for those places (as bits).
Hand seenBy(const State &state, Seat seat, Zone hand, unsigned butPlaces = 0);

/// How likely the team wins, as one of its seats sees it, once the deck has this many cards left.
class Evaluation {
public:
    Evaluation(const State &state, Seat seat, int deckLeft) : Evaluation(state, seat, seat, deckLeft) {}
    /// As somebody sees it who sees all.
    Evaluation(const State &open, int deckLeft) : Evaluation(open, 0, noSeat, deckLeft) {}

    float chance() const { return m_chance; }
    /// That all hands are better than Satan's in the end.
    float hands() const { return m_chance / m_safety; }
    /// That no die too many is locked.
    float safety() const { return m_safety; }
    /// Of the whole team, until the deck is empty.
    float turns() const { return m_turns; }
    /// If these are the cards of its hand that the seat sees. It may choose from `more` others.
    float withHand(const Hand &seen, float more = 0) const;
    /// If it sees these cards of Satan's.
    float withSatans(const Hand &seen) const;
    /// By what the chance is multiplied if a seat has one locked die more (or less).
    float withLocked(Seat seat, int more) const { return safety(seat, more) / m_safety; }

private:
    Evaluation(const State &state, Seat seat, Seat eyes, int deckLeft);

    HandOdds oddsOf(const Hand &seen, float more) const;
    HandOdds satansOdds(const Hand &seen) const;
    Chances othersBeat(const HandOdds &satans) const;
    float safety(Seat seat, int moreLocked) const;
    float chance(const HandOdds &own, const HandOdds &satans, const Chances &othersBeat) const;

    const State &m_state;
    const float m_turns;
    List<HandOdds, tableSeats> m_others;
    HandOdds m_own, m_satans;
    Chances m_othersBeat; ///< what Satan may have
    float m_safety, m_chance;
};

} // namespace bombshelf::omens_armageddon
