// From the making of the sappers to the last cycle.

#include "flow.h"

#include "check.h"

#include <algorithm>

namespace bombshelf::bomber {

void Flow::deal(const Setup &setup)
{
    m_p.seats = std::uint8_t(setup.seats);
    m_p.mode = Mode(setup.options[modeOption]);
    m_p.toughness = Toughness(setup.options[hpOption]);
    m_p.reachRule = Reach(setup.options[reachOption]);
    m_p.part = m_p.mode == Mode::solo ? Part::solo : m_p.mode == Mode::climax ? Part::climax : Part::middle;
    m_p.phase = Phase::make;
    m_p.asked = noSeat;
    m_p.target = noPost;
    clearCheck();
    const auto place = [this](Zone zone, Kind kind) {
        m_table.add(zone, kind);
        m_table.turnUp(zone, m_table.count(zone) - 1);
    };
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_p.hp[seat] = std::uint8_t(fullHp(m_p));
        for (int i = 0; i < postsEach(m_p); ++i)
            place(sheetOf(seat), markerOf(seat));
    }
    place(aimZone, target);
    for (int i = 0; i < checkDiceAtMost; ++i)
        place(boxZone, face1);
    tell(What::making, noSeat, postsEach(m_p), skillsEach(m_p), fullHp(m_p));
}

void Flow::choosePost(Seat seat, Post post)
{
    m_p.posts[seat].add(post);
    ++m_p.made[seat];
    tell(What::chosePost, seat, post, 0, 0, SeatSet::of(seat));
}

void Flow::chooseSkill(Seat seat, Skill skill)
{
    m_p.skills[seat] |= std::uint8_t(1u << skill);
    ++m_p.made[seat];
    tell(What::choseSkill, seat, skill, 0, 0, SeatSet::of(seat));
    if (!isMade(m_p, seat))
        return;
    tell(What::made, seat);
    for (Seat other = 0; other < m_p.seats; ++other)
        if (!isMade(m_p, other))
            return;
    reveal();
    beginPart(m_p.part);
}

void Flow::reveal()
{
    m_p.phase = Phase::reveal;
    tell(What::revealed, noSeat);
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        stand(seat);
        for (int skill = 0; skill < skillCount; ++skill)
            if (hasSkill(m_p, seat, Skill(skill)))
                tell(What::hasSkill, seat, skill);
    }
}

/// Three markers at a time, so that an event can name their posts.
void Flow::stand(Seat seat)
{
    std::array<Post, 3> three;
    std::size_t standing = 0;
    for (Post post = 0; post < postCount; ++post) {
        if (!m_p.posts[seat].has(post))
            continue;
        m_table.toBottom(sheetOf(seat), 0, zoneOf(post));
        three[standing++] = post;
        if (standing < three.size())
            continue;
        standing = 0;
        tell(What::stands, seat, three[0], three[1], three[2]);
    }
}

/// Ruling: every part has its own HP and uses, and brings back the fallen; points are carried on.
void Flow::beginPart(Part part)
{
    m_p.phase = Phase::order;
    m_p.part = part;
    m_p.cycle = 0;
    clearCheck();
    for (Seat seat = 0; seat < m_p.seats; ++seat) {
        m_p.hp[seat] = std::uint8_t(fullHp(m_p));
        for (int skill = 0; skill < skillCount; ++skill)
            m_p.uses[std::size_t(skill)][seat] = hasSkill(m_p, seat, Skill(skill)) ? usesOf[skill] : 0;
        for (Post post = 0; post < postCount; ++post)
            if (m_p.posts[seat].has(post))
                m_table.turnUp(zoneOf(post), m_table.find(zoneOf(post), markerOf(seat)));
    }
    tell(What::partBegan, noSeat, int(part), cyclesOf(m_p));
    beginCycle();
}

void Flow::beginCycle()
{
    ++m_p.cycle;
    m_p.phase = Phase::order;
    m_p.initiative = {};
    clearCheck();
    tell(What::cycleBegan, noSeat, m_p.cycle, cyclesOf(m_p));
    List<Seat, tableSeats> seats;
    for (Seat seat = 0; seat < m_p.seats; ++seat)
        if (isIn(m_p, seat))
            seats.add(seat);
    rollOrder({seats.begin(), seats.end()}, What::initiative);
    std::copy(seats.begin(), seats.end(), m_p.order.begin());
    m_p.toAct = std::uint8_t(seats.size());
    nextActor();
}

/// Highest first. Ruling: ties roll again among themselves.
void Flow::rollOrder(std::span<Seat> seats, What what)
{
    BySeat<std::uint8_t> rolled{};
    for (const Seat seat : seats) {
        clearDice();
        const int one = throwDie(), other = throwDie();
        rolled[seat] = std::uint8_t(10 * std::min(one, other) + std::max(one, other));
        if (what == What::initiative)
            m_p.initiative[seat] = rolled[seat];
        tell(what, seat, std::min(one, other), std::max(one, other));
    }
    std::ranges::stable_sort(seats, std::ranges::greater(), [&](Seat seat) { return rolled[seat]; });
    for (std::size_t first = 0, last; first < seats.size(); first = last) {
        for (last = first + 1; last < seats.size() && rolled[seats[last]] == rolled[seats[first]];)
            ++last;
        if (last - first > 1)
            rollOrder(seats.subspan(first, last - first), What::rolledAgain);
    }
}

void Flow::nextActor()
{
    clearCheck();
    m_p.actor = m_p.asked = m_p.order[0];
    std::shift_left(m_p.order.begin(), m_p.order.end(), 1);
    m_p.order[std::size_t(--m_p.toAct)] = 0;
    m_p.phase = Phase::aim;
    tell(What::acting, m_p.actor);
}

/// At the end of a check the part may be over, or the cycle.
void Flow::endCheck()
{
    if (seatsIn(m_p).size() > 1) {
        if (m_p.toAct > 0)
            return nextActor();
        if (m_p.cycle < cyclesOf(m_p))
            return beginCycle();
    }
    if (m_p.mode == Mode::twelve && m_p.part == Part::middle) {
        tell(What::partOver, noSeat, int(m_p.part));
        return beginPart(Part::climax);
    }
    m_p.phase = Phase::over;
    tell(What::ended, noSeat);
}

} // namespace bombshelf::bomber
