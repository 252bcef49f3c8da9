#include "aim_preview.h"

#include "view/percent.h"

#include <utility>

namespace bombshelf {

namespace {

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
    connect(match, &MatchModel::changed, this, &AimPreview::look);
    look();
}

void AimPreview::setPost(int post)
{
    if (std::exchange(m_post, post) == post)
        return;
    emit postChanged();
    look();
}

void AimPreview::look()
{
    const bomber::Forecast now = forecastOf(*m_match, m_post);
    if (std::exchange(m_forecast, now) == now && !m_hit.isEmpty())
        return;
    m_hit = QVariantList(m_forecast.hit.begin(), m_forecast.hit.end());
    emit changed();
}

int AimPreview::chance() const { return percent(m_forecast.success); }

QVariantList AimPreview::losses() const
{
    QVariantList list;
    for (std::size_t seat = 0; seat < m_forecast.loss.size(); ++seat)
        if (m_forecast.loss[seat] > 0)
            list << QVariantMap{{"seat", int(seat)}, {"hp", m_forecast.loss[seat]}};
    return list;
}

} // namespace bombshelf
