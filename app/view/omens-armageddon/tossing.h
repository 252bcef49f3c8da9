#pragma once

#include "view/match_model.h"

namespace bombshelf {

/// The cards of the own hand that are discarded for a six in Armageddon: they are pressed in any order, and named in that of their places.
class Tossing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Tossing(QObject *parent = nullptr, MatchModel *match = MatchModel::instance()) : QObject(parent), m_match(match) {}

    /// The moves that discard the cards of these choices and no more, for Match.chooseAll.
    Q_INVOKABLE QVariantList moves(QList<int> choices) const;

private:
    MatchModel *m_match;
};

} // namespace bombshelf
