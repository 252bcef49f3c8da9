#pragma once

#include "beliefs.h"
#include "rules.h"

#include <array>
#include <span>

namespace bombshelf {

class Observation;

/// A world that a seat thinks possible. Only an observation makes one, so whoever searches guesses
/// has never been handed the true state.
class Guess {
public:
    State state;
    Seat viewer; ///< whose guess it is

private:
    friend class Observation;
    Guess(const State &blanked, Seat seat) : state(blanked), viewer(seat) {}
};

/// The table as one seat (or an onlooker, noSeat) knows it: every piece it does not know is blank.
class Observation {
public:
    Observation(const Rules &rules, const State &truth, Seat viewer, const Beliefs &beliefs = {});

    Seat viewer() const { return m_viewer; }
    const State &state() const { return m_blanked; }
    /// The same with a share, 0 to 1, of what the viewer looked at once and has before its eyes no longer (see Rules); the rest may
    /// be anything again that its lot holds. Which of them stays in mind follows from the piece and the viewer, so none that was
    /// forgotten comes back while the eye can follow it (see Table::slip). Of what the others' moves told it is as sure.
    Observation remembering(float share) const;
    /// A possible world (determinisation): the unknown kinds of each lot are dealt again over the places of that lot that the viewer
    /// does not know, every deal as likely as the next, unless the game knows more of it (Rules::guessSecrets).
    Guess guess(Rng &rng) const;
    /// What a piece that the viewer does not know may be, one as likely as the next: the unknown kinds of its lot. Empty if it is known.
    std::span<const Kind> mayBe(Zone zone, int place) const;

    friend bool operator==(const Observation &, const Observation &) = default;

private:
    struct Unknown {
        std::uint8_t lot, place;
        friend bool operator==(const Unknown &, const Unknown &) = default;
    };

    const Rules *m_rules;
    State m_blanked;
    Seat m_viewer;
    Beliefs m_beliefs;
    std::uint8_t m_unknowns = 0;
    std::array<Unknown, Table::maxPieces> m_places{}; ///< sorted by lot, then place
    std::array<Kind, Table::maxPieces> m_kinds{}; ///< sorted within each lot: does not tell which lies where
};

} // namespace bombshelf
