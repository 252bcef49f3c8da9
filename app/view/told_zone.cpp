#include "told_zone.h"

namespace bombshelf {

ToldZone::ToldZone(QObject *parent, MatchModel *match) : QObject(parent), m_match(match)
{
    connect(match, &MatchModel::tableChanged, this, &ToldZone::changed);
}

int ToldZone::count() const
{
    const QVariant count = m_match->counts().value(m_zone);
    return (m_seat < 0 ? count : count.toList().value(m_seat)).toInt();
}

} // namespace bombshelf
