#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// What hangs on the next choice in War, for its screen: who is ahead, and what a die has to show. Zones are named "zone:seat".
class WarStakes : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Stakes)
    QML_SINGLETON

    /// The faces of a die, ascending, with which the asked seat draws level, and with which it wins.
    Q_PROPERTY(QVariant level READ level NOTIFY changed)
    Q_PROPERTY(QVariant winning READ winning NOTIFY changed)
    /// A die of the asked seat may decide; how often it wins, in percent.
    Q_PROPERTY(bool rolls READ rolls NOTIFY changed)
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    /// Whose die lies there, and what its card and the die come to; -1 and 0 without a die that counts.
    Q_PROPERTY(int roller READ roller NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// 1 for each zone whose card is ahead, -1 for each behind.
    Q_PROPERTY(QVariant standing READ standing NOTIFY changed)

public:
    explicit WarStakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariantList level() const { return m_now.level; }
    QVariantList winning() const { return m_now.winning; }
    bool rolls() const { return m_now.rolls; }
    int chance() const;
    int roller() const { return m_now.roller; }
    int total() const { return m_now.total; }
    QVariantMap standing() const { return m_now.standing; }

signals:
    void changed();

private:
    struct Now {
        QVariantList level, winning;
        QVariantMap standing;
        bool rolls = false;
        int roller = -1, total = 0;
        friend bool operator==(const Now &, const Now &) = default;
    };

    void refresh();
    static Now stakesOn(const State &state);

    MatchModel *m_match;
    Now m_now;
};

} // namespace bombshelf
