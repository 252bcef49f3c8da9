#include "support/cases.h"
#include "games/omens-famine/position.h"
#include "games/omens-famine/rules.h"

namespace bombshelf::test {

namespace {

using namespace omens_famine;

/// Two seats; seat 0 lays a card.
State start()
{
    State state;
    auto &team = omens::teamOf(state);
    team.seats = 2;
    team.phase = laying;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    auto &p = state.own<Position>();
    if (name == "seats")
        p.team.seats = std::uint8_t(value.toInt());
    else if (name == "turn")
        p.team.turn = p.team.asked = Seat(value.toInt());
    else if (name == "turns-left")
        p.turnsLeft = std::uint8_t(value.toInt());
    else if (name == "scored")
        for (const QString &hand : value.split(' '))
            p.scored |= Categories(1 << placeOf(omens::categoryDomain.words, hand));
    else
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &zone, Kind) { return zone.name == "hand" ? Lie::inHand : zone.name == "deck" ? Lie::faceDown : Lie::faceUp; }

bool isOrdered(const ZoneInfo &zone) { return zone.name != "hand" && zone.name != "discards"; }

Lot lot(Kind kind) { return !omens::isCard(kind); }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{omens_famine::rules(), start, setFact, lie, isOrdered, lot, {"printed", "scored", "taken"}};
    return game;
}

} // namespace bombshelf::test
