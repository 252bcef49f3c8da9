#include "seats_json.h"

#include <QJsonObject>

namespace bombshelf {

QJsonArray seatsToJson(const std::vector<Player> &players)
{
    QJsonArray seats;
    for (const Player &player : players)
        seats.append(QJsonObject{{"name", player.name}, {"level", player.level}, {"face", player.face}});
    return seats;
}

std::vector<Player> seatsFromJson(const QJsonArray &seats)
{
    std::vector<Player> players;
    for (const QJsonValue seat : seats)
        players.push_back({seat["name"].toString(), seat["level"].toString(), seat["face"].toString()});
    return players;
}

} // namespace bombshelf
