#include "track_record.h"

#include <algorithm>

namespace bombshelf {

TrackRecord trackRecordOf(std::span<const Outing> outings)
{
    TrackRecord record;
    int run = 0;
    for (const Outing &outing : outings) {
        ++record.played;
        record.won += outing.won;
        run = outing.won ? run + 1 : 0;
        record.longestRun = std::max(record.longestRun, run);
        record.mostPoints = std::max(record.mostPoints, outing.points); // nothing is less than any number
    }
    return record;
}

} // namespace bombshelf
