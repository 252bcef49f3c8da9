#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// What hangs on the next choice in Hell, for its screen.
class HellStakes : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Stakes)
    QML_SINGLETON

    /// Piles that have run out, and how many are the end; 0 before any is laid.
    Q_PROPERTY(int emptyPiles READ emptyPiles NOTIFY changed)
    Q_PROPERTY(int emptyPilesThatEnd READ emptyPilesThatEnd NOTIFY changed)
    /// What each of the dice that lie there counts, in their order: its pips, or as many less than none.
    Q_PROPERTY(QList<int> counted READ counted NOTIFY changed)
    /// The pile that the dice reach has no card left.
    Q_PROPERTY(bool reachesNothing READ reachesNothing NOTIFY changed)
    /// The number of the pile that the dice reach, if its last card ends it; else 0.
    Q_PROPERTY(int fatal READ fatal NOTIFY changed)

public:
    explicit HellStakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int emptyPiles() const { return m_now.emptyPiles; }
    int emptyPilesThatEnd() const { return m_now.emptyPilesThatEnd; }
    QList<int> counted() const { return m_now.counted; }
    bool reachesNothing() const { return m_now.reachesNothing; }
    int fatal() const { return m_now.fatal; }

signals:
    void changed();

private:
    struct Now {
        int emptyPiles = 0, emptyPilesThatEnd = 0, fatal = 0;
        QList<int> counted;
        bool reachesNothing = false;
        friend bool operator==(const Now &, const Now &) = default;
    };

    void refresh();
    static Now stakesOn(const State &state);

    MatchModel *m_match;
    Now m_now;
};

} // namespace bombshelf
