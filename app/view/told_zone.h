#pragma once

#include "match_model.h"

namespace bombshelf {

/// What may be told of a zone of the match on the screen.
class ToldZone : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString zone MEMBER m_zone NOTIFY changed)
    /// Whose zone, or -1 if it is nobody's.
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY changed)
    /// Its pieces.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// What lies there, in words (MatchModel::zoneText()).
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ToldZone(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int count() const;
    QString text() const { return m_match->zoneText(m_zone, m_seat); }

signals:
    void changed();

private:
    MatchModel *m_match;
    QString m_zone;
    int m_seat = -1;
};

} // namespace bombshelf
