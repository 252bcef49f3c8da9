#include "catalogue.h"

#include "games/catalogue.h"

#include <algorithm>

namespace bombshelf {

Catalogue::Catalogue(QObject *parent) : QObject(parent)
{
    for (const Rules *rules : catalogue())
        m_games << new GameInfo(*rules, int(m_games.size()), this);
}

GameInfo *Catalogue::game(const QString &id) const
{
    const auto found = std::ranges::find(m_games, id, &GameInfo::gameId);
    return found == m_games.end() ? nullptr : *found;
}

QString Catalogue::kindText(const QString &id, const QString &kind) const
{
    const GameInfo *const found = game(id);
    return found ? found->kindText(kind) : QString();
}

} // namespace bombshelf
