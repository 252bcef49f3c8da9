#pragma once

#include "core/seat.h"

#include <cstdint>

namespace bombshelf::lab {

/// Number n (from 1) of the SplitMix64 stream that starts at `seed` (Steele, Lea, Flood 2014).
constexpr std::uint64_t splitMix(std::uint64_t seed, std::uint64_t n)
{
    std::uint64_t z = seed + n * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// The first match of a run has the run's own seed: any match can be repeated alone by the seed in its header.
constexpr std::uint64_t matchSeed(std::uint64_t run, std::uint64_t match) { return match == 0 ? run : splitMix(run, match); }

/// A bot's generator has a stream of its own. Two mixed numbers are folded into one, so there is no way back from
/// the bot's seed to the match's.
constexpr std::uint64_t botSeed(std::uint64_t match, Seat seat)
{
    const std::uint64_t folded = splitMix(~match, 1) ^ splitMix(match, ~std::uint64_t(0));
    return splitMix(folded, seat + 1u);
}

} // namespace bombshelf::lab
