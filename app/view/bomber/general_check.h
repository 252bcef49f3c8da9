#pragma once

#include "core/rng.h"
#include "view/match_model.h"

namespace bombshelf {

/// Bomber!'s general check: for telling stories with the sappers of the match. It changes nothing of it.
class GeneralCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int seat MEMBER m_seat NOTIFY changed)
    /// Its place in the line.
    Q_PROPERTY(int post MEMBER m_post NOTIFY changed)
    /// 0 while there is no such sapper.
    Q_PROPERTY(int targetNumber READ targetNumber NOTIFY changed)
    /// How many of the ways two dice can fall bring success.
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    Q_PROPERTY(int ways READ ways CONSTANT)

public:
    explicit GeneralCheck(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int targetNumber() const;
    int chance() const;
    static int ways();
    /// {dice, modifier, achievement, outcome}, outcome being special, fumble, success or failure; empty without a sapper.
    Q_INVOKABLE QVariantMap roll();

signals:
    void changed();

private:
    bool hasSapper() const;

    MatchModel *m_match;
    Rng m_rng;
    int m_seat = 0, m_post = 0;
};

} // namespace bombshelf
