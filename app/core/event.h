#pragma once

#include "seat.h"

#include <array>
#include <cstdint>

namespace bombshelf {

struct State;

/// One visible happening: a card turned up, a die rolled, a bomb gone off. The log's sentences, sounds, effects and the
/// steps of the animation all come from events.
struct Event {
    std::uint8_t what = 0; ///< the game's own (Descriptor::events)
    Seat seat = noSeat;    ///< who did it, or to whom it happened
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

} // namespace bombshelf
