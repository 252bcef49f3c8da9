#include "beliefs.h"

#include "observation.h"
#include "rules.h"

#include <algorithm>

namespace bombshelf {

namespace {

/// The position as an onlooker knows it who has seen since what was turned up by the move. An id may have passed to another piece,
/// so it has to be the same card, too.
Observation inHindsight(const Rules &rules, const State &before, const State &after)
{
    std::array<Piece, 256> later{}; // by id
    for (const Piece &piece : after.table.all())
        later[piece.id] = piece;
    State told = before;
    for (Zone zone = 0; zone < Table::maxZones; ++zone)
        for (int place = 0; place < told.table.count(zone); ++place) {
            const Piece &piece = told.table.at(zone, place), &now = later[piece.id];
            if (now.isPublic() && now.lot == piece.lot && now.kind == piece.kind)
                told.table.turnUp(zone, place);
        }
    return {rules, told, noSeat};
}

} // namespace

Beliefs Beliefs::remembering(float most) const
{
    if (most <= 0)
        return {};
    Beliefs faint = *this;
    faint.share = std::min(share, most);
    return faint;
}

void Beliefs::learn(const Rules &rules, const State &before, Seat seat, Move move, const State &after)
{
    if (!rules.concludes() || rules.descriptor().verbs[move.verb].secret)
        return;
    rules.conclude(*this, inHindsight(rules, before, after), seat, move);
    share = 1;
}

} // namespace bombshelf
