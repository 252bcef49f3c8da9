#pragma once

#include "games/omens-famine/grid.h"
#include "view/match_model.h"

#include <optional>

namespace bombshelf {

/// What hangs on the next choice in Famine, for its screen.
class FamineStakes : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Stakes)
    QML_SINGLETON

    /// The poker hands on its list, the lowest first.
    Q_PROPERTY(QVariant scorable READ scorable CONSTANT)
    /// Those that the cards of some row or column hold, scored or not.
    Q_PROPERTY(QVariant held READ held NOTIFY changed)
    /// Those that one more card could make there, if it takes four cards or more to make them.
    Q_PROPERTY(QVariant aCardShort READ aCardShort NOTIFY changed)
    /// Where the cards lie that make those that are held and not scored yet; see Helpers.
    Q_PROPERTY(QVariant makers READ makers NOTIFY changed)
    /// Cells without a card; and that there are few of them.
    Q_PROPERTY(int bare READ bare NOTIFY changed)
    Q_PROPERTY(bool few READ few NOTIFY changed)

public:
    explicit FamineStakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    static QStringList scorable();
    QStringList held() const;
    QStringList aCardShort() const;
    QStringList makers() const;
    int bare() const { return m_told ? m_told->bare : 0; }
    bool few() const;

signals:
    void changed();

private:
    struct Told {
        int bare = 0;
        omens_famine::Categories held = 0, aCardShort = 0;
        omens_famine::CellSet makers = 0; ///< but of hands with a card on its way
        bool operator==(const Told &) const = default;
    };

    void refresh();

    MatchModel *m_match;
    std::optional<Told> m_told; ///< none while another game is played
};

} // namespace bombshelf
