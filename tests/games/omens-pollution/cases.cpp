#include "support/cases.h"
#include "games/omens-pollution/position.h"
#include "games/omens-pollution/rules.h"
#include "games/omens/team_facts.h"

namespace bombshelf::test {

namespace {

using namespace omens_pollution;

/// Two seats; seat 0 puts a card into the pool.
State start()
{
    State state;
    auto &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = polluting;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    if (!setTeamFact(state, phaseDomain.words, name, value))
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &zone, Kind) { return zone.name == "hand" ? Lie::inHand : zone.name == "deck" ? Lie::faceDown : Lie::faceUp; }

bool isOrdered(const ZoneInfo &zone) { return zone.name != "hand" && zone.name != "discards"; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_pollution::rules(), start, setFact, lie, isOrdered, lot, {"printed"}};
    return game;
}

} // namespace bombshelf::test
