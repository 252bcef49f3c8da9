#pragma once

#include "core/rng.h"
#include "games/bomber/check.h"
#include "view/match_model.h"
#include "view/percent.h"

namespace bombshelf {

/// Bomber!'s general check: for telling stories with the sappers of the match. It changes nothing of it.
class GeneralCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// Whose check it is. For another, or at another post, nothing has been rolled yet.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    /// Its place in the line.
    Q_PROPERTY(int post READ post WRITE setPost NOTIFY changed)
    /// 0 while there is no such sapper.
    Q_PROPERTY(int targetNumber READ targetNumber NOTIFY changed)
    /// How many of the ways two dice can fall bring success, and how likely that is in percent.
    Q_PROPERTY(int ways READ ways NOTIFY changed)
    Q_PROPERTY(int allWays READ allWays CONSTANT)
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    /// What was rolled, and what it came to.
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(int achievement READ achievement NOTIFY changed)

public:
    enum Outcome { NotRolled, Special, Fumble, Success, Failure };
    Q_ENUM(Outcome)

    explicit GeneralCheck(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int seat() const { return m_seat; }
    int post() const { return m_post; }
    void setSeat(int seat);
    void setPost(int post);
    int targetNumber() const;
    int ways() const;
    static int allWays();
    int chance() const { return percent(ways(), allWays()); }
    Outcome outcome() const;
    QList<int> dice() const;
    int achievement() const { return m_rolled ? m_rolled->roll.achievement : 0; }
    /// Nothing without a sapper.
    Q_INVOKABLE void roll();

signals:
    void changed();

private:
    /// With the sapper that is asked about, or null without one.
    const bomber::Position *position() const;

    MatchModel *m_match;
    Rng m_rng;
    int m_seat = 0, m_post = 0;
    std::optional<bomber::GeneralCheck> m_rolled;
};

} // namespace bombshelf
