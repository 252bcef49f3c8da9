#include "even_level.h"

#include "bots/levels.h"

#include <algorithm>
#include <cmath>

namespace bombshelf {

int evenLevel(std::span<const PastResult> results)
{
    constexpr double step = 0.4;
    if (results.empty())
        return usualLevel;
    double levels = 0, beyond = 0;
    for (const PastResult &result : results) {
        levels += result.level;
        beyond += result.won - result.fair;
    }
    const double even = levels / double(results.size()) + step * beyond;
    return std::clamp(int(std::lround(even)), 0, int(bombshelf::levels().size()) - 1);
}

} // namespace bombshelf
