#include "support/cases.h"
#include "games/omens-hell/position.h"
#include "games/omens-hell/rules.h"

namespace bombshelf::test {

namespace {

using namespace omens_hell;

/// Two seats; seat 0, who started, has rolled two dice.
State start()
{
    State state;
    omens::Team &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = choose;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = position(state);
    if (name == "seats")
        p.team.seats = std::uint8_t(value.toInt());
    else if (name == "turn")
        p.team.turn = p.team.asked = Seat(value.toInt());
    else if (name == "starter")
        p.starter = Seat(value.toInt());
    else if (name == "phase")
        p.team.phase = std::uint8_t(placeOf(phaseDomain.words, value));
    else if (name == "sign")
        p.sign = Sign(placeOf(signDomain.words, value));
    else
        qFatal("no such fact: %s", qPrintable(name));
}

/// The top cards of piles are marked.
Lie lie(const ZoneInfo &zone, Kind)
{
    return zone.name == "prophecy" ? Lie::inHand : zone.name.starts_with("pile") || zone.name == "almanac" ? Lie::faceDown : Lie::faceUp;
}

bool isOrdered(const ZoneInfo &zone) { return zone.name != "almanac"; }

/// Each pile is one of its own.
Lot lot(Kind kind) { return omens::isCard(kind) ? Lot(omens::valueOf(kind)) : 1; }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_hell::rules(), start, setFact, lie, isOrdered, lot, {"altered", "printed"}};
    return game;
}

} // namespace bombshelf::test
