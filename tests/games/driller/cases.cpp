#include "support/cases.h"
#include "games/driller/position.h"
#include "games/driller/rules.h"

namespace bombshelf::test {

namespace {

using namespace driller;

/// Two seats, seat 0 drilling, no turn left that skips its check.
State start()
{
    State state;
    Position &p = state.own<Position>();
    p.seats = 2;
    p.phase = Phase::drill;
    return state;
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = state.own<Position>();
    const auto number = std::uint8_t(value.toInt());
    if (name == "seats")
        p.seats = number;
    else if (name == "phase")
        p.phase = Phase(placeOf(phaseDomain.words, value));
    else if (name == "turn")
        p.turn = p.asked = number;
    else if (name == "drawn")
        p.drawn = number;
    else if (name == "explosions")
        p.explosions = number;
    else if (name == "quiet-turns")
        p.quiet = number;
    else
        qFatal("no such fact: %s", qPrintable(name));
}

bool isDeck(const ZoneInfo &zone) { return zone.name == "left" || zone.name == "right"; }

Lie lie(const ZoneInfo &zone, Kind) { return isDeck(zone) ? Lie::faceDown : Lie::faceUp; }

Lot lot(Kind) { return 0; }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{driller::rules(), start, setFact, lie, isDeck, lot};
    return game;
}

} // namespace bombshelf::test
