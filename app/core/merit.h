#pragma once

#include "weights.h"

#include <array>
#include <cstdint>

namespace bombshelf {

/// What a reason for a move can name: features that knowledge goes by (core/weights.h), of which a position is the better the more of
/// it there is. Players read "because.<word>" and, where each seat wins for itself, "because.<word>.others": that they have less of it.
struct Merit {
    std::string_view word;
    std::uint32_t features; ///< a bit for each
};
using Merits = std::span<const Merit>;
inline constexpr std::size_t mostMerits = 8;

/// The bits of these enumerators.
template <class... Feature> constexpr std::uint32_t bitsOf(Feature... features) { return ((1u << unsigned(features)) | ...); }

/// What each merit of a position counts for a seat, in log odds of a win.
struct Appraisal {
    std::array<float, mostMerits> own{};
    std::array<float, mostMerits> others{}; ///< what the others have of it counts against the seat, on the mean
};

/// What the merit's features add up to by their weights.
float sumOf(const Merit &merit, Weights weights, const Features &features);

} // namespace bombshelf
