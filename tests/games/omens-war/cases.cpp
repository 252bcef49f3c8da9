#include "support/cases.h"
#include "games/omens-war/flow.h"
#include "games/omens-war/rules.h"
#include "games/omens/team_facts.h"

namespace bombshelf::test {

namespace {

using namespace omens_war;

/// Two seats in their first turn; seat 0 has lost and must choose.
State start()
{
    State state;
    auto &p = state.own<Position>();
    p.team.seats = 2;
    p.team.phase = choosing;
    p.team.turn = noSeat;
    p.round = 1;
    return state;
}

SeatSet seatsIn(const QString &text)
{
    SeatSet seats;
    for (const QString &seat : text.split(' ', Qt::SkipEmptyParts))
        seats.add(Seat(seat.toInt()));
    return seats;
}

void setFact(State &state, const QString &name, const QString &value)
{
    auto &p = state.own<Position>();
    if (setTeamFact(state, phaseDomain.words, name, value))
        return;
    if (name == "has-cheated")
        p.hasCheated = value.toInt();
    else if (name == "at-war")
        p.isAtWar = value.toInt();
    else if (name == "fighting")
        p.fighting = seatsIn(value);
    else if (name == "to-choose")
        p.toChoose = seatsIn(value);
    else
        qFatal("no such fact: %s", qPrintable(name));
}

/// Spoils lie face up until the war is over: in a war they are marked.
Lie lie(const ZoneInfo &zone, Kind)
{
    return zone.name == "deck" || zone.name == "own-deck" || zone.name == "spoils" ? Lie::faceDown : Lie::faceUp;
}

bool isOrdered(const ZoneInfo &zone)
{
    return zone.name != "discards" && zone.name != "hit-points" && zone.name != "dice-box" && zone.name != "spoils";
}

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_war::rules(), start, setFact, lie, isOrdered, lot, {"printed"}};
    return game;
}

} // namespace bombshelf::test
