#include "reaction_window.h"

#include "games/bomber/position.h"

namespace bombshelf {

namespace {

QVariantList askedIn(const bomber::Position &p)
{
    using enum bomber::Phase;
    if (p.phase != before && p.phase != shift && p.phase != after)
        return {};
    QVariantList seats;
    for (int turn = 1; turn <= p.seats; ++turn)
        if (const Seat seat = Seat((p.actor + turn) % p.seats); seat == p.asked || canUse(p, seat))
            seats << int(seat);
    return seats;
}

} // namespace

ReactionWindow::ReactionWindow(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &ReactionWindow::refresh);
    refresh();
}

void ReactionWindow::refresh()
{
    if (follow(*m_match, bomber::descriptor(), m_seats, [](const Observation &told) { return askedIn(bomber::position(told.state())); }))
        emit changed();
}

} // namespace bombshelf
