#include "run.h"

#include "exploiter.h"
#include "seeds.h"

#include "bots/levels.h"
#include "bots/styles.h"
#include "bots/wide_registers.h"
#include "games/catalogue.h"
#include "match/disk.h"
#include "match/house_set.h"
#include "match/sentence.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <numeric>

namespace bombshelf::lab {

namespace {

/// Played matches are kept until the last is over: this many take about 100 MB.
constexpr int mostMatches = 1'000'000;

void setOption(const Descriptor &game, const std::string &text, Setup &setup)
{
    const std::size_t equals = text.find('=');
    const std::string id = text.substr(0, equals);
    const auto option = game.optionCalled(id);
    if (equals == std::string::npos || !option)
        throw BadUse(std::string(game.id) + " has no option \"" + text + "\"");
    const auto place = game.options[*option].placeOf(text.substr(equals + 1));
    if (!place)
        throw BadUse("option " + id + " has no value \"" + text.substr(equals + 1) + "\"");
    setup.options[*option] = *place;
}

void readSet(const Descriptor &game, const std::string &path, Setup &setup)
{
    if (game.houseSet.empty())
        throw BadUse(std::string(game.id) + " has no house set");
    QByteArray text;
    QString error;
    if (disk::read(QString::fromStdString(path), longestSetFile, &text, &error) != disk::Read::whole)
        throw BadUse("the house set \"" + path + "\" can't be read: " + error.toStdString());
    try {
        setFromText(text, game, setup);
    } catch (const Damage &damage) {
        throw BadUse(damage.sentence.toStdString());
    }
}

} // namespace

Guest guestNamed(std::string_view name)
{
    if (name == clairvoyant)
        return {makeBot("master"), Sight::all};
    if (name == openhanded)
        return {makeBot("master"), Sight::shared};
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos)
        return {makeBot(name)};
    const std::string_view level = name.substr(0, slash), after = name.substr(slash + 1);
    if (level == "exploiter")
        return {Exploiter::of(after)};
    const auto style = std::ranges::find(styles(), after, &Style::name);
    return {style != styles().end() && findLevel(level) ? makeBot(level, *style) : nullptr};
}

Line lineOf(const std::vector<std::string> &names)
{
    Line line;
    for (const std::string &name : names)
        line.push_back(guestNamed(name));
    return line;
}

