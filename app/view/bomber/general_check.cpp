#include "general_check.h"

#include "games/bomber/check.h"
#include "games/bomber/position.h"
#include "view/chance.h"

namespace bombshelf {

GeneralCheck::GeneralCheck(QObject *parent, MatchModel *match) : QObject(parent), m_match(match), m_rng(drawSeed())
{
    connect(match, &MatchModel::changed, this, &GeneralCheck::changed);
}

bool GeneralCheck::hasSapper() const
{
    const Observation *told = m_match->toldOf(bomber::descriptor());
    if (!told || m_seat < 0 || m_post < 0)
        return false;
    const bomber::Position &p = bomber::position(told->state());
    return p.phase != bomber::Phase::make && m_seat < p.seats && m_post < bomber::postCount;
}

int GeneralCheck::targetNumber() const
{
    if (!hasSapper())
        return 0;
    return bomber::targetNumber(bomber::position(*m_match->state()).posts[std::size_t(m_seat)], bomber::Post(m_post));
}

int GeneralCheck::chance() const
{
    if (!hasSapper())
        return 0;
    const bomber::Position &p = bomber::position(*m_match->state());
    return bomber::generalOdds(p.posts[std::size_t(m_seat)], bomber::Post(m_post), modifierOf(p, Seat(m_seat))).chance;
}

int GeneralCheck::ways() { return bomber::dieSides * bomber::dieSides; }

QVariantMap GeneralCheck::roll()
{
    if (!hasSapper())
        return {};
    const bomber::Position &p = bomber::position(*m_match->state());
    const int modifier = modifierOf(p, Seat(m_seat));
    const auto [dice, roll, success] = bomber::generalCheck(p.posts[std::size_t(m_seat)], bomber::Post(m_post), modifier, m_rng);
    const char *outcome = roll.special ? "special" : roll.fumble ? "fumble" : success ? "success" : "failure";
    return {{"dice", QVariantList{dice[0], dice[1]}}, {"modifier", modifier}, {"achievement", roll.achievement}, {"outcome", outcome}};
}

} // namespace bombshelf
