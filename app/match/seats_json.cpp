#include "seats_json.h"

#include <QJsonObject>

namespace bombshelf {

QJsonArray seatsToJson(const std::vector<Player> &players)
{
    QJsonArray seats;
    for (const Player &player : players) {
        QJsonObject seat{{"name", player.name}, {"level", player.level}, {"face", player.face}};
        if (player.isEven)
            seat.insert("even", true);
        seats.append(seat);
    }
    return seats;
}

std::vector<Player> seatsFromJson(const QJsonArray &seats)
{
    std::vector<Player> players;
    for (const QJsonValue seat : seats) {
        Player player{seat["name"].toString(), seat["level"].toString(), seat["face"].toString()};
        player.isEven = player.isBot() && seat["even"].toBool();
        players.push_back(player);
    }
    return players;
}

} // namespace bombshelf
