#pragma once

#include "words.h"

#include <array>
#include <bit>

namespace bombshelf::bomber {

/// Posts of the line, as bits; bytes alone, so that it fits a state.
class PostSet {
public:
    constexpr PostSet() = default;
    static constexpr PostSet between(int first, int last) { return PostSet((2u << last) - (1u << first)); }
    /// All that lie at most so far from a post; none if `reach` is negative.
    static constexpr PostSet around(Post post, int reach)
    {
        return reach < 0 ? PostSet() : between(post > reach ? post - reach : 0, post + reach < postCount ? post + reach : postCount - 1);
    }

    constexpr bool has(Post post) const { return (bits() >> post & 1) != 0; }
    constexpr void add(Post post) { *this = PostSet(bits() | 1u << post); }
    constexpr bool empty() const { return bits() == 0; }
    constexpr int size() const { return std::popcount(bits()); }
    constexpr int first() const { return std::countr_zero(bits()); }
    constexpr int last() const { return int(std::bit_width(bits())) - 1; }
    constexpr unsigned bits() const { return m_bytes[0] | unsigned(m_bytes[1]) << 8; }

    friend constexpr PostSet operator&(PostSet a, PostSet b) { return PostSet(a.bits() & b.bits()); }
    friend constexpr bool operator==(PostSet, PostSet) = default;

private:
    constexpr explicit PostSet(unsigned bits) : m_bytes{std::uint8_t(bits), std::uint8_t(bits >> 8)} {}
    std::array<std::uint8_t, 2> m_bytes{};
};

inline constexpr int distance(int one, int other) { return one < other ? other - one : one - other; }

} // namespace bombshelf::bomber
