#include "support/cases.h"
#include "games/omens-heaven/position.h"
#include "games/omens-heaven/rules.h"

namespace bombshelf::test {

namespace {

using namespace omens_heaven;

/// Two seats; seat 0 is about to act, and so is it that started.
State start()
{
    State state;
    Team &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = act;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = position(state);
    const auto number = std::uint8_t(value.toInt());
    if (name == "seats")
        p.team.seats = number;
    else if (name == "turn")
        p.team.turn = p.team.asked = number;
    else if (name == "starter")
        p.starter = number;
    else if (name == "taken-in-row")
        p.takenInRow = number;
    else if (name == "phase")
        p.team.phase = std::uint8_t(placeOf(phaseDomain.words, value));
    else
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &zone, Kind kind)
{
    if (zone.seat != noSeat)
        return Lie::inHand;
    const bool isClosed = omens::isCard(kind) ? zone.name != "discards" : zone.name == "almanac";
    return isClosed ? Lie::faceDown : Lie::faceUp;
}

bool isOrdered(const ZoneInfo &) { return true; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_heaven::rules(), start, setFact, lie, isOrdered, lot};
    return game;
}

} // namespace bombshelf::test
