#pragma once

#include "table.h"

#include <cstddef>
#include <new>
#include <type_traits>

namespace bombshelf {

/// A whole position of any game: the table, and the game's own few bytes (whose turn, what is asked, counts).
/// Trivially copyable, no heap, no generator inside: a copy is a memcpy.
struct State {
    static constexpr std::size_t ownSize = 156;

    Table table;

    /// The game's own part; T must be made of bytes alone, so that equal states are equal on every platform.
    template <class T> T &own()
    {
        check<T>();
        return *std::launder(reinterpret_cast<T *>(m_own));
    }
    template <class T> const T &own() const
    {
        check<T>();
        return *std::launder(reinterpret_cast<const T *>(m_own));
    }

    friend bool operator==(const State &, const State &) = default;

private:
    template <class T> static constexpr void check()
    {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= ownSize && alignof(T) == 1);
    }

    std::byte m_own[ownSize]{};
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);

/// FNV-1a over everything that tells two states apart; the same on every platform.
std::uint64_t hashOf(const State &state);

} // namespace bombshelf
