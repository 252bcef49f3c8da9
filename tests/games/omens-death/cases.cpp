#include "support/cases.h"
#include "games/omens-death/position.h"
#include "games/omens-death/rules.h"

namespace bombshelf::test {

namespace {

using namespace omens_death;

/// Two seats; seat 0 has rolled and chooses two dice.
State start()
{
    State state;
    Team &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = choose;
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
    else if (name == "total")
        p.total = number;
    else if (name == "phase")
        p.team.phase = std::uint8_t(placeOf(phaseDomain.words, value));
    else
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &zone, Kind) { return zone.name == "hand" ? Lie::inHand : zone.name == "deck" ? Lie::faceDown : Lie::faceUp; }

bool isOrdered(const ZoneInfo &) { return true; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_death::rules(), start, setFact, lie, isOrdered, lot, {"altered", "printed", "had", "had-by"}};
    return game;
}

} // namespace bombshelf::test
