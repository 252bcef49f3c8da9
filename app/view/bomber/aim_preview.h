#pragma once

#include "games/bomber/forecast.h"
#include "view/match_model.h"

namespace bombshelf {

/// What a check of the match would bring if the target lay at a post: while one is pointed at.
class AimPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// The place of the post in the line, or -1: nothing is asked for.
    Q_PROPERTY(int post READ post WRITE setPost NOTIFY postChanged)
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    /// Of a blast, in percent.
    Q_PROPERTY(int chance READ chance NOTIFY changed)
    /// By place in the line, 0 to 1: how likely the blast reaches it.
    Q_PROPERTY(QVariant hit READ hit NOTIFY changed)
    /// {seat, hp} of each seat that may lose HP: how much on average.
    Q_PROPERTY(QVariant losses READ losses NOTIFY changed)

public:
    explicit AimPreview(QObject *parent = nullptr, MatchModel *match = MatchModel::instance());

    int post() const { return m_post; }
    void setPost(int post);
    int needed() const { return m_forecast.needed; }
    int chance() const;
    QVariant hit() { return m_hitInQml.of(m_hit, this); }
    QVariantList losses() const;

signals:
    void postChanged();
    void changed();

private:
    void look();

    MatchModel *m_match;
    int m_post = -1;
    bomber::Forecast m_forecast; ///< nothing where no such check is on
    QVariantList m_hit;
    ScriptValue m_hitInQml; ///< each post reads its own chance of it
};

} // namespace bombshelf
