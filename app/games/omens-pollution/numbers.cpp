#include "numbers.h"

namespace bombshelf::omens_pollution {

namespace {

constexpr Numbers forTwo{
    .groups = {{
        {},
        {0.14f, 0, 0, 0, 0, 0},
        {0.02f, 1.77f, 0, 0, 0, 0},
        {0.47f, 2.16f, 0, 3.55f, 0, 0},
        {0.02f, 2.10f, 3.79f, 3.97f, 0, 5.27f},
        {-1.09f, 1.58f, 2.34f, 3.43f, 9.45f, 5.94f},
    }},
    .flush = {0, 0, 0.33f, 1.49f, 3.49f, 6.46f},
    .straight = {0, 0, 0.19f, 0.50f, 2.19f, 3.90f},
    .value = 0.0700f,
    .unseenValue = 0.06f,
    .unseenSuit = 0.10f,
    .suitHarm = {-0.50f, 0.31f, 0.37f, 0.53f, 2.50f, 1.48f, 0.97f, 1.36f, 2.53f},
    .valueHarm = {0, 0.80f, 12.11f, 0.59f},
    .neighbourHarm = 0.15f,
    .straightFlushHarm = -0.08f,
    .kept = 1.31f,
};

constexpr Numbers forThree{
    .groups = {{
        {},
        {-0.13f, 0, 0, 0, 0, 0},
        {0.33f, 1.62f, 0, 0, 0, 0},
        {0.37f, 2.38f, 0, 4.31f, 0, 0},
        {0.03f, 1.73f, 4.18f, 4.31f, 0, 9.11f},
        {-1.07f, 1.20f, 2.68f, 3.01f, 6.58f, 8.50f},
    }},
    .flush = {0, 0, 0.17f, 2.52f, 5.01f, 6.08f},
    .straight = {0, 0, 0.32f, 0.30f, 0.22f, 5.01f},
    .value = 0.0073f,
    .unseenValue = 0.11f,
    .unseenSuit = -0.18f,
    .suitHarm = {0.16f, 0.30f, 0.38f, 0.56f, 0.72f, 0.53f, 0.80f, 0.60f, 0.11f},
    .valueHarm = {0, 0.60f, 1.52f, 3.83f},
    .neighbourHarm = 0.07f,
    .straightFlushHarm = 0.20f,
    .kept = 0.52f,
};

constexpr Numbers forFour{
    .groups = {{
        {},
        {-0.23f, 0, 0, 0, 0, 0},
        {-0.02f, 1.79f, 0, 0, 0, 0},
        {0.60f, 2.21f, 0, 4.24f, 0, 0},
        {0.41f, 2.08f, 3.76f, 4.62f, 0, 8.29f},
        {-1.51f, 1.21f, 2.37f, 3.01f, 6.38f, 8.26f},
    }},
    .flush = {0, 0, -0.06f, 0.53f, 3.49f, 8.27f},
    .straight = {0, 0, 0.62f, 0.54f, 1.45f, 5.62f},
    .value = 0.0088f,
    .unseenValue = 0.12f,
    .unseenSuit = -0.25f,
    .suitHarm = {0.06f, 0.06f, 0.11f, 0.36f, 0.43f, 0.95f, 1.12f, 1.65f, 0.46f},
    .valueHarm = {0, 0.75f, 1.61f, 3.17f},
    .neighbourHarm = 0.04f,
    .straightFlushHarm = 0.14f,
    .kept = 0.47f,
};

} // namespace

const Numbers &numbersFor(int seats) { return seats == 2 ? forTwo : seats == 3 ? forThree : forFour; }

} // namespace bombshelf::omens_pollution
