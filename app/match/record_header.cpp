#include "bots/bot.h"
#include "games/catalogue.h"
#include "house_set.h"
#include "plain.h"
#include "record_format.h"
#include "seats_json.h"
#include "sentence.h"
#include "word.h"

#include <algorithm>

namespace bombshelf::format {

namespace {

constexpr int formatVersion = 2;

const Rules *parseGame(const QJsonObject &line, std::span<const Rules *const> shelf)
{
    const QString id = line["game"].toString();
    const Rules *const game = findGame(id.toStdString(), shelf);
    if (!game)
        throw Damage{Sentence::tr("This is a match of a game that is not on the shelf: “%1”.").arg(quoted(id))};
    const int version = line["rules"].toInt(), today = game->descriptor().rulesVersion;
    if (version != today)
        throw Damage{
            Sentence::tr("This match was played by version %1 of the rules, but this program knows version %2.").arg(version).arg(today)};
    return game;
}

void parseOptions(const QJsonObject &chosen, const Descriptor &game, Setup &setup)
{
    for (const QString &id : chosen.keys())
        if (!game.optionCalled(id.toStdString()))
            throw Damage{Sentence::tr("Line 1 sets an option that the game does not have: “%1”.").arg(quoted(id))};
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const Option &option = game.options[i];
        const QString value = chosen[fromWord(option.id)].toString();
        const auto place = option.placeOf(value.toStdString());
        if (!place)
            throw Damage{
                Sentence::tr("Line 1 sets the option “%1” to “%2”, which the game does not know.").arg(fromWord(option.id), quoted(value))};
        setup.options[i] = *place;
    }
}

std::vector<Player> parsePlayers(const QJsonArray &seats, const Descriptor &game)
{
    if (!game.isFor(seats.size()))
        throw Damage{
            Sentence::tr("Line 1 has %1 seats, but the game is for %2 to %3.").arg(seats.size()).arg(game.minSeats).arg(game.maxSeats)};
    std::vector<Player> players = seatsFromJson(seats);
    for (const Player &player : players) {
        if (!isPlain(player.name) || !isPlain(player.face))
            throw Damage{Sentence::tr("Line 1 gives a player a name that is not one line of at most %1 characters.").arg(longestName)};
        if (player.isBot() && !makeBot(player.level.toStdString()))
            throw Damage{Sentence::tr("Line 1 seats a kind of bot that this program does not know: “%1”.").arg(quoted(player.level))};
    }
    return players;
}

} // namespace

QJsonObject header(const MatchSetup &setup)
{
    const Descriptor &game = setup.rules->descriptor();
    QJsonObject options;
    for (std::size_t i = 0; i < game.options.size(); ++i)
        options.insert(fromWord(game.options[i].id), fromWord(game.options[i].values[setup.setup.options[i]]));
    QJsonObject line{{"bombshelf", formatVersion},
                     {"game", fromWord(game.id)},
                     {"rules", game.rulesVersion},
                     {"options", options},
                     {"seats", seatsToJson(setup.players)},
                     {"seedHash", hashOf(QByteArray::number(setup.seed))},
                     {"started", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    if (!game.houseSet.empty())
        line.insert("set", setToJson(game, setup.setup));
    if (setup.fromLesson)
        line.insert("lesson", true);
    return line;
}

Header parseHeader(const QJsonObject &line, std::span<const Rules *const> shelf)
{
    if (!line.contains("bombshelf"))
        throw Damage{Sentence::tr("This file is not a match of Bombshelf.")};
    if (line["bombshelf"].toInt() != formatVersion)
        throw Damage{Sentence::tr("This match was saved by another version of Bombshelf, in a form that this one can’t read.")};
    Header header;
    MatchSetup &setup = header.setup;
    setup.rules = parseGame(line, shelf);
    const Descriptor &game = setup.rules->descriptor();
    parseOptions(line["options"].toObject(), game, setup.setup);
    setup.players = parsePlayers(line["seats"].toArray(), game);
    setup.setup.seats = int(setup.players.size());
    if (!game.houseSet.empty())
        setFromJson(line["set"].toObject(), game, setup.setup);
    if (setup.rules->whyNotSetup(setup.setup))
        throw Damage{Sentence::tr("Line 1 sets the match up in a way that the game can’t be played.")};
    setup.fromLesson = line["lesson"].toBool();
    header.seedHash = line["seedHash"].toString();
    header.started = QDateTime::fromString(line["started"].toString(), Qt::ISODate);
    return header;
}

} // namespace bombshelf::format
