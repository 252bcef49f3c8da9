#include "support/cases.h"
#include "games/bombmafia/position.h"
#include "games/bombmafia/rules.h"

namespace bombshelf::test {

namespace {

using namespace bombmafia;

/// The first round of three seats is under way, no number of rounds is agreed on, and seat 0 plays.
State start()
{
    State state;
    Position &p = position(state);
    p.seats = 3;
    p.round = 1;
    p.points.fill(pointsAtStart);
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = position(state);
    const auto number = std::uint8_t(value.toInt());
    if (name == "seats")
        p.seats = number;
    else if (name == "round")
        p.round = number;
    else if (name == "rounds")
        p.rounds = number;
    else if (name == "starter")
        p.starter = number;
    else if (name == "turn")
        p.turn = number;
    else if (name.startsWith("points"))
        p.points[std::size_t(name.back().digitValue())] = std::int8_t(value.toInt());
    else
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &zone, Kind) { return zone.seat != noSeat ? Lie::inHand : zone.name == "discards" ? Lie::faceUp : Lie::faceDown; }

bool isOrdered(const ZoneInfo &zone) { return zone.name == "deck"; }

/// Cards, and bags.
Lot lot(Kind kind) { return kind >= cardKinds; }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{bombmafia::rules(), start, setFact, lie, isOrdered, lot};
    return game;
}

} // namespace bombshelf::test
