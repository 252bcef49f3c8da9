#pragma once

#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

namespace bombshelf {

/// Hears what chance brings while it brings it: for whoever checks the dice, or counts them.
class ChanceListener {
public:
    virtual ~ChanceListener() = default;
    /// A number from 0 to n - 1.
    virtual void drew(std::uint32_t n, std::uint32_t number) = 0;
    /// A die with the given number of sides of each face fell; drew() has told of the same draw.
    virtual void fell(std::span<const std::uint8_t> sides, int face) = 0;
};

/// Number n (from 1) of the SplitMix64 stream that starts at `seed` (Steele, Lea, Flood 2014).
constexpr std::uint64_t splitMix(std::uint64_t seed, std::uint64_t n)
{
    std::uint64_t z = seed + n * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// The only source of chance: xoshiro256** (Blackman and Vigna, 2018), seeded through SplitMix64.
/// The standard library's distributions differ between platforms, so the draws are ours too:
/// one seed gives the same match everywhere, for ever.
class Rng {
public:
    explicit Rng(std::uint64_t seed)
    {
        for (std::uint64_t n = 0; n < std::size(m_state); ++n)
            m_state[n] = splitMix(seed, n + 1);
    }

    /// From now on; null: nobody.
    void tell(ChanceListener *listener) { m_listener = listener; }

    std::uint64_t next()
    {
        const std::uint64_t result = rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotl(m_state[3], 45);
        return result;
    }

    /// A whole number from 0 to n - 1, each equally likely; n >= 1 (Lemire 2019, multiply and reject).
    std::uint32_t below(std::uint32_t n)
    {
        std::uint64_t product = (next() >> 32) * n;
        if (std::uint32_t(product) < n) {
            const std::uint32_t threshold = (0u - n) % n;
            while (std::uint32_t(product) < threshold)
                product = (next() >> 32) * n;
        }
        const auto number = std::uint32_t(product >> 32);
        if (m_listener)
            m_listener->drew(n, number);
        return number;
    }

    /// A number in [0, 1).
    double unit() { return double(next() >> 11) * 0x1.0p-53; }

    /// A place in a range of weights, each as likely as its weight is great: ints or floats, none below 0, not all of them 0.
    /// The last of those that have any also gets what rounding leaves over.
    template <class Weights> int byWeight(const Weights &weights)
    {
        std::iter_value_t<decltype(weights.begin())> sum = 0;
        for (const auto weight : weights)
            sum += weight;
        auto rest = upTo(sum);
        int place = -1, last = 0;
        for (const auto weight : weights) {
            ++place;
            if (weight > 0)
                last = place;
            if ((rest -= weight) < 0)
                break;
        }
        return last;
    }

    /// Throws a die with the given number of sides of each face: which face is up, from 0.
    int roll(std::span<const std::uint8_t> sides)
    {
        const int face = byWeight(sides);
        if (m_listener)
            m_listener->fell(sides, face);
        return face;
    }
    /// The usual die, of six different faces.
    int roll()
    {
        static constexpr std::uint8_t cube[] = {1, 1, 1, 1, 1, 1};
        const int face = int(below(std::uint32_t(std::size(cube))));
        if (m_listener)
            m_listener->fell(cube, face);
        return face;
    }

    /// Every order equally likely (Fisher and Yates).
    template <class T> void shuffle(std::span<T> items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(std::uint32_t(left))]);
    }

private:
    int upTo(int sum) { return int(below(std::uint32_t(sum))); }
    float upTo(float sum) { return float(unit()) * sum; }

    static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t m_state[4];
    ChanceListener *m_listener = nullptr;
};

} // namespace bombshelf
