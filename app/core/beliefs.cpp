#include "beliefs.h"

#include "observation.h"
#include "rules.h"

namespace bombshelf {

namespace {

/// The position as an onlooker knows it who has seen since what was turned up by the move.
Observation inHindsight(const Rules &rules, const State &before, const State &after)
{
    State told = before;
    std::array<bool, 256> isOpen{}; // by id
    for (const Piece &piece : after.table.all())
        isOpen[piece.id] = piece.isPublic();
    for (Zone zone = 0; zone < Table::maxZones; ++zone)
        for (int place = 0; place < told.table.count(zone); ++place)
            if (isOpen[told.table.at(zone, place).id])
                told.table.turnUp(zone, place);
    return {rules, told, noSeat};
}

} // namespace

Beliefs Beliefs::remembering(float share) const
{
    Beliefs faint = *this;
    for (auto &ofSeat : faint.logs)
        for (float &log : ofSeat)
            log *= share;
    return faint;
}

void Beliefs::learn(const Rules &rules, const State &before, Seat seat, Move move, const State &after)
{
    if (!rules.descriptor().verbs[move.verb].secret)
        rules.conclude(*this, inHindsight(rules, before, after), seat, move);
}

} // namespace bombshelf
