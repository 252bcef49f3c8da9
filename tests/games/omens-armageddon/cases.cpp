#include "support/cases.h"
#include "games/omens-armageddon/position.h"
#include "games/omens-armageddon/rules.h"

namespace bombshelf::test {

namespace {

using namespace omens_armageddon;

/// Two seats; seat 0 is about to roll.
State start()
{
    State state;
    omens::Team &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = ready;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    omens::Team &team = omens::teamOf(state);
    if (name == "seats")
        team.seats = std::uint8_t(value.toInt());
    else if (name == "turn")
        team.turn = team.asked = Seat(value.toInt());
    else if (name == "phase")
        team.phase = std::uint8_t(placeOf(phaseDomain.words, value));
    else
        qFatal("no such fact: %s", qPrintable(name));
}

/// Face-up cards of hands are marked.
Lie lie(const ZoneInfo &zone, Kind)
{
    return zone.name == "hand" || zone.name == "satan" || zone.name == "deck" ? Lie::faceDown : Lie::faceUp;
}

bool isOrdered(const ZoneInfo &zone) { return zone.name != "dice-box"; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_armageddon::rules(), start, setFact, lie, isOrdered, lot, {"altered", "printed", "tossing"}};
    return game;
}

} // namespace bombshelf::test
