#pragma once

#include "grid.h"

/// What an Evaluation reckons with. Found by hill climbing on the wins of teams of two, three and four that follow it.
namespace bombshelf::omens_famine::worth {

/// By the number of cards in a row, none to five.
inline constexpr std::array<float, columns + 1> flush{0, 0.43f, 1.06f, 1.11f, 1.99f, 2.38f};
inline constexpr std::array<float, columns + 1> straight{0, 0.09f, 0.52f, 0.77f, 2.01f, 3.15f};
inline constexpr std::array<float, columns + 1> straightFlush{0, 0.05f, 1.36f, 3.09f, 3.51f, 100};
/// The same, by how many are alike at most.
inline constexpr std::array<std::array<float, 3>, columns + 1> fullHouse{{
    {0, 0, 0},
    {-0.42f, 0, 0},
    {-0.10f, 0.65f, 0},
    {0, 1.18f, 0.48f},
    {0, 3.82f, 2.95f},
    {0, 0, 4.70f},
}};
/// Two and three alike; two, three and four; a pair and room, a pair and a card to pair, two pairs; a card and room, a pair.
inline constexpr std::array<float, 2> threeAlike{0.09f, 3.72f};
inline constexpr std::array<float, 3> fourAlike{1.04f, 1.38f, 6.33f};
inline constexpr std::array<float, 3> twoPairs{0.66f, 0.83f, 2.34f};
inline constexpr std::array<float, 2> pair{0.31f, 1.57f};

/// What is left of it when few of the cards it needs can still come.
inline constexpr float flushWithoutSpare = -0.23f, lastOfStraight = 0.48f, lastOfValue = 0.08f;
inline constexpr float others = 0.10f;

/// For scoring: of each category, with the deck gone, and on a full grid.
inline constexpr std::array<float, 8> bonus{0, 0.69f, 3.72f, 3.58f, 6.72f, 6.49f, 33.29f, 18.80f};
inline constexpr float bonusForLateness = 1.98f, bonusForCrowding = 1.37f;
inline constexpr float victory = 100;

} // namespace bombshelf::omens_famine::worth
