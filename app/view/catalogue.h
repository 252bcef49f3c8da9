#pragma once

#include "game_info.h"

#include <QQmlListProperty>

namespace bombshelf {

/// The games on the shelf.
class Catalogue : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QQmlListProperty<bombshelf::GameInfo> games READ gamesForQml CONSTANT)

public:
    explicit Catalogue(QObject *parent = nullptr);

    /// In shelf order.
    const QList<GameInfo *> &games() const { return m_games; }
    /// The one of that id, or null.
    Q_INVOKABLE bombshelf::GameInfo *game(const QString &id) const;
    /// What a card or die of that word is called in that game; empty, if there is no such game.
    Q_INVOKABLE QString kindText(const QString &id, const QString &kind) const;

private:
    QQmlListProperty<GameInfo> gamesForQml() { return {this, &m_games}; }

    QList<GameInfo *> m_games;
};

} // namespace bombshelf
