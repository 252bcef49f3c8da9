#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// Which two of Death's dice make a total, for its screen.
class DicePairs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// By total, the pairs of dice that make it, by their places: {"7": [[0, 2]]}.
    Q_PROPERTY(QVariant of READ of NOTIFY changed)

public:
    explicit DicePairs(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariantMap of() const { return m_of; }

signals:
    void changed();

private:
    void refresh();

    MatchModel *m_match;
    QVariantMap m_of;
};

} // namespace bombshelf
