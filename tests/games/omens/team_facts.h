#pragma once

#include "games/omens/team.h"
#include "support/cases.h"

namespace bombshelf::test {

/// What the positions of all battles name alike: "seats: 3; turn: 1; asked: 2; phase: choose". Who is asked is at first whose
/// turn it is. False for a name that is the battle's own.
inline bool setTeamFact(State &state, std::span<const std::string_view> phases, const QString &name, const QString &value)
{
    omens::Team &team = omens::teamOf(state);
    if (name == "seats")
        team.seats = std::uint8_t(value.toInt());
    else if (name == "turn")
        team.turn = team.asked = Seat(value.toInt());
    else if (name == "asked")
        team.asked = Seat(value.toInt());
    else if (name == "phase")
        team.phase = std::uint8_t(placeOf(phases, value));
    else
        return false;
    return true;
}

} // namespace bombshelf::test
