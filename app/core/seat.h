#pragma once

#include <bit>
#include <cstdint>

namespace bombshelf {

/// A seat at the table, 0.. clockwise; seat + 1 is the left neighbour.
using Seat = std::uint8_t;

inline constexpr int maxSeats = 8;
/// Nobody; as a viewer: an onlooker, who knows what everybody knows and no more.
inline constexpr Seat noSeat = 0xff;
/// As screens count seats: -1 is nobody.
constexpr int numberOf(Seat seat) { return seat == noSeat ? -1 : int(seat); }

/// The neighbours at a table of that many.
constexpr Seat leftOf(Seat seat, int seats) { return Seat((seat + 1) % seats); }
constexpr Seat rightOf(Seat seat, int seats) { return Seat((seat + seats - 1) % seats); }

/// A set of seats. `everyone()` is every seat a table can have, so it need not know how many sit there.
class SeatSet {
public:
    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet(std::uint8_t(1u << seat)); }
    /// Seats 0 to `seats` - 1, up to maxSeats of them.
    static constexpr SeatSet below(int seats) { return SeatSet(std::uint8_t((1u << seats) - 1)); }
    static constexpr SeatSet everyone() { return SeatSet(0xff); }

    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    /// An onlooker (`noSeat`) belongs only to everyone.
    constexpr bool has(Seat seat) const { return seat < maxSeats ? (m_bits >> seat & 1) != 0 : m_bits == 0xff; }
    constexpr Seat first() const { return empty() ? noSeat : Seat(std::countr_zero(m_bits)); }
    constexpr void add(Seat seat) { m_bits |= std::uint8_t(1u << seat); }
    constexpr void remove(Seat seat) { m_bits &= std::uint8_t(~(1u << seat)); }
    constexpr std::uint8_t bits() const { return m_bits; }

    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(std::uint8_t(a.m_bits | b.m_bits)); }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(std::uint8_t(a.m_bits & b.m_bits)); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    constexpr explicit SeatSet(std::uint8_t bits) : m_bits(bits) {}
    std::uint8_t m_bits = 0;
};

/// Of that many seats those for which it holds: (Seat) => bool.
constexpr SeatSet seatsWith(int seats, auto holds)
{
    SeatSet found;
    for (Seat seat = 0; seat < seats; ++seat)
        if (holds(seat))
            found.add(seat);
    return found;
}
/// Of that many seats those that have the most: (Seat) => what is compared.
constexpr SeatSet seatsWithMost(int seats, auto of)
{
    auto most = of(Seat(0));
    for (Seat seat = 1; seat < seats; ++seat)
        if (of(seat) > most)
            most = of(seat);
    return seatsWith(seats, [&](Seat seat) { return of(seat) == most; });
}

} // namespace bombshelf
