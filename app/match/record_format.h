#pragma once

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

/// The seat's next move in the course.
QJsonObject move(const MatchSetup &setup, const Course &course, Seat seat, Move move);
QJsonObject undo(int moves);
QJsonObject redo(int moves);
/// The last line, of a match that is over.
QJsonObject end(const MatchSetup &setup, const Course &course);

/// Reads a move or an undo or redo and makes the course follow it; `number` is the line's, from 1.
void follow(const MatchSetup &setup, Course &course, const QJsonObject &line, int number);

QString hashOf(const QByteArray &bytes);
QByteArray toLine(const QJsonObject &object);

} // namespace bombshelf::format