std::string range(int least, int most)
{
    return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

const Rules &gameNamed(const std::string &id)
{
    if (const Rules *game = findGame(id))
        return *game;
    throw BadUse("no game is called \"" + id + "\"; see bombshelf-lab list");
}

Setup setupFor(const Descriptor &game, int seats)
{
    if (!game.isFor(seats))
        throw BadUse(std::string(game.id) + " seats " + range(game.minSeats, game.maxSeats) + ", not " + std::to_string(seats));
    return defaultSetup(game, seats);
}

std::vector<std::string> parseBots(const Arguments &arguments, const Flag &flag)
{
    if (!arguments.has(flag.name))
        return {};
    std::vector<std::string> bots = splitAtCommas(arguments.text(flag.name, ""));
    for (const std::string &bot : bots)
        if (!guestNamed(bot).bot)
            throw BadUse("no bot is called \"" + bot + "\"");
    return bots;
}

std::vector<const Rules *> parseGames(const Arguments &arguments)
{
    if (!arguments.plain().empty())
        return {&gameNamed(arguments.only("which game?"))};
    std::vector<const Rules *> games(catalogue().begin(), catalogue().end());
    if (!arguments.has(seatsFlag.name))
        return games;
    const auto seats = arguments.number(seatsFlag.name, 0, 1);
    std::erase_if(games, [seats](const Rules *game) { return !game->descriptor().isFor(seats); });
    if (games.empty())
        throw BadUse("no game seats " + std::to_string(seats));
    return games;
}

std::vector<int> seatNumbers(const Arguments &arguments, const Descriptor &game)
{
    if (arguments.has(seatsFlag.name))
        return {int(arguments.number(seatsFlag.name, 0, 1))};
    std::vector<int> all(std::size_t(game.maxSeats - game.minSeats + 1));
    std::iota(all.begin(), all.end(), game.minSeats);
    return all;
}

Run parseRun(const Arguments &arguments) { return parseRun(arguments, gameNamed(arguments.only("which game? see bombshelf-lab list"))); }

Run parseRun(const Arguments &arguments, const Rules &rules)
{
    Run run;
    run.rules = &rules;
    run.bots = parseBots(arguments, botsFlag);
    const Descriptor &game = run.rules->descriptor();
    const int seats = int(arguments.number(seatsFlag.name, std::clamp(int(run.bots.size()), game.minSeats, game.maxSeats), 1));
    run.setup = setupFor(game, seats);
    if (arguments.has(optionFlag.name))
        for (const std::string &text : arguments.all(optionFlag.name))
            setOption(game, text, run.setup);
    if (arguments.has(setFlag.name))
        readSet(game, arguments.text(setFlag.name, ""), run.setup);
    if (const Refusal refusal = run.rules->whyNotSetup(run.setup))
        throw BadUse(std::string(game.id) + " can't be played like that: " + std::string(refusal.word));
    if (run.bots.empty())
        run.bots.assign(std::size_t(seats), "random");
    run.matches = int(arguments.number(matchesFlag.name, 1, 1, mostMatches));
    run.threads = int(arguments.number(threadsFlag.name, 1, 1, 64));
    run.seed = arguments.seed(seedFlag.name, 1);
    run.budget.iterations = int(arguments.number(iterationsFlag.name, 0, 1));
    run.budget.time = std::chrono::milliseconds(arguments.number(timeFlag.name, 0, 1));
    return run;
}

Replay replayed(const Arguments &arguments)
{
    const QString path = arguments.file("which record?");
    try {
        return replay(RecordText(path), catalogue());
    } catch (const Damage &damage) {
        throw std::runtime_error(damage.sentence.toStdString());
    }
}

void seatBots(Run &run)
{
    if (int(run.bots.size()) > run.setup.seats)
        throw BadUse("--bots names more bots than there are seats");
    run.bots.resize(std::size_t(run.setup.seats), run.bots.back());
}

Observation seenWith(Sight sight, const Rules &rules, const State &truth, Seat seat, const Beliefs &beliefs)
{
    if (sight == Sight::own)
        return {rules, truth, seat, beliefs};
    State shown = truth;
    for (Zone zone = 0; zone < Table::maxZones; ++zone)
        for (int place = 0; place < shown.table.count(zone); ++place)
            if (sight == Sight::all || !shown.table.at(zone, place).knownBy.empty())
                shown.table.show(zone, place, SeatSet::of(seat));
    return {rules, shown, seat, beliefs};
}

std::optional<Guess> sampled(int n, const Rules &rules, const State &after)
{
    const SeatSet asked = rules.toMove(after);
    if (n % 3 != 0 || asked.empty())
        return std::nullopt;
    Rng any(1);
    Guess truth = // a search weighs worlds that it takes for true, but each by what its seat knows there
        Observation(rules, after, asked.first()).guess(any);
    truth.state = after;
    return truth;
}

MatchEnd playMatch(const Run &run, std::uint64_t seed, const Line &line, Witness *witness)
{
    emptyWideRegisters(); // for bots that go by habit, too
    const Rules &rules = *run.rules;
    Rng rng(seed);
    std::vector<Rng> botRngs;
    for (Seat seat = 0; seat < run.setup.seats; ++seat)
        botRngs.emplace_back(botSeed(seed, seat));

    MatchEnd played;
    Moves legal;
    const bool infers = std::ranges::any_of(line, [](const Guest &guest) { return guest.bot->infers(); });
    Beliefs beliefs;
    State state = rules.deal(run.setup, rng, witness);
    if (witness)
        witness->dealt(state);
    for (SeatSet asked = rules.toMove(state); !asked.empty(); asked = rules.toMove(state)) {
        const Seat seat = asked.first();
        const Move move =
            line[seat].bot->choose(rules, seenWith(line[seat].sight, rules, state, seat, beliefs), botRngs[seat], run.budget, {});
        rules.legal(state, seat, legal);
        if (std::ranges::find(legal, move) == legal.end())
            throw std::logic_error("a bot made an illegal move");
        const State before = state;
        rules.play(state, seat, move, rng, witness);
        if (infers)
            beliefs.learn(rules, before, seat, move, state);
        if (witness)
            witness->decided(played.moves, seat, legal, move, state);
        ++played.moves;
    }
    played.result = rules.result(state);
    for (Seat seat = 0; seat < run.setup.seats; ++seat)
        played.points[seat] = rules.points(state, seat);
    return played;
}

void forEach(int count, int threads, const std::function<void(int)> &job)
{
    std::atomic<int> next = 0;
    const auto work = [&] {
        try {
            for (int i = next++; i < count; i = next++)
                job(i);
        } catch (...) {
            next = count;
            throw;
        }
    };
    std::vector<std::future<void>> workers; // each waits for its thread before it goes
    for (int i = 1; i < std::min(threads, count); ++i)
        workers.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void> &worker : workers)
        worker.get();
}

} // namespace bombshelf::lab
