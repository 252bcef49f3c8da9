#pragma once

#include "match_model.h"

#include <QQmlParserStatus>

namespace bombshelf {

/// What may be told of a zone of the match on the screen.
class ToldZone : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT

    Q_PROPERTY(QString zone MEMBER m_zone NOTIFY zoneChanged)
    /// Whose zone, or -1 if it is nobody's.
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY zoneChanged)
    /// Its pieces.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// What lies there, in words (MatchModel::zoneText()).
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ToldZone(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int count() const { return m_count; }
    QString text() const { return m_text; }

    void classBegin() override {}
    void componentComplete() override;

signals:
    void zoneChanged();
    void changed();

private:
    void look();

    MatchModel *m_match;
    QString m_zone;
    int m_seat = -1;
    int m_count = 0;
    QString m_text;
};

} // namespace bombshelf
