#pragma once

#include "view/match_model.h"
#include "view/script_value.h"

namespace bombshelf {

/// What the throw of Bomber! that lies there comes to, or would, while somebody may still turn a die of it or looks at doing so.
class CheckStanding : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// The turn that is looked at, as its move names it: what the die shows, and what it would; empty: none.
    Q_PROPERTY(QStringList turn READ turn WRITE setTurn NOTIFY changed)
    /// NotRolled: no throw lies there.
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    /// Dice and modifier together, and what they have to come to.
    Q_PROPERTY(int achievement READ achievement NOTIFY changed)
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    /// Places in the line that the blast would reach, while a die may still be turned.
    Q_PROPERTY(QVariant reached READ reachedInQml NOTIFY changed)
    /// How many posts far the blast would reach; -1: there would be none.
    Q_PROPERTY(int reach READ reach NOTIFY changed)

public:
    enum Outcome { NotRolled, Achieved, Special, Fumble };
    Q_ENUM(Outcome)

    explicit CheckStanding(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QStringList turn() const { return m_turn; }
    void setTurn(const QStringList &turn);
    Outcome outcome() const { return m_now.outcome; }
    QList<int> dice() const { return m_now.dice; }
    int achievement() const { return m_now.achievement; }
    int needed() const { return m_now.needed; }
    QVariant reachedInQml() { return m_reachedInQml.of(m_now.reached, this); }
    QVariantList reached() const { return m_now.reached; }
    int reach() const { return m_now.reach; }

signals:
    void changed();

private:
    struct Now {
        Outcome outcome = NotRolled;
        QList<int> dice;
        int achievement = 0, needed = 0, reach = -1;
        QVariantList reached;
        friend bool operator==(const Now &, const Now &) = default;
    };

    void refresh();
    static Now standingOf(const State &state);
    /// With the die turned, if one shows that.
    static State turned(State state, const QStringList &turn);

    MatchModel *m_match;
    Now m_now;
    QStringList m_turn;
    ScriptValue m_reachedInQml; ///< each post looks for itself in it
};

} // namespace bombshelf
