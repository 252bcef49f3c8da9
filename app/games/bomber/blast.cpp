// A blast check, from the aim to those knocked out.

#include "flow.h"

#include "check.h"

#include <algorithm>

namespace bombshelf::bomber {

void Flow::aim(Post post)
{
    moveTarget(zoneOf(post));
    tell(What::aimed, m_p.actor, post);
    openWindow(Phase::before);
}

/// Clockwise from the actor's left, the actor last; whoever can use nothing there is not asked.
void Flow::openWindow(Phase phase)
{
    m_p.phase = phase;
    askFrom(leftOf(m_p.actor, m_p.seats));
}

void Flow::askFrom(Seat seat)
{
    while (!canUse(m_p, seat)) {
        if (seat == m_p.actor)
            return closeWindow();
        seat = leftOf(seat, m_p.seats);
    }
    m_p.asked = seat;
}

void Flow::closeWindow()
{
    m_p.asked = noSeat;
    if (m_p.phase == Phase::before)
        roll();
    else
        resolve();
}

void Flow::pass()
{
    tell(What::passed, m_p.asked);
    if (m_p.asked == m_p.actor)
        closeWindow();
    else
        askFrom(leftOf(m_p.asked, m_p.seats));
}

void Flow::tune(Post post)
{
    const Post from = m_p.target;
    --m_p.uses[fineTuning][m_p.asked];
    moveTarget(zoneOf(post));
    tell(What::tuned, m_p.asked, from, post);
    askFrom(m_p.asked);
}

void Flow::throwLong()
{
    --m_p.uses[longThrow][m_p.asked];
    m_p.phase = Phase::shift;
    tell(What::threwLong, m_p.asked, throwDie());
}

void Flow::shift(Post post)
{
    const Post from = m_p.target;
    clearDice();
    moveTarget(zoneOf(post));
    m_p.phase = Phase::before;
    tell(What::shifted, m_p.asked, from, post);
    askFrom(m_p.asked);
}

void Flow::useFever()
{
    --m_p.uses[fever][m_p.asked];
    ++m_p.checkDice;
    tell(What::fever, m_p.asked);
    askFrom(m_p.asked);
}

void Flow::roll()
{
    m_p.phase = Phase::blast;
    std::array<int, checkDiceAtMost> dice{};
    for (int i = 0; i < m_p.checkDice; ++i)
        dice[std::size_t(i)] = throwDie();
    tell(What::rolled, m_p.actor, dice[0], dice[1], dice[2]);
    openWindow(Phase::after);
}

void Flow::turnDie(int from, int to)
{
    --m_p.uses[extinguisher][m_p.asked];
    m_table.become(diceZone, m_table.find(diceZone, faceOf(from)), faceOf(to));
    tell(What::turnedDie, m_p.asked, from, to);
    askFrom(m_p.asked);
}

void Flow::resolve()
{
    m_p.phase = Phase::blast;
    const Roll roll = rollAsItLies(m_table, m_p);
    const int needed = blastNumber(m_p, m_p.target);
    m_p.achievement = std::uint8_t(roll.achievement);
    m_p.reach = std::int8_t(reachOf(roll, needed));
    if (roll.special)
        tell(What::special, m_p.actor);
    else if (roll.fumble)
        tell(What::fumble, m_p.actor);
    else
        tell(What::achieved, m_p.actor, roll.achievement, needed);
    if (m_p.reach == noReach)
        tell(What::noBlast, m_p.actor);
    else
        blast(PostSet::around(m_p.target, m_p.reach));
    endCheck();
}

/// Everybody in play is hit at once, the actor too.
void Flow::blast(PostSet blasted)
{
    tell(What::blasted, m_p.actor, blasted.first(), blasted.last());
    int scored = 0; // ruling: a point for each HP that others really lose
    bool hitAnybody = false;
    Seat seat = m_p.actor;
    do {
        seat = leftOf(seat, m_p.seats);
        const int lost = lossOf(m_p, seat, blasted);
        if (lost == 0)
            continue;
        hitAnybody = true;
        scored += seat == m_p.actor ? 0 : lost;
        hit(seat, lost);
    } while (seat != m_p.actor);
    if (!hitAnybody)
        tell(What::hitNobody, m_p.actor);
    if (scored > 0) {
        m_p.points[m_p.actor] = std::uint8_t(m_p.points[m_p.actor] + scored);
        tell(What::scored, m_p.actor, scored, m_p.points[m_p.actor]);
    }
    for (Seat i = 0; i < m_p.seats; ++i) {
        seat = leftOf(seat, m_p.seats);
        if (m_p.felled.has(seat))
            knockOut(seat);
    }
}

void Flow::hit(Seat seat, int lost)
{
    m_p.hp[seat] = std::uint8_t(m_p.hp[seat] - lost);
    if (m_p.hp[seat] == 0)
        m_p.felled.add(seat);
    tell(What::hit, seat, lost, m_p.hp[seat], m_p.actor);
}

/// Its markers fall over where they stand, and it does not act any more.
void Flow::knockOut(Seat seat)
{
    for (Post post = 0; post < postCount; ++post)
        if (m_p.posts[seat].has(post))
            m_table.turnDown(zoneOf(post), m_table.find(zoneOf(post), markerOf(seat)));
    const auto end = m_p.order.begin() + m_p.toAct, rest = std::remove(m_p.order.begin(), end, seat);
    m_p.toAct = std::uint8_t(rest - m_p.order.begin());
    std::fill(rest, end, Seat(0));
    tell(What::out, seat);
}

/// The table as it lies before a check.
void Flow::clearCheck()
{
    clearDice();
    if (m_p.target != noPost)
        moveTarget(aimZone);
    m_p.actor = noSeat;
    m_p.checkDice = 2;
    m_p.achievement = 0;
    m_p.reach = noReach;
    m_p.felled = {};
}

void Flow::moveTarget(Zone to)
{
    const Zone from = m_p.target == noPost ? aimZone : zoneOf(m_p.target);
    m_table.toTop(from, m_table.find(from, target), to);
    m_p.target = to == aimZone ? noPost : Post(to - postZone);
}

int Flow::throwDie()
{
    const int pips = rollDie(m_rng);
    m_table.become(boxZone, 0, faceOf(pips));
    m_table.toBottom(boxZone, 0, diceZone);
    return pips;
}

void Flow::clearDice()
{
    for (int place = 0; place < m_table.count(diceZone); ++place)
        m_table.become(diceZone, place, face1);
    m_table.lift(diceZone, m_table.count(diceZone), boxZone);
}

} // namespace bombshelf::bomber
