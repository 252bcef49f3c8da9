#pragma once

#include "core/rng.h"
#include "core/seat.h"

#include <cstdint>

namespace bombshelf::lab {

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
