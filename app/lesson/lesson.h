#pragma once

#include "condition.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace bombshelf {

/// What a step points at: a zone, the pieces of a kind in it or the one at a place, a seat's plaque, or the buttons of a verb. Nothing, if all are empty.
struct Target {
    QString zone, kind, verb;
    Seat seat = noSeat;
    int place = -1; ///< from 0, -1: all

    bool isEmpty() const { return zone.isEmpty() && verb.isEmpty() && seat == noSeat; }
    friend bool operator==(const Target &, const Target &) = default;
};

/// An answer that is foreseen: players read "lesson.<step>.<id>" when it holds.
struct Reply {
    QString id;
    Condition when;
    std::vector<Move> by; ///< of a wrong answer: moves that bring it about
};

/// Said in later matches, the first time that it happens, and only once. Players read "remark.<id>".
struct Remark {
    QString id;
    Condition when;
};

/// A step of a lesson. Players read "lesson.<id>", whose text is looked up by the game's words.
struct Step {
    enum class Kind {
        say, ///< nothing is done
        exactly, ///< `moves`, in this order
        choose, ///< any moves of which comes what `accepts` says
        predict, ///< what will come of `moves`? Then they are made.
        watch, ///< `moves`, by whoever is to move
        playOn, ///< the lesson is over, the match goes on
    };

    QString id; ///< stable: progress is kept by it
    Kind kind = Kind::say;
    Target pointsAt;
    bool after = false; ///< watch: the text is said once the moves have been looked at, not before
    std::optional<int> saidBefore; ///< what comes of it is spoken of before that event is shown: the place of its word
    std::vector<Move> moves; ///< in which the step ends, where nobody does anything else
    std::vector<std::vector<Move>> otherWays; ///< choose: like `moves`, for whoever has come to the step in another way
    Condition accepts;
    Condition judged; ///< choose: any other answer is wrong once it holds; if it is empty, after each move
    std::vector<Reply> replies; ///< choose: the commonest wrong answers; predict: all answers, of which the one that holds is right
};

/// As the file spells it.
std::string_view wordOf(Step::Kind kind);

/// A lesson of a game: a match with a known seed, and what its learner is shown, asked and told in it.
struct Lesson {
    MatchSetup setup; ///< the learner is its one person; the players have no names yet
    Seat learner = 0;
    std::vector<Move> before; ///< made before the first step, and not shown
    QString speaker; ///< the face that says it all
    std::vector<Step> steps;
    std::vector<Remark> remarks;
};

/// Reads assets/games/ID/lesson.json (docs/lessons.md). Throws Damage with a sentence: of a game or rules that this program does not
/// have, or damaged; it names the step.
Lesson readLesson(const QByteArray &text, std::span<const Rules *const> shelf = catalogue());
/// The keys of all its texts, in the order in which they are read.
QStringList textKeys(const Lesson &lesson);

} // namespace bombshelf
