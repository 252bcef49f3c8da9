#include "reception.h"

#include "bots/levels.h"
#include "games/catalogue.h"
#include "match/record.h"
#include "match/saves.h"
#include "match/word.h"
#include "view/cast.h"
#include "view/game_info.h"
#include "view/opening.h"

#include <QFile>

namespace bombshelf {

namespace {

constexpr std::size_t mostOpen = 9; ///< matches to go on with, the last played first

std::vector<SavedMatch> openMatches()
{
    std::vector<SavedMatch> open;
    const Saves saves;
    for (const QFileInfo &file : saves.files()) {
        if (!QFile::exists(Record::seedPath(file.filePath()))) // it is over; replaying thousands of such would take long
            continue;
        SavedMatch match = saves.look(file);
        if (match.problem.isEmpty() && !match.over)
            open.push_back(std::move(match));
        if (open.size() == mostOpen)
            break;
    }
    return open;
}

QStringList titlesOf(const QList<Alternative> &alternatives)
{
    QStringList titles;
    for (const Alternative &alternative : alternatives)
        titles << (alternative.why.isEmpty() ? alternative.title
                                             : Reception::tr("%1: %2", "a choice: what it is").arg(alternative.title, alternative.why));
    return titles;
}

} // namespace

std::unique_ptr<Match> Reception::match(const QString &gameId) { return gameId.isEmpty() ? chosen() : begun(gameId); }

std::unique_ptr<Match> Reception::chosen()
{
    QStringList choices;
    for (const Rules *rules : catalogue())
        choices << titleOf(rules->descriptor());
    m_console.say(Saves().problem());
    const std::vector<SavedMatch> open = openMatches();
    for (const SavedMatch &match : open)
        choices << tr("Go on with %1: %2 (moves made: %3)")
                       .arg(titleOf(match.rules->descriptor()), Cast::namesInLine(match.players))
                       .arg(match.moves);
    const auto choice = std::size_t(m_console.choose(tr("What shall we play?"), choices, 0));
    if (choice < catalogue().size())
        return begun(fromWord(catalogue()[choice]->descriptor().id));
    return resumed(open[choice - catalogue().size()].path);
}

std::unique_ptr<Match> Reception::resumed(const QString &record)
{
    QString problem;
    auto match = Match::resume(record, &problem);
    m_console.say(problem);
    return match;
}

std::unique_ptr<Match> Reception::begun(const QString &gameId)
{
    const Descriptor &game = findGame(gameId.toStdString())->descriptor();
    m_console.say(titleOf(game));
    const QVariantList seated = players(game.minSeats, game.maxSeats);
    const QVariantMap chosen = options(game, int(seated.size()));
    QString problem;
    auto match = Opening::begin(gameId, seated, chosen, &problem);
    m_console.say(problem);
    return match;
}

QVariantList Reception::players(int least, int most)
{
    const Cast cast;
    const int seats = m_console.number(tr("How many sit at the table, people and bots together?"), least, most, least);
    const int people = m_console.number(tr("How many of them are people?"), 1, seats, 1);
    QVariantList players = cast.defaultPlayers(seats);
    for (int i = 0; i < people; ++i) {
        QVariantMap player = players[i].toMap();
        const QString byDefault = people == 1 ? player["name"].toString() : cast.nameless({}, {}, i);
        const QString name = m_console.ask(tr("What is the name of person %1? (Enter for %2)").arg(i + 1).arg(byDefault));
        player["name"] = name.isEmpty() ? byDefault : name;
        player["level"] = QString();
        players[i] = player;
    }
    if (people == seats)
        return players;
    const QList<Alternative> levels = cast.levels();
    const Alternative level = levels[m_console.choose(tr("How well should the bots play?"), titlesOf(levels), usualLevel)];
    for (int i = people; i < seats; ++i) {
        QVariantMap bot = players[i].toMap();
        bot["level"] = level.id;
        players[i] = bot;
    }
    return players;
}

QVariantMap Reception::options(const Descriptor &game, int seats)
{
    QVariantMap chosen;
    const QList<GameOption> options = GameInfo::optionsOf(game);
    if (options.isEmpty() || m_console.choose(tr("By which rules?"), {tr("As usual"), tr("Let me choose")}, 0) == 0)
        return chosen;
    for (const GameOption &option : options) {
        const int choice = m_console.choose(option.title, titlesOf(option.values), option.defaults[seats]);
        chosen[option.id] = option.values[choice].id;
    }
    return chosen;
}

} // namespace bombshelf
