#include "told_zone.h"

#include "settings.h"

namespace bombshelf {

ToldZone::ToldZone(QObject *parent, MatchModel *match) : QObject(parent), m_match(match) {}

void ToldZone::componentComplete()
{
    connect(m_match, &MatchModel::tableChanged, this, &ToldZone::look);
    connect(Settings::instance(), &Settings::changed, this, &ToldZone::look); // whether notes are kept
    connect(this, &ToldZone::zoneChanged, this, &ToldZone::look);
    look();
}

void ToldZone::look()
{
    const QVariant counts = m_match->counts().value(m_zone);
    const int count = (m_seat < 0 ? counts : counts.toList().value(m_seat)).toInt();
    const QString text = m_match->zoneText(m_zone, m_seat);
    const bool isNew = count != m_count || text != m_text;
    m_count = count;
    m_text = text;
    if (isNew)
        emit changed();
}

} // namespace bombshelf
