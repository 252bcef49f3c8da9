#include "support/cases.h"
#include "practice.h"
#include "team_facts.h"

namespace bombshelf::test {

namespace {

/// Two seats, and seat 0 is asked.
State start()
{
    State state;
    omens::Team &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = practice::playing;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    if (!setTeamFact(state, practice::phaseDomain.words, name, value))
        qFatal("no such fact: %s", qPrintable(name));
}

/// Cards of hands that lie face up are marked.
Lie lie(const ZoneInfo &zone, Kind) { return zone.name == "hand" || zone.name == "deck" ? Lie::faceDown : Lie::faceUp; }

bool isOrdered(const ZoneInfo &zone) { return zone.name != "dice-box"; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{practice::rules(), start, setFact, lie, isOrdered, lot, {"picked", "printed"}};
    return game;
}

} // namespace bombshelf::test
