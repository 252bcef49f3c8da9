#pragma once

#include "weights.h"

#include <array>
#include <cstdint>

namespace bombshelf {

/// What a reason for a move can name: features that knowledge goes by (core/weights.h), of which a position is the better the more of
/// it there is. Players read "because.<word>" and, where each seat wins for itself, "because.<word>.others": that they have less of it, or of two
/// seats "because.<word>.rival".
struct Merit {
    std::string_view word;
    std::uint32_t features; ///< a bit for each
};
using Merits = std::span<const Merit>;
inline constexpr std::size_t mostMerits = 8;

/// The bits of these enumerators.
template <class... Feature> constexpr std::uint32_t bitsOf(Feature... features) { return ((1u << unsigned(features)) | ...); }

/// What speaks for a seat in a position, in log odds of a win.
struct Appraisal {
    float all = 0; ///< all features, those of no merit, too
    int contenders = 1; ///< seats that can still win; only positions with as many can be compared
    std::array<float, mostMerits> own{};
    std::array<float, mostMerits> others{}; ///< what the others have of it counts against the seat, on the mean

    /// Adds what the features of a seat say, by their weights; `part` is 1 for the seat itself, and less than 0 for another.
    void add(Merits merits, Weights weights, const Features &features, float part);
};

} // namespace bombshelf
