#pragma once

#include "conductor.h"

#include <QVariantMap>

namespace bombshelf {

/// What screens are told of a match at one moment: every value is made once, and parts that are as they were need not be looked at
/// again. What words, scores and marks say is of Showing::told(); what only layouts need, of Showing::seen().
struct Snapshot {
    Snapshot() = default;
    Snapshot(const Conductor &conductor, const Showing &showing, const LookBack &lookBack);

    /// Which match it is, if any.
    struct Opened {
        bool active = false;
        bool cooperative = false;
        QString gameId, path;
        friend bool operator==(const Opened &, const Opened &) = default;
    } opened;
    QString title; ///< its game's, in the player's language
    /// Who has the screen; -1: nobody.
    struct Screen {
        int viewer = -1, curtain = -1;
        friend bool operator==(const Screen &, const Screen &) = default;
    } screen;
    /// What is being asked, and why.
    struct Question {
        QString prompt, why;
        QString word; ///< "ask.<phase>"
        friend bool operator==(const Question &, const Question &) = default;
    } question;
    /// What a bot asks the people at its table to agree to: see Conductor::wish().
    struct Wish {
        QString text, why; ///< empty: nothing
        std::optional<Move> move;
        std::optional<Move> carriedOut; ///< see carriedOutBy()
        friend bool operator==(const Wish &, const Wish &) = default;
    } wish;
    /// How the match goes on.
    struct Progress {
        bool moving = false, stopped = false, holding = false, paused = false, covered = false;
        bool canPause = false, canStep = false, canHurry = false, canUndo = false, canRedo = false;
        bool practice = false;
        QString thinking, telling;
        friend bool operator==(const Progress &, const Progress &) = default;
    } progress;
    struct Ending {
        bool over = false, shown = false, wonTogether = false, canLookBack = false;
        QString winners, verdict;
        friend bool operator==(const Ending &, const Ending &) = default;
    } ending;
    struct Story {
        bool lookingBack = false;
        int length = 0, at = 0;
        int row = -1; ///< of the log
        friend bool operator==(const Story &, const Story &) = default;
    } story;
    QVariantList players, choices, totals;
    QVariantMap facts, counts;
    QVariantMap tableFacts, tableCounts; ///< of the table as it lies
    std::optional<Observation> seen, told;
    Moves moves; ///< those of the choices
};

/// A move as QML has it, in the game's words: {verb, args}.
QVariantMap wordsOf(const Descriptor &game, Move move);
/// The move of these words, or nothing.
std::optional<Move> moveOf(const Descriptor &game, const QVariantMap &words);
/// The points of each seat and how they came about: the winners first, then by points. Equals share a rank.
QVariantList talliesOf(const Showing &showing);

} // namespace bombshelf
