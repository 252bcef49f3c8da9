#pragma once

#include "games/omens/words.h"

namespace bombshelf {
class Rules;
}

/// A battle that lives in the tests: hands that lie before all, dice, and helpers who work on all of it at any time.
/// `discard N` and `put-away` rid the seat asked of a card and the table of its dice, `done` asks the next one.
namespace bombshelf::practice {

enum OwnZone : Zone { handZone = omens::commonZones };
enum Phase : std::uint8_t { playing = omens::commonPhases };
extern const Domain phaseDomain;

const Rules &rules();

} // namespace bombshelf::practice
