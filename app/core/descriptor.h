#pragma once

#include "seat.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bombshelf {

/// What an argument of a move or an event, or a fact, can be: a plain number, a seat, or one of the game's words.
/// A word is spelt as it stands in records and traces; players read the text "<domain>.<word>" of the catalogues.
struct Domain {
    std::string_view name;
    std::span<const std::string_view> words = {}; ///< empty: the value itself
};
inline constexpr Domain numberDomain{"number"};
inline constexpr Domain seatDomain{"seat"};

/// How a seat takes what happens to it: what its face shows.
enum class Mood : std::uint8_t {
    calm,
    nervous,
    sooty, ///< it blew up, or lost
    gleeful,
    byPoints, ///< of an event only: gleeful if the seat's points have risen in this round, sooty if they have fallen
};

/// The verb of a move or the kind of an event, with what its arguments are (nullptr: not used).
/// Players read the text "move.<name>" or "event.<name>".
struct Term {
    std::string_view name;
    std::array<const Domain *, 3> args{};
    bool silent = false; ///< an event that the eye sees and the log leaves out: it has no text
    bool heading = false; ///< an event that a turn, a round or a larger part of the match begins with
    bool endsRound = false; ///< an event after which the points are worth comparing
    bool startsTurn = false; ///< an event of a turn that all have together: what seats did before says nothing any more
    bool secret = false; ///< a move that others may not tell from another: its line in the record is sealed
    bool byHand = false; ///< a move that people make by hand even where no other is legal: the throw is theirs
    Mood mood = Mood::calm; ///< an event's, for the seat that it happens to
    bool ofAll = false; ///< a move that spends what belongs to all, so that others may wish to be asked
    bool carriesOut = false; ///< a move that ends what one of all has begun, so that whoever asks for that one can say this one, too
};

/// A place on the table, in the game's word; `seat` says whose it is, if anybody's. What a seat looks at in a place of nobody's
/// lies before its eyes, as in a place of its own.
struct ZoneInfo {
    std::string_view name;
    Seat seat = noSeat;
    bool lookedAt = false;
};

/// Which of an option's values holds until somebody chooses one: always the same, or another from a number of seats on.
class Default {
public:
    constexpr Default(std::uint8_t always = 0) : Default(always, 0, always) {}
    constexpr Default(std::uint8_t below, int seats, std::uint8_t fromThere) : m_below(below), m_seats(seats), m_from(fromThere) {}

    constexpr std::uint8_t with(int seats) const { return seats < m_seats ? m_below : m_from; }

private:
    std::uint8_t m_below;
    int m_seats;
    std::uint8_t m_from;
};

/// A choice made when a match is set up. Players read "option.<id>", "option.<id>.why", "option.<id>.<value>".
struct Option {
    std::string_view id;
    std::span<const std::string_view> values;
    Default byDefault;

    /// The place of the value that is so called; nothing if none is.
    std::optional<std::uint8_t> placeOf(std::string_view value) const
    {
        const auto found = std::ranges::find(values, value);
        return found == values.end() ? std::nullopt : std::optional(std::uint8_t(found - values.begin()));
    }
};
inline constexpr int maxOptions = 8;

/// A number that the rulebook leaves out: how many there are of a card, how many faces of a die bear a mark. Its default lies
/// in the game's data file, and the owner of the game may enter another. Players read "set.<group>" and "<domain>.<word>".
struct SetEntry {
    std::string_view group;
    const Domain *domain;
    std::uint8_t value; ///< of the domain
    std::int8_t least, most;
};
inline constexpr int maxSetEntries = 40;

/// A number of the rules that a screen draws or speaks of, such as how many cards a hand has.
struct Constant {
    std::string_view name;
    int value;
};

/// What the shelf, the record, the lab and the screens know of a game without playing it.
struct Descriptor {
    std::string_view id;
    int rulesVersion; ///< records of another version are refused
    int minSeats, maxSeats;
    int minMinutes, maxMinutes;
    int weight; ///< 1 (explained in a minute) to 5
    bool cooperative;
    bool secrets = false; ///< seats hold what the others may not see: people at one screen take turns before it (as for any secret choice)
    const Domain *kinds;
    std::span<const ZoneInfo> zones;
    std::span<const Term> verbs;
    std::span<const Term> events;
    std::span<const std::string_view>
        refusals; ///< text keys "refusal.<word>"; the most telling first, but "match-over", "not-your-turn" and "not-now"
    std::span<const std::string_view> prompts; ///< text keys "ask.<word>" and "why.<word>"
    std::span<const std::string_view> endings; ///< text keys "ending.<word>"
    std::span<const Option> options = {};
    std::span<const SetEntry> houseSet = {};
    std::span<const std::string_view> powers = {}; ///< of kinds with several, those known here: text keys "<kinds>.<kind>.rule.<word>"
    std::uint8_t markers = 0; ///< the first kinds up to here mark a seat each, in order
    std::uint8_t firstFace = 0xff; ///< kinds from here on are faces of dice: pieces that roll
    std::span<const Constant> constants = {};

    /// Whether it seats that many.
    bool isFor(std::int64_t seats) const { return minSeats <= seats && seats <= maxSeats; }
    /// The place of the option that is so called; nothing if the game has none.
    std::optional<std::size_t> optionCalled(std::string_view word) const
    {
        const auto found = std::ranges::find(options, word, &Option::id);
        return found == options.end() ? std::nullopt : std::optional(std::size_t(found - options.begin()));
    }
};

/// Games some-one and some-other are of the family `some`, which shares folders and texts; driller is alone in its own.
constexpr std::string_view familyOf(std::string_view id) { return id.substr(0, id.find('-')); }

} // namespace bombshelf
