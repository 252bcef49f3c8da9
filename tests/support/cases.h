#pragma once

#include "games.h"

#include <QString>
#include <QTest>

#include <vector>

namespace bombshelf::test {

/// How a piece lies in a zone: face down, face up, known to its seat alone, or face down though all know it.
enum class Lie { faceDown, faceUp, inHand, known };

/// What the words of a case need to know of a game. Each game's tests define theirs.
struct CaseGame {
    const Rules &rules;
    State (*start)(); ///< an empty table, and what holds where a case says nothing else
    void (*setFact)(State &, const QString &name, const QString &value);
    Lie (*lie)(const ZoneInfo &, Kind);
    bool (*isOrdered)(const ZoneInfo &); ///< where the order of the pieces counts
    Lot (*lot)(Kind);                    ///< pieces of one lot look alike from behind; * stands for those of lot 0
    /// Facts of which a position may tell none, without their seats; whatever else it tells none of is misspelt.
    std::vector<QString> lists = {};
};
const CaseGame &caseGame();

/// A position of a match under way, from words: "seats: 3; left: bomb 1^ map; hand0: 5 3; rings1: ring; turn: 2; drawn: 1".
/// Zones are written from the top; ^ marks a card that lies face up where others lie face down. What is not named is
/// empty. Cards not named are not there, unless * stands for them: "hand1: *3; deck: 5 *" gives three of them to seat 1, and puts the
/// others, mixed, under the 5.
State build(const QString &position);
/// The word's place, which must be there.
int placeOf(std::span<const std::string_view> words, const QString &word);

/// A match played by moves in words, and what can be asked of it.
class Play {
public:
    explicit Play(const State &state, std::uint64_t seed = 1) : m_state(state), m_rng(seed) {}

    /// "draw left; stop": moves of whoever is to move, each legal; "1> stop" also holds the seat to be among them, and moves for it.
    /// "roll = dice: bomb fuse" makes chance bring those pieces there. Empty, or a complaint.
    QString play(const QString &moves);
    /// What the position says on a subject, spelt as `check` wants it. An unknown subject ends the program.
    QString ask(const QString &subject) const;
    /// "left: 1^ 2; phase: drill": empty, or a complaint. Subjects are:
    /// left, aside, hand0, rings1...              the cards there
    /// sees1.left, sees-.left                     the zone as seat 1 (an onlooker) knows it, ? for unknown cards
    /// phase, turn, drawn, points0...             facts, in the trace's words; of a list, all its values
    /// prompt                                     what the table waits for, in the word of its texts
    /// asked                                      the seats to move, or -
    /// is-out                                     the seats that are out: "0 2"
    /// legal                                      all its moves: "draw left, stop"
    /// favourite                                  of these the one that a bot thinks most of before it searches
    /// verbs                                      their verbs: "draw stop"
    /// refuses                                    why not: "stop = draw-first"
    /// events                                     what the last move made happen: "drew 0 1 left, ran-out - left"
    /// told                                       of those events these, in this order: "drew 0 1 left"
    /// winners, ending                            "0 2"; the word of why it is over
    QString check(const QString &then) const;

    const State &state() const { return m_state; }

private:
    QString cards(const State &seen, const QString &zone) const;
    QString fact(const QString &name) const;
    QString legal(bool verbsOnly) const;
    QString refusals(const QString &wanted) const;
    QString told(const QString &wanted) const;
    Moves moves() const;
    void make(Seat seat, Move move, const QString &outcome);

    State m_state;
    Heard m_heard;
    Rng m_rng;
};

/// The move that a bot of the seat thinks most of before it searches.
QString favourite(const Play &match, Seat seat);

/// A table of cases: a position, the moves made from it, and what holds then.
void addColumns();
void addCase(const char *name, const QByteArray &position, const QByteArray &moves, const QByteArray &then);
/// Plays and checks the current row.
void checkCase();

/// The same of a row whose last words are moves at which a beginner would laugh: "draw left, stop", or "all but draw right". Nobody above
/// the first level makes one of them, though none imagines more than 400 worlds here.
void checkBlunder();

} // namespace bombshelf::test
