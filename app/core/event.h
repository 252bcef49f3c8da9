#pragma once

#include "seat.h"

#include <array>
#include <cstdint>

namespace bombshelf {

struct State;

/// One thing that happened and can be seen: a card turned up, a die rolled, a bomb gone off. The log's sentences,
/// sounds, effects and the steps of the animation all come from events.
struct Event {
    std::uint8_t what = 0; ///< the game's own (Descriptor::events)
    Seat seat = noSeat;    ///< the one that did it, or to which it happened
    std::array<std::uint8_t, 3> args{};
    SeatSet openTo = SeatSet::everyone(); ///< who may know the arguments; the others know only that it happened

    friend bool operator==(const Event &, const Event &) = default;
};

/// Hears each event when it happens, with the state just after it. Null while a bot searches.
class Teller {
public:
    virtual ~Teller() = default;
    virtual void tell(const Event &event, const State &state) = 0;
};

/// Tells of a state in a game's own words (What), if anybody listens.
template <class What> class Narrator {
public:
    Narrator(const State &state, Teller *teller) : m_told(state), m_teller(teller) {}

    void tell(What what, Seat seat, int a = 0, int b = 0, int c = 0, SeatSet openTo = SeatSet::everyone()) const
    {
        if (m_teller)
            m_teller->tell(
                {.what = std::uint8_t(what), .seat = seat, .args = {std::uint8_t(a), std::uint8_t(b), std::uint8_t(c)}, .openTo = openTo},
                m_told);
    }

private:
    const State &m_told;
    Teller *m_teller;
};

} // namespace bombshelf
