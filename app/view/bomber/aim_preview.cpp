#include "aim_preview.h"

#include "games/bomber/forecast.h"

#include <cmath>

namespace bombshelf {

namespace {

/// Nothing where no such check is on.
bomber::Forecast forecastOf(const MatchModel &match, int post)
{
    const Observation *told = match.toldOf(bomber::descriptor());
    if (!told || post < 0 || post >= bomber::postCount)
        return {};
    const bomber::Position &p = bomber::position(told->state());
    return p.actor == noSeat ? bomber::Forecast() : bomber::forecast(p, bomber::Post(post));
}

} // namespace

AimPreview::AimPreview(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::changed, this, &AimPreview::changed);
}

int AimPreview::needed() const { return forecastOf(*m_match, m_post).needed; }

int AimPreview::chance() const { return int(std::lround(100 * forecastOf(*m_match, m_post).success)); }

QVariantList AimPreview::hit() const
{
    QVariantList list;
    for (const double chance : forecastOf(*m_match, m_post).hit)
        list << chance;
    return list;
}

QVariantList AimPreview::losses() const
{
    QVariantList list;
    const bomber::Forecast forecast = forecastOf(*m_match, m_post);
    for (qsizetype seat = 0; seat < m_match->players().size(); ++seat)
        if (forecast.loss[std::size_t(seat)] > 0)
            list << QVariantMap{{"seat", int(seat)}, {"hp", forecast.loss[std::size_t(seat)]}};
    return list;
}

} // namespace bombshelf
