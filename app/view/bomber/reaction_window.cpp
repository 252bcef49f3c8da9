#include "reaction_window.h"

#include "games/bomber/position.h"

namespace bombshelf {

ReactionWindow::ReactionWindow(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &ReactionWindow::changed);
}

QVariantList ReactionWindow::seats() const
{
    using namespace bomber;
    if (!m_match->state() || m_match->gameId() != fromWord(descriptor().id))
        return {};
    const Position &p = position(*m_match->state());
    if (p.phase != Phase::before && p.phase != Phase::shift && p.phase != Phase::after)
        return {};
    QVariantList seats;
    for (int turn = 1; turn <= p.seats; ++turn)
        if (const Seat seat = Seat((p.actor + turn) % p.seats); seat == p.asked || canUse(p, seat))
            seats << int(seat);
    return seats;
}

} // namespace bombshelf
