#pragma once

#include "support/games.h"

#include <QString>
#include <QTest>

namespace bombshelf::driller::test {

/// A position of a match under way, from words: "seats: 3; left: bomb 1^ map; hand0: 5 3; rings1: ring; turn: 2; drawn: 1".
/// Decks are written from the top, face down but for cards marked ^. What is not named is empty or zero; two seats, seat 0
/// drilling, no turn left that skips its check. Cards not named are not there.
State build(const QString &position);

/// A match played by moves in words, and what can be asked of it.
class Play {
public:
    explicit Play(const State &state) : m_state(state) {}

    /// "draw left; stop": moves of whoever is to move, each legal; "1> stop" also holds the seat to be 1. Empty, or a complaint.
    QString play(const QString &moves);
    /// What the position says on a subject, spelt as `check` wants it; null for an unknown subject.
    QString ask(const QString &subject) const;
    /// "left: 1^ 2; phase: drill": empty, or a complaint. Subjects are:
    /// left, right, aside, out, hand0, rings1...  the cards there (order counts in decks only)
    /// sees1.left, sees-.left                     the deck as seat 1 (an onlooker) knows it, ? for unknown cards
    /// phase, turn, drawn, points0...             facts, in the trace's words
    /// asked                                      the seat to move, or -
    /// legal                                      all its moves: "draw left, stop"
    /// verbs                                      their verbs: "draw stop"
    /// refuses                                    why not: "stop = draw-first"
    /// events                                     what the last move made happen: "drew 0 1 left, ran-out - left"
    /// winners                                    "0 2"
    QString check(const QString &then) const;

    const State &state() const { return m_state; }

private:
    QString cards(const State &seen, const QString &zone) const;
    QString fact(const QString &name) const;
    QString legal(bool verbsOnly) const;
    QString refusals(const QString &wanted) const;
    Moves moves() const;

    State m_state;
    bombshelf::test::Heard m_heard;
    Rng m_rng{1};
};

/// A table of cases: a position, the moves made from it, and what holds then.
void addColumns();
void addCase(const char *name, const QByteArray &position, const QByteArray &moves, const QByteArray &then);
/// Plays and checks the current row.
void checkCase();

} // namespace bombshelf::driller::test
