#include "general_check.h"

#include "games/bomber/position.h"
#include "view/chance.h"

namespace bombshelf {

GeneralCheck::GeneralCheck(QObject *parent, MatchModel *match) : QObject(parent), m_match(match), m_rng(drawThoughtSeed())
{
    connect(match, &MatchModel::changed, this, &GeneralCheck::changed);
}

const bomber::Position *GeneralCheck::position() const
{
    const Observation *told = m_match->toldOf(bomber::descriptor());
    if (!told || m_seat < 0 || m_post < 0)
        return nullptr;
    const bomber::Position &p = bomber::position(told->state());
    return p.phase != bomber::Phase::make && m_seat < p.seats && m_post < bomber::postCount ? &p : nullptr;
}

void GeneralCheck::setSeat(int seat)
{
    m_seat = seat;
    m_rolled.reset();
    emit changed();
}

void GeneralCheck::setPost(int post)
{
    m_post = post;
    m_rolled.reset();
    emit changed();
}

int GeneralCheck::targetNumber() const
{
    const bomber::Position *p = position();
    return p ? bomber::targetNumber(p->posts[std::size_t(m_seat)], bomber::Post(m_post)) : 0;
}

int GeneralCheck::ways() const
{
    const bomber::Position *p = position();
    return p ? bomber::generalOdds(p->posts[std::size_t(m_seat)], bomber::Post(m_post), modifierOf(*p, Seat(m_seat))).chance : 0;
}

int GeneralCheck::allWays() { return bomber::dieSides * bomber::dieSides; }

GeneralCheck::Outcome GeneralCheck::outcome() const
{
    if (!m_rolled)
        return NotRolled;
    if (m_rolled->roll.special)
        return Special;
    if (m_rolled->roll.fumble)
        return Fumble;
    return m_rolled->success ? Success : Failure;
}

QList<int> GeneralCheck::dice() const { return m_rolled ? QList<int>(m_rolled->dice.begin(), m_rolled->dice.end()) : QList<int>(); }

void GeneralCheck::roll()
{
    const bomber::Position *p = position();
    if (!p)
        return;
    m_rolled = bomber::generalCheck(p->posts[std::size_t(m_seat)], bomber::Post(m_post), modifierOf(*p, Seat(m_seat)), m_rng);
    emit changed();
}

} // namespace bombshelf
