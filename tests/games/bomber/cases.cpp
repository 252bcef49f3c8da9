#include "support/cases.h"
#include "games/bomber/check.h"
#include "games/bomber/position.h"
#include "games/bomber/rules.h"

namespace bombshelf::test {

namespace {

using namespace bomber;

/// Seat 0 is about to aim in the last check of a session of two, without posts or skills.
State start()
{
    State state;
    state.table.add(aimZone, target);
    state.table.turnUp(aimZone, 0);
    for (int i = 0; i < checkDiceAtMost; ++i) {
        state.table.add(boxZone, face1);
        state.table.turnUp(boxZone, i);
    }
    Position &p = position(state);
    p.seats = 2;
    p.cycle = 2;
    p.phase = Phase::aim;
    p.hp = {6, 6};
    p.actor = p.asked = 0;
    p.target = noPost;
    p.checkDice = 2;
    p.reach = noReach;
    return state;
}

/// Puts that many seats at the table, in the last cycle.
void setSeats(Position &p, int seats)
{
    p.seats = p.cycle = std::uint8_t(seats);
    for (int seat = 0; seat < seats; ++seat)
        p.hp[std::size_t(seat)] = 6;
}

void stand(State &state, Seat seat, const QString &posts)
{
    for (const QString &word : posts.split(' ', Qt::SkipEmptyParts)) {
        const Post post = Post(placeOf(postDomain.words, word));
        position(state).posts[seat].add(post);
        state.table.add(zoneOf(post), markerOf(seat));
        state.table.turnUp(zoneOf(post), state.table.count(zoneOf(post)) - 1);
    }
}

void learn(Position &p, Seat seat, const QString &skills)
{
    for (const QString &word : skills.split(' ', Qt::SkipEmptyParts)) {
        const int skill = placeOf(skillDomain.words, word);
        p.skills[seat] |= std::uint8_t(1 << skill);
        p.uses[std::size_t(skill)][seat] = std::uint8_t(usesOf[skill]);
    }
}

/// Subjects that end in a seat: "hp1", "skills0".
void setFactOf(State &state, const QString &name, Seat seat, const QString &value)
{
    Position &p = position(state);
    const auto number = std::uint8_t(value.toInt());
    const auto skill = std::ranges::find(skillDomain.words, name.toStdString());
    if (name == "hp")
        p.hp[seat] = number;
    else if (name == "points")
        p.points[seat] = number;
    else if (name == "initiative")
        p.initiative[seat] = number;
    else if (name == "posts")
        stand(state, seat, value);
    else if (name == "skills")
        learn(p, seat, value);
    else if (skill != skillDomain.words.end())
        p.uses[std::size_t(skill - skillDomain.words.begin())][seat] = number;
    else
        qFatal("no such fact: %s", qPrintable(name));
}

void setFact(State &state, const QString &name, const QString &value)
{
    Position &p = position(state);
    if (name == "seats")
        setSeats(p, value.toInt());
    else if (name == "mode")
        p.mode = Mode(placeOf(descriptor().options[modeOption].values, value));
    else if (name == "part")
        p.part = Part(placeOf(partDomain.words, value));
    else if (name == "hp")
        p.toughness = Toughness(placeOf(descriptor().options[hpOption].values, value));
    else if (name == "reach")
        p.reachRule = Reach(placeOf(descriptor().options[reachOption].values, value));
    else if (name == "cycle")
        p.cycle = std::uint8_t(value.toInt());
    else if (name == "actor")
        p.actor = p.asked = Seat(value.toInt());
    else if (name == "order")
        for (const QString &seat : value.split(' '))
            p.order[p.toAct++] = Seat(seat.toInt());
    else if (name.back().isDigit())
        setFactOf(state, name.chopped(1), Seat(name.back().digitValue()), value);
    else
        qFatal("no such fact: %s", qPrintable(name));
}

Lie lie(const ZoneInfo &, Kind) { return Lie::faceUp; }

bool isOrdered(const ZoneInfo &) { return false; }

Lot lot(Kind) { return 0; }

} // namespace

const CaseGame &caseGame()
{
    static const CaseGame game{bomber::rules(), start, setFact, lie, isOrdered, lot, {"order"}};
    return game;
}

} // namespace bombshelf::test
