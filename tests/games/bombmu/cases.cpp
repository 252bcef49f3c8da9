#include "support/cases.h"
#include "games/bombmu/position.h"
#include "games/bombmu/rules.h"

namespace bombshelf::test {

namespace {

using namespace bombmu;

/// The first round is under way with the page's dice and everything in the box; two seats with three chips each.
State start()
{
    State state;
    Position &p = position(state);
    p.seats = 2;
    p.phase = Phase::choose;
    p.round = 1;
    p.white = {1, 1, 0, 2, 2};
    p.red = {2, 2, 1, 0, 1};
    p.chosen.fill(noCard);
    p.chips = {chipsAtStart, chipsAtStart};
    return state;
}

/// "white: bomb" makes every side of the white dice a bomb.
Die oneMark(const QString &mark)
{
    Die die{};
    die[std::size_t(placeOf(cardDomain.words, mark) - bomb)] = dieSides;
    return die;
}

void setSeats(Position &p, int seats)
{
    p.seats = std::uint8_t(seats);
    for (int seat = 0; seat < seats; ++seat)
        p.chips[std::size_t(seat)] = chipsAtStart;
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = position(state);
    const auto number = std::uint8_t(value.toInt());
    if (name == "seats")
        setSeats(p, number);
    else if (name == "phase")
        p.phase = Phase(placeOf(phaseDomain.words, value));
    else if (name == "round")
        p.round = number;
    else if (name == "white")
        p.white = oneMark(value);
    else if (name == "red")
        p.red = oneMark(value);
    else if (name.startsWith("chips"))
        p.chips[std::size_t(name.back().digitValue())] = number;
    else
        qFatal("no such fact: %s", qPrintable(name));
}

/// Each seat's 0 is known to all.
Lie lie(const ZoneInfo &zone, Kind kind)
{
    return zone.name == "hand" ? (kind == zero ? Lie::known : Lie::inHand) : zone.name == "deck" ? Lie::faceDown : Lie::faceUp;
}

bool isOrdered(const ZoneInfo &zone) { return zone.name == "deck"; }

/// Cards but for the 0s, which all know.
Lot lot(Kind kind) { return kind == zero || kind > safe; }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{bombmu::rules(), start, setFact, lie, isOrdered, lot};
    return game;
}

} // namespace bombshelf::test
