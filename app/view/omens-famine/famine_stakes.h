#pragma once

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
    /// Cells without a card; and that there are few of them.
    Q_PROPERTY(int bare READ bare NOTIFY changed)
    Q_PROPERTY(bool few READ few NOTIFY changed)

public:
    explicit FamineStakes(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    static QStringList scorable();
    int bare() const { return m_bare.value_or(0); }
    bool few() const;

signals:
    void changed();

private:
    void refresh();

    MatchModel *m_match;
    std::optional<int> m_bare; ///< none while another game is played
};

} // namespace bombshelf
