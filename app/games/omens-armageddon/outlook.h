#pragma once

#include "fate.h"
#include "position.h"

namespace bombshelf::omens_armageddon {

/// The cards of a hand that a seat has seen, but for those places (as bits).
Hand seenBy(const State &state, Seat seat, Zone hand, unsigned butPlaces = 0);

/// How likely the team wins, as one of its seats sees it, once the deck has so many cards left.
class Outlook {
public:
    Outlook(const State &state, Seat seat, int deckLeft);

    float chance() const { return m_chance; }
    /// If these are the cards of its hand that the seat sees. It may choose from so many more.
    float withHand(const Hand &seen, float more = 0) const;
    /// If it sees these cards of Satan's.
    float withSatans(const Hand &seen) const;
    /// By what the chance is multiplied if a seat has one locked die more (or less).
    float withLocked(Seat seat, int more) const { return safety(seat, more) / m_safety; }

private:
    using PerCategory = Fate::PerCategory;

    Fate fateOf(const Hand &seen, float more) const;
    Fate satansFate(const Hand &seen) const;
    PerCategory othersBeat(const Fate &satans) const;
    float safety(Seat seat, int moreLocked) const;
    float chance(const Fate &own, const Fate &satans, const PerCategory &othersBeat) const;

    const State &m_state;
    const float m_turns; ///< of the whole team, till the deck is empty
    List<Fate, tableSeats> m_others;
    Fate m_own, m_satans;
    PerCategory m_othersBeat; ///< what Satan may have
    float m_safety, m_chance;
};

} // namespace bombshelf::omens_armageddon
