#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// What hangs on the next choice in Armageddon, for its screen: what a die must not show, and what another card would bring.
class ArmageddonStakes : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Stakes)
    QML_SINGLETON

    /// The faces of the die that is rolled next with which all is lost, and how often it is, in percent.
    Q_PROPERTY(QVariant losing READ losing NOTIFY changed)
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    /// Of cards in whose place another may come, how often that makes an own hand higher, or Satan's lower, in percent, as far as the asked
    /// seat sees the hand: [{seat: 0, place: 3, chance: 25}], seat -1 for Satan's.
    Q_PROPERTY(QVariant odds READ odds NOTIFY changed)
    /// 1 for each hand that beats Satan's, as far as they are seen, as Helpers names zones.
    Q_PROPERTY(QVariant standing READ standing NOTIFY changed)
    /// The seats that lose all with one more six.
    Q_PROPERTY(QVariant fatal READ fatal NOTIFY changed)

public:
    explicit ArmageddonStakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariantList losing() const { return m_now.losing; }
    int chance() const;
    QVariantList odds() const { return m_now.odds; }
    QVariantMap standing() const { return m_now.standing; }
    QVariantList fatal() const { return m_now.fatal; }

signals:
    void changed();

private:
    struct Now {
        QVariantList losing, fatal, odds;
        QVariantMap standing;
        friend bool operator==(const Now &, const Now &) = default;
    };

    void refresh();
    static Now stakesOn(const Observation &told);

    MatchModel *m_match;
    Now m_now;
};

} // namespace bombshelf
