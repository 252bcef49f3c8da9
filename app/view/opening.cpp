#include "opening.h"

#include "bots/bot.h"
#include "chance.h"
#include "game_info.h"
#include "match/house_set.h"
#include "match/own_sets.h"
#include "match/plain.h"
#include "match/saves.h"

namespace bombshelf {

namespace {

std::unique_ptr<Match> deal(MatchSetup setup, QString *problem)
{
    // Who sits where, and so who starts, is drawn too.
    Rng(drawSeed()).shuffle(std::span(setup.players));
    setup.seed = drawSeed();
    return Match::begin(setup, Saves().newPath(fromWord(setup.rules->descriptor().id)), problem);
}

/// As the game is played where nobody wants it otherwise.
Setup usualSetup(const Rules &rules, int seats, QString *problem)
{
    Setup setup = defaultSetup(rules.descriptor(), seats);
    OwnSets().load(rules, setup, problem);
    return setup;
}

/// Two of one name are told apart by a number, the first that nobody here has, and there is room for it.
void tellApart(std::vector<Player> &players)
{
    constexpr int room = longestName - 2; // " 2" to " 8"
    for (auto player = players.begin(); player != players.end(); ++player) {
        if (std::ranges::find(players.begin(), player, player->name, &Player::name) == player)
            continue;
        QString own;
        for (int number = 2; own.isEmpty() || std::ranges::count(players, own, &Player::name) > 0; ++number)
            own = QStringLiteral("%1 %2").arg(plain(player->name, room)).arg(number);
        player->name = own;
    }
}

} // namespace

QString Opening::whyNot(const MatchSetup &setup)
{
    const Descriptor &game = setup.rules->descriptor();
    const int seats = int(setup.players.size());
    if (!game.isFor(seats))
        return tr("%1 is for %2 to %3 players, not for %4.").arg(titleOf(game)).arg(game.minSeats).arg(game.maxSeats).arg(seats);
    for (const Player &player : setup.players)
        if (player.isBot() && !makeBot(player.level.toStdString()))
            return tr("%1 can’t sit down: there is no bot of the level “%2”.").arg(player.name, player.level);
    if (const Refusal refusal = setup.rules->whyNotSetup(setup.setup))
        return Words(game, {}).text(QStringLiteral("refusal.") + fromWord(refusal.word));
    return {};
}

QString Opening::setOptions(const QVariantMap &chosen, const Descriptor &game, Setup &setup)
{
    for (auto choice = chosen.begin(); choice != chosen.end(); ++choice) {
        const auto option = game.optionCalled(choice.key().toStdString());
        const auto place = option ? game.options[*option].placeOf(choice.value().toString().toStdString()) : std::nullopt;
        if (!place)
            return tr("%1 has no option “%2” with the choice “%3”.").arg(titleOf(game), choice.key(), choice.value().toString());
        setup.options[*option] = *place;
    }
    return {};
}

std::unique_ptr<Match> Opening::begin(const QString &gameId, const QVariantList &players, const QVariantMap &options, QString *problem)
{
    const Rules *rules = findGame(gameId.toStdString());
    if (!rules) {
        *problem = tr("There is no game called “%1” on this shelf.").arg(gameId);
        return nullptr;
    }
    MatchSetup setup{.rules = rules, .setup = usualSetup(*rules, int(players.size()), problem)};
    for (const QVariant &entry : players) {
        const QVariantMap player = entry.toMap();
        setup.players.push_back(
            {plain(player["name"].toString()), player["level"].toString(), player["face"].toString(), player["even"].toBool()});
    }
    tellApart(setup.players);
    QString why = setOptions(options, rules->descriptor(), setup.setup);
    if (why.isEmpty())
        why = whyNot(setup);
    if (!why.isEmpty()) {
        *problem = why;
        return nullptr;
    }
    return deal(setup, problem);
}

std::unique_ptr<Match> Opening::again(const Match &match, const QString &evenLevel, QString *problem)
{
    MatchSetup setup{.rules = &match.rules(), .setup = match.setup(), .players = match.players()};
    if (match.isFromLesson())
        setup.setup = usualSetup(match.rules(), setup.setup.seats, problem);
    for (Player &player : setup.players)
        if (player.isEven)
            player.level = evenLevel;
    return deal(std::move(setup), problem);
}

} // namespace bombshelf
