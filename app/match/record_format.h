#pragma once

#include "chain.h"
#include "course.h"

#include <QDateTime>
#include <QJsonObject>

#include <span>

/// How the lines of a record are spelt (docs/record.md). What reads throws Damage.
namespace bombshelf::format {

/// The first line.
struct Header {
    MatchSetup setup; ///< without its seed, but what that must hash to
    QString seedHash;
    QDateTime started;
};

QJsonObject header(const MatchSetup &setup);
Header parseHeader(const QJsonObject &line, std::span<const Rules *const> shelf);

/// The seat's next move in the course; sealed, if its verb is secret.
QJsonObject move(const MatchSetup &setup, const Course &course, const Chain &chain, Seat seat, Move move);
QJsonObject undo(int moves);
QJsonObject redo(int moves);
/// The last line, of a match that is over.
QJsonObject end(const MatchSetup &setup, const Course &course);

/// A line as it was read.
struct Line {
    int number; ///< from 1
    QByteArray bytes;
    QJsonObject json;
};
/// Takes the line for the next of the chain.
void check(const Line &line, const Course &course, Chain &chain);
/// Reads a move or an undo or redo and makes the course follow it.
void follow(const Line &line, const MatchSetup &setup, Course &course, Chain &chain);

QString hashOf(const QByteArray &bytes);

} // namespace bombshelf::format
