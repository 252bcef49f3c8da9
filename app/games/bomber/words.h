#pragma once

#include "core/descriptor.h"
#include "core/table.h"

// clang-format off
namespace bombshelf::bomber {

inline constexpr int tableSeats = 6, checkDiceAtMost = 3;

/// A marker of each sapper, the target marker, the faces of dice.
enum Mark : Kind { sapper0, target = sapper0 + tableSeats, face1 };
inline constexpr int dieSides = 6;

/// A post's place in the line; the page's number is two more.
using Post = std::uint8_t;
inline constexpr int postCount = 11;
inline constexpr Post noPost = 0xff;

enum Skill : std::uint8_t { longThrow, fineTuning, powder, bearings, fever, extinguisher };
inline constexpr int skillCount = 6;

/// Zones; each seat has a sheet, which holds markers until they stand in the line. The target marker lies in `aim` between
/// checks.
inline constexpr Zone sheetZone = 0, postZone = 6, aimZone = 17, diceZone = 18, boxZone = 19;

enum class Verb : std::uint8_t { post, skill, aim, tune, longThrow, fever, shift, turnDie, pass };

enum class What : std::uint8_t {
    making, chosePost, choseSkill, made, revealed, stands, hasSkill, partBegan, cycleBegan, initiative, rolledAgain, acting,
    aimed, threwLong, shifted, tuned, fever, passed, rolled, turnedDie, special, fumble, achieved, noBlast, blasted, hitNobody,
    hit, scored, out, partOver, ended,
};

/// What the table waits for; at reveal, order and blast, for nobody.
enum class Phase : std::uint8_t { make, reveal, order, aim, before, shift, after, blast, over };

enum class Part : std::uint8_t { solo, middle, climax };

/// The options, in the order of the descriptor, and their values.
enum OptionPlace : std::uint8_t { modeOption, hpOption, reachOption };
enum class Mode : std::uint8_t { solo, middle, climax, twelve };
enum class Toughness : std::uint8_t { six, tough };
enum class Reach : std::uint8_t { substitute, target };

/// What a seat's points come from, and what it has left.
enum class Thing : std::uint8_t { taken, hp };

const Descriptor &descriptor();
extern const Domain pieceDomain, postDomain, skillDomain, phaseDomain, partDomain, thingDomain;

} // namespace bombshelf::bomber
