#pragma once

#include "arguments.h"

#include "bots/bot.h"
#include "core/observation.h"
#include "match/replay.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bombshelf::lab {

inline constexpr Flag seatsFlag{"seats", "N", "people at the table"};
inline constexpr Flag botsFlag{
    "bots", "A,B,..",
    "levels (novice to master, also as skilled/bold or exploiter/strong), habit, random, openhanded or clairvoyant, seat by seat"};
inline constexpr Flag matchesFlag{"matches", "N", "how many matches"};
inline constexpr Flag seedFlag{"seed", "S", "seed of the run, 0 to 2^64 - 1; the same seed, the same deals and dice"};
inline constexpr Flag optionFlag{"option", "K=V", "an option of the game; may be given several times"};
inline constexpr Flag setFlag{"set", "FILE", "another house set, in the form of the game's set.json"};
inline constexpr Flag iterationsFlag{"iterations", "I", "the most search iterations a move may take"};
inline constexpr Flag timeFlag{"time", "MS", "the most milliseconds a move may take (then runs can't be repeated)"};
inline constexpr Flag threadsFlag{"threads", "T", "matches played at once"};
inline constexpr Flag jsonFlag{"json", "", "print JSON, one object on each line"};

/// A run of matches in the lab: the game, how it is set up, who plays.
struct Run {
    const Rules *rules = nullptr;
    Setup setup;
    std::vector<std::string> bots;
    int matches = 1;
    int threads = 1;
    std::uint64_t seed = 1;
    Budget budget;
};

/// The game of that id; throws BadUse.
const Rules &gameNamed(const std::string &id);
/// "3", or "2 to 4".
std::string range(int least, int most);
/// Every option at its default and the game's own house set; throws BadUse if the game has no such number of seats.
Setup setupFor(const Descriptor &game, int seats);
/// The bots that are named, or none; throws BadUse if there is no such bot.
std::vector<std::string> parseBots(const Arguments &arguments, const Flag &flag);
/// The one game that is named, or all on the shelf; of these only those for as many seats as `--seats` says, if it does. Throws BadUse if
/// there is none.
std::vector<const Rules *> parseGames(const Arguments &arguments);
/// What `--seats` says, or every number of seats that the game has.
std::vector<int> seatNumbers(const Arguments &arguments, const Descriptor &game);
/// Throws BadUse. Bots need not be as many as seats; see `seatBots`.
Run parseRun(const Arguments &arguments);
Run parseRun(const Arguments &arguments, const Rules &rules);
/// The match whose record the words name; throws BadUse, or a std::runtime_error in words if it is damaged.
Replay replayed(const Arguments &arguments);
/// A bot for each seat: the last one takes the remaining seats. Throws BadUse if there are more bots than seats.
void seatBots(Run &run);

/// How a match ended.
struct MatchEnd {
    Result result;
    std::array<int, maxSeats> points{};
    int moves = 0;
};

/// Watches a match from above the table.
class Witness : public Teller {
public:
    virtual void dealt(const State &state) = 0;
    virtual void decided(int n, Seat seat, const Moves &legal, Move move, const State &after) = 0;
};

/// What lies open before a guest: what its seat has seen, what any seat has seen, or all.
enum class Sight : std::uint8_t { own, shared, all };

/// A bot, and what it is shown: a co-operative team is measured against those that see more. Only the lab can seat one that does.
struct Guest {
    std::shared_ptr<const Bot> bot;
    Sight sight = Sight::own;
};
/// Masters that are shown more.
inline constexpr const char *openhanded = "openhanded", *clairvoyant = "clairvoyant";
/// A level, one with a style ("skilled/bold"), "habit", "random", "exploiter/strong" (see Exploiter), or one that is shown what any seat
/// has seen (`openhanded`) or all (`clairvoyant`); without a bot for any other word.
Guest guestNamed(std::string_view name);
using Line = std::vector<Guest>;
Line lineOf(const std::vector<std::string> &names);

/// What a seat would see if that much lay open, with what everybody may conclude from the moves so far.
Observation seenWith(Sight sight, const Rules &rules, const State &truth, Seat seat, const Beliefs &beliefs);

/// One position in three of a match, as it is, in the eyes of whoever is asked: neighbours say the same. Nothing of the others, and of one
/// that is over.
std::optional<Guess> sampled(int n, const Rules &rules, const State &after);

/// Plays a match with a guest in each seat.
MatchEnd playMatch(const Run &run, std::uint64_t seed, const Line &line, Witness *witness = nullptr);

/// Calls `job(0)` .. `job(count - 1)`, several at once if there are threads for it.
void forEach(int count, int threads, const std::function<void(int)> &job);

} // namespace bombshelf::lab
