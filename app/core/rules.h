#pragma once

#include "descriptor.h"
#include "event.h"
#include "list.h"
#include "merit.h"
#include "move.h"
#include "rng.h"
#include "state.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace bombshelf {

class Guess;
class Observation;
struct Beliefs;

/// What a match is set up with: seats, for each option of the game the place of its chosen value, and the numbers of the house set.
struct Setup {
    int seats = 2;
    std::array<std::uint8_t, maxOptions> options{};
    std::array<std::int8_t, maxSetEntries> set{};
};

/// Why a move is not legal: a word of Descriptor::refusals, or empty if it is.
struct Refusal {
    std::string_view word;
    explicit operator bool() const { return !word.empty(); }
};
inline constexpr Refusal notRefused{};

struct Result {
    bool over = false;
    std::array<float, maxSeats> payoff{}; ///< 0 (lost) to 1; seats that win against others share the 1, a winning team has 1 each
    SeatSet winners;
    std::string_view ending; ///< why it is over: text key "ending.<word>", a word of Descriptor::endings
};
/// The match is over, and these seats have won it against the others.
Result wonBy(SeatSet winners, std::string_view ending);

/// A line of a seat's score: how many of a thing there are, and the points they bring.
struct TallyRow {
    const Domain *domain;
    std::uint8_t value;
    int count;
    int points;
};
using Tally = List<TallyRow, 24>;

/// One value of the game's own part of a state, in its words: for traces, screens and the spoken table.
struct Fact {
    std::string_view name;
    Seat seat = noSeat; ///< whose, or the table's
    int value = 0;
    const Domain *domain = &numberDomain;
    bool listed = false; ///< one of several of that name, in order
};
using Facts = List<Fact, 112>;

/// A light guess at good play, from what a seat may know; guides playouts and stands in where thought runs out.
class Knowledge {
public:
    virtual ~Knowledge() = default;
    /// How much each legal move is worth trying, > 0; `likings` has one place per move.
    virtual void weigh(const Guess &guess, Seat seat, const Moves &moves, std::span<float> likings) const = 0;
    /// The same, for whoever does not ask a million times.
    std::vector<float> likings(const Guess &guess, Seat seat, const Moves &moves) const;
    /// Expected payoff of each seat in an unfinished position, 0 to 1.
    virtual std::array<float, maxSeats> estimate(const Guess &guess) const = 0;
    /// After how many moves a playout asks for the estimate: the better that is, the sooner, for every move on adds chance.
    virtual int playoutMoves() const { return 40; }
    /// What it can name as a reason for a move, at most mostMerits; none where it weighs moves otherwise.
    virtual Merits merits() const { return {}; }
    /// What they count for the seat in an unfinished position; nothing if it can win no more.
    virtual std::optional<Appraisal> appraise(const Guess &, Seat) const { return {}; }
};

/// Weights from scores, which may be of any sign: the best weighs 1, others fall off with their distance from it.
void weighScores(std::span<float> scores, float sharpness);

/// A game: stateless rules over a State. One object per game, shared by all threads.
class Rules {
public:
    virtual ~Rules() = default;

    virtual const Descriptor &descriptor() const = 0;
    virtual const Knowledge &knowledge() const = 0;
    /// Why no match can be played with this set-up, though each part of it is within the descriptor's bounds.
    virtual Refusal whyNotSetup(const Setup &) const { return notRefused; }
    /// The first position; the set-up must be within the descriptor's bounds, and not refused.
    virtual State deal(const Setup &setup, Rng &rng, Teller *teller) const = 0;
    /// Who must choose now; several seats while choices are secret and simultaneous, none when the match is over.
    virtual SeatSet toMove(const State &state) const = 0;
    /// Whose turn it is, whoever must choose meanwhile: for the result of a game in which all win or lose together, which tells
    /// how many turns it took. Where they have those together, too, Term::startsTurn says so.
    virtual Seat turn(const State &) const { return noSeat; }
    /// All legal moves of the seat, strictly ascending; none if it is not its move. Reads nothing the seat does not know.
    void legal(const State &state, Seat seat, Moves &out) const;
    /// Why the seat can't make the move: whatever is not in legal() is refused, for the reason that the game gives.
    Refusal whyNot(const State &state, Seat seat, Move move) const;
    /// Makes a legal move and everything that follows from it up to the next choice.
    virtual void play(State &state, Seat seat, Move move, Rng &rng, Teller *teller) const = 0;
    /// What a legal move brings about at once, if all can tell before it is made: as the move that is asked for where that is open
    /// (Term::carriesOut).
    virtual std::optional<Move> outcome(const State &, Move) const { return {}; }
    /// Whether a legal move is about what lies face down: what it would bring about is for its seat alone to know.
    virtual bool isPrivate(const State &, Move) const { return false; }
    /// Whether the seat has a piece that lies there before its eyes, so that it need not remember what it is.
    virtual bool isBeforeEyes(const State &state, Seat seat, Zone zone, int place) const;
    virtual Result result(const State &state) const = 0;
    /// Points of a seat as the scoreboard shows them.
    virtual int points(const State &state, Seat seat) const = 0;
    /// Adds to an empty list how the points of a seat come about; the rows' points add up to points(). Without points: what it held in the end.
    virtual void tally(const State &state, Seat seat, Tally &out) const = 0;
    /// Whether a seat of the match has nothing left to play with: the match goes on without it, or ends by it.
    virtual bool isOut(const State &, Seat) const { return false; }
    /// What the table is waiting for: a word of Descriptor::prompts.
    virtual std::string_view prompt(const State &state) const = 0;
    virtual void facts(const State &state, Facts &out) const = 0;
    /// Masks what other seats have chosen in secret so far, and whatever else of the state would tell on a secret; pieces are
    /// blanked by the core.
    virtual void hide(State &, Seat /*viewer*/) const {}
    /// In a guess: what hide() masked becomes a choice that the seat may have made, and what seats hide is dealt again where more is
    /// known of it than that it may be anything.
    virtual void guessSecrets(Guess &, const Beliefs &, Rng &) const {}
    /// Whether moves tell anything that bots would miss.
    virtual bool concludes() const { return false; }
    /// Adds what an onlooker, who sees so much of the position before it, may conclude from a move.
    virtual void conclude(Beliefs &, const Observation &, Seat, Move) const {}

private:
    /// Adds the moves of a seat that is asked, strictly ascending.
    virtual void choices(const State &state, Seat seat, Moves &out) const = 0;
    // Reasons are words of Descriptor::refusals; "match-over", "not-your-turn" and "not-now" are in those of every game.
    /// Why a seat is not asked, while others are.
    virtual std::string_view whyNotAsked(const State &, Seat) const { return "not-your-turn"; }
    /// Why the seat that is asked can't make a move that is not in legal(). It has a verb of the game's, and zeros where that
    /// takes no argument; the arguments may be anything.
    virtual std::string_view reason(const State &, Seat, Move) const { return "not-now"; }
};

} // namespace bombshelf
