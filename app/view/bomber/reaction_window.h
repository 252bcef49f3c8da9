#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// The window of Bomber! that is open: before a roll, after it, or for a shift.
class ReactionWindow : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// The seats that are asked in turn, the one who acts last; none without a window.
    Q_PROPERTY(QVariant seats READ seats NOTIFY changed)

public:
    explicit ReactionWindow(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    QVariantList seats() const { return m_seats; }

signals:
    void changed();

private:
    void refresh();

    MatchModel *m_match;
    QVariantList m_seats;
};

} // namespace bombshelf
